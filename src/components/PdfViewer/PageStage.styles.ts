import styled from 'styled-components';

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  @media print {
    position: static;
  }
`;

/** Scrolls the page. The room left and right is for the round keys; the foot stays clear of the bar. */
export const Scroller = styled.section`
  position: absolute;
  inset: 0;
  display: flex;
  overflow: auto;
  scrollbar-gutter: stable both-edges;
  padding: 28px 112px 96px;
  overscroll-behavior: contain;
  touch-action: pan-x pan-y;

  &:focus-visible {
    outline: 2px solid var(--pv-accent);
    outline-offset: -2px;
  }
  @container pdf-viewer (max-width: 1000px) {
    padding: 16px 16px 96px;
  }
  @container pdf-viewer (max-width: 560px) {
    padding: 12px 12px 88px;
  }
  @media print {
    position: static;
    overflow: visible;
    padding: 0;
  }
`;

/** The page's paper. Auto margins centre it and, unlike centring by flex, keep its left edge reachable when it is wide. */
export const Box = styled.div`
  position: relative;
  flex: none;
  margin: auto;
  isolation: isolate;
  background: #fff;
  box-shadow:
    0 0 0 1px rgba(22, 31, 42, 0.06),
    0 8px 24px rgba(22, 31, 42, 0.1);
  -webkit-touch-callout: none;

  &[hidden] {
    display: none;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  > div:first-child {
    position: absolute;
    inset: 0;
  }
  &:not([data-copyable]) {
    user-select: none;
    -webkit-user-select: none;
  }
  @media print {
    width: 100% !important;
    height: auto !important;
    box-shadow: none;
    > div:first-child {
      position: static;
    }
    canvas {
      height: auto;
    }
  }
`;

/** Round keys at both sides; the bar holds the same two for keyboard and screen reader. */
export const SideKey = styled.button`
  position: absolute;
  top: calc(50% - 44px);
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--pv-surface);
  color: var(--pv-text-2);
  box-shadow: var(--pv-pop);
  cursor: pointer;

  &[data-side='left'] {
    left: 48px;
  }
  &[data-side='right'] {
    right: 48px;
  }
  &:hover {
    color: var(--pv-text-1);
    background: var(--pv-hover);
  }
  &:disabled {
    opacity: 0.45;
    box-shadow: 0 0 0 1px var(--pv-border);
    cursor: default;
  }
  @container pdf-viewer (max-width: 1000px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
