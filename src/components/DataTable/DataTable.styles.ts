import styled, { keyframes } from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  min-height: 0;
  /* A table that nobody gives a height never mounts more than a screen of rows. */
  max-height: 100dvh;
  overflow: hidden;
  background: var(--surface);
  color: var(--text-1);
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  &[data-fill] {
    flex: 1 1 auto;
    height: 100%;
    max-height: none;
  }
  &[data-frame='card'] {
    border: 1px solid var(--border);
    border-radius: var(--r-l);
  }
`;

export const Viewport = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 0 1 auto;
  min-height: 0;
  [data-fill] > & {
    flex: 1;
  }
`;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/** Thin line while newer rows are read; the old ones stay. */
export const Progress = styled.div`
  position: absolute;
  z-index: calc(var(--z-sticky) + 1);
  top: 0;
  left: 0;
  right: 0;
  height: 2px;
  overflow: hidden;
  background: var(--accent-bg-2);
  &::after {
    content: '';
    display: block;
    width: 30%;
    height: 100%;
    background: var(--accent);
    animation: ${run} 1.2s linear infinite;
    @media (prefers-reduced-motion: reduce) {
      width: 100%;
      opacity: 0.6;
      animation: none;
    }
  }
`;

export const Said = styled.div`
  ${visuallyHidden}
`;

export const Footer = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  flex: none;
  box-sizing: border-box;
  min-height: var(--pager-h);
  padding: 6px 12px;
  border-top: 1px solid var(--border);
  font-variant-numeric: tabular-nums;
  color: var(--text-2);
  [data-frame='page'] > & {
    padding: 6px 24px;
  }
  @media (max-width: 640px) {
    flex-wrap: wrap;
    gap: 4px 12px;
    [data-frame='page'] > & {
      padding: 6px 16px;
    }
  }
`;

export const FooterWords = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-width: 0;
`;

export const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 12px;
  border-bottom: 1px solid var(--warning-border);
  background: var(--warning-bg);
  color: var(--warning-text);
  > svg {
    flex: none;
  }
  > span {
    flex: 1;
    min-width: 0;
  }
`;
