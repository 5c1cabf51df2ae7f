import { Progress } from '@base-ui/react/progress';
import styled, { keyframes } from 'styled-components';

const travel = keyframes`
  from { transform: translateX(-100%) scaleX(.4); }
  to { transform: translateX(250%) scaleX(.4); }
`;

export const Root = styled(Progress.Root)`
  --progress: var(--accent);
  display: flex;
  align-items: center;
  gap: 16px;
  position: relative;
  min-width: 0;
  &[data-tone='success'] {
    --progress: var(--success);
  }
  &[data-tone='warning'] {
    --progress: var(--warning);
  }
  &[data-tone='danger'] {
    --progress: var(--danger);
  }
  &[data-shape='circle'] {
    display: inline-flex;
    flex: none;
    justify-content: center;
  }
`;

export const Line = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Track = styled.span`
  display: block;
  height: 4px;
  border-radius: 2px;
  background: var(--track);
  overflow: hidden;
`;

export const Fill = styled.span`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: 2px;
  background: var(--progress);
  transform-origin: left;
  transition: transform var(--t-open) var(--ease);
  [data-indeterminate] & {
    animation: ${travel} 1.4s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-indeterminate] & {
      animation: none;
      transform: scaleX(0.4);
    }
  }
`;

export const Words = styled.span`
  flex: none;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Circle = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 8;
  [data-indeterminate] > & {
    animation: jiaowu-spin 1.2s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-indeterminate] > & {
      animation: none;
    }
  }
`;

export const Ring = styled.circle`
  stroke: var(--track);
`;

export const Arc = styled.circle`
  stroke: var(--progress);
  stroke-linecap: round;
  &[data-empty] {
    stroke: none;
  }
`;

export const CircleWords = styled.span`
  position: relative;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  font-weight: 600;
  color: var(--text-1);
  font-variant-numeric: tabular-nums;
`;
