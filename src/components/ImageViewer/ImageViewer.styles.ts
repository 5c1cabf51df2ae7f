import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

export const Popup = styled(Dialog.Popup)`
  position: fixed;
  inset: 0;
  z-index: var(--z-image-toolbar);
  display: flex;
  flex-direction: column;
  background: var(--neutral-200);
  color: var(--text-1);
  transition: opacity var(--t-open) var(--ease);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  &:focus,
  &:focus-visible {
    outline: none;
  }
  [data-theme='dark'] & {
    background: var(--bg);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
  @media print {
    &:not([data-download]) > * {
      display: none;
    }
  }
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  flex: none;
  gap: 12px;
  min-height: 52px;
  padding: 0 12px 0 20px;
  padding-top: env(safe-area-inset-top, 0px);
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  > svg {
    flex: none;
    color: var(--text-3);
  }
  @media (max-width: 560px) {
    padding-inline: 16px 8px;
    > svg {
      display: none;
    }
  }
`;

export const Heading = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Caption = styled.div`
  overflow: hidden;
  font-weight: 600;
  line-height: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Count = styled.div`
  font-size: var(--fs-12);
  line-height: 16px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;

export const Quiet = styled.span`
  ${visuallyHidden}
`;

export const Body = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
`;

/** The desk the picture lies on; the foot stays clear of the bar while the picture is whole. */
export const Stage = styled.div`
  position: absolute;
  inset: 24px 112px 96px;
  touch-action: none;
  cursor: default;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  &[data-pannable] {
    cursor: grab;
  }
  &[data-pannable]:active {
    cursor: grabbing;
  }
  /* Presses beside the whole picture count too. */
  &::before {
    content: '';
    position: absolute;
    inset: -24px -112px -96px;
  }
  @media (max-width: 1000px) {
    inset: 16px 16px 96px;
    &::before {
      inset: -16px -16px -96px;
    }
  }
`;

/** The picture's paper. Its transform is all that moves. */
export const Paper = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  background: #fff;
  box-shadow:
    0 0 0 1px rgba(22, 31, 42, 0.06),
    0 8px 24px rgba(22, 31, 42, 0.1);
  isolation: isolate;
  > img,
  > canvas {
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  &[data-glide] {
    transition: transform var(--t-open) var(--ease);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-glide] {
      transition: none;
    }
  }
`;

export const SideKey = styled.button`
  position: absolute;
  top: calc(50% - 60px);
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: var(--surface);
  color: var(--text-2);
  box-shadow: var(--shadow-pop);
  &[data-side='left'] {
    left: 32px;
  }
  &[data-side='right'] {
    right: 32px;
  }
  &:hover {
    background: var(--hover);
    color: var(--text-1);
  }
  &[aria-disabled] {
    background: var(--surface-3);
    color: var(--text-off);
    box-shadow: 0 0 0 1px var(--border);
    cursor: default;
  }
  @media (max-width: 1000px) {
    width: 44px;
    height: 44px;
    &[data-side='left'] {
      left: 8px;
    }
    &[data-side='right'] {
      right: 8px;
    }
  }
  /* Low, beside the thumbs: in the middle they would cover the picture. */
  @media (max-width: 560px) {
    top: auto;
    bottom: calc(84px + env(safe-area-inset-bottom, 0px));
  }
`;
