import styled from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

export const Root = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
  background: var(--surface);
  --hour-w: 64px;
`;

/** The one scrolling box: heads stick to its top, hours to its left. */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding: var(--head-h) 0 8px var(--hour-w);
  scrollbar-width: thin;
`;

export const Grid = styled.div`
  position: relative;
  min-width: max(100%, var(--grid-min));
  width: max(100%, var(--grid-min));
  &[data-dragging='move'] {
    cursor: grabbing;
  }
  &[data-dragging='resize'] {
    cursor: ns-resize;
  }
  &[data-dragging] [data-card] {
    cursor: inherit;
  }
`;

/** Anything that spans columns; `--i` first column, `--n` all columns, `--span` how many. */
export const columnBox = `
  position: absolute;
  top: 0;
  bottom: 0;
  left: calc(var(--hour-w) + (100% - var(--hour-w)) * var(--i) / var(--n));
  width: calc((100% - var(--hour-w)) * var(--span, 1) / var(--n));
`;

export const Body = styled.div`
  position: relative;
  height: var(--grid-h);
  user-select: none;
`;

export const Hours = styled.div`
  position: sticky;
  left: 0;
  z-index: 5;
  width: var(--hour-w);
  height: 100%;
  background: var(--surface);
  > [data-mark] {
    position: absolute;
    right: 8px;
    font-size: var(--fs-11);
    line-height: 16px;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
    transform: translateY(-8px);
  }
  > [data-covered] {
    visibility: hidden;
  }
`;

/** The time in the hour column: now, or where the ghost would land. */
export const HourLabel = styled.b`
  position: absolute;
  right: 6px;
  z-index: 1;
  padding: 0 5px;
  border-radius: var(--r-s);
  background: var(--danger);
  color: var(--on-danger);
  font-size: var(--fs-11);
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  transform: translateY(-9px);
  &[data-level] {
    right: 2px;
    z-index: 2;
  }
  &[data-level='none'] {
    background: var(--accent);
    color: var(--on-accent);
  }
  &[data-level='ok'] {
    background: var(--success);
    color: var(--on-accent);
  }
  &[data-level='soft'] {
    background: var(--warning-text);
    color: var(--warning-bg);
  }
`;

export const Column = styled.div`
  ${columnBox}
  box-sizing: border-box;
  border-left: 1px solid var(--border);
  background-image: linear-gradient(var(--border), var(--border));
  background-image: repeating-linear-gradient(
    to bottom,
    transparent 0 calc(var(--hour-h) - 1px),
    var(--border) calc(var(--hour-h) - 1px) var(--hour-h)
  );
  &[data-group-start] {
    border-left-color: var(--border-strong);
  }
  &[data-holiday] {
    background-color: color-mix(in srgb, var(--warning-bg) 45%, var(--surface));
  }
  &[data-today] {
    background-color: color-mix(in srgb, var(--accent-bg) 60%, var(--surface));
  }
`;

export const ColumnInner = styled.div`
  position: absolute;
  inset: 0 2px 0 0;
`;

export const Slot = styled.button`
  position: absolute;
  left: 2px;
  right: 2px;
  border-radius: var(--r-m);
  &:focus-visible {
    outline: 2px dashed var(--accent);
    outline-offset: -2px;
    background: var(--accent-bg);
  }
`;

export const Block = styled.div`
  position: absolute;
  left: 2px;
  right: 2px;
  box-sizing: border-box;
  padding: 5px 8px;
  border-radius: var(--r-m);
  overflow: hidden;
  background: repeating-linear-gradient(135deg, var(--surface-3) 0 5px, var(--surface-2) 5px 10px);
  box-shadow: inset 0 0 0 1px var(--border);
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 16px;
  pointer-events: none;
  > b {
    display: block;
  }
`;

/** Behind the cards, across the grid. */
export const NowFaint = styled.div`
  position: absolute;
  left: var(--hour-w);
  right: 0;
  height: 1px;
  background: color-mix(in srgb, var(--danger) 40%, transparent);
  pointer-events: none;
`;

/** Over today's cards; behind them where every column is today, so that it strikes through no text. */
export const NowLine = styled.div`
  position: absolute;
  left: 0;
  right: -2px;
  z-index: 2;
  height: 2px;
  margin-top: -1px;
  background: var(--danger);
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    left: -4px;
    top: -3px;
    width: 8px;
    height: 8px;
    border-radius: var(--r-full);
    background: var(--danger);
  }
  /* The hour column would cover half of it. */
  [data-column='0'] &::before {
    left: 0;
  }
  &[data-behind] {
    z-index: 0;
  }
  :not([data-column='0']) > * > &[data-behind]::before {
    display: none;
  }
`;

export const EmptyNote = styled.div`
  position: absolute;
  left: var(--hour-w);
  right: 0;
  top: 96px;
  text-align: center;
  color: var(--text-3);
  font-size: var(--fs-13);
  pointer-events: none;
`;

export const Bone = styled.span`
  position: absolute;
  left: 2px;
  right: 2px;
  border-radius: var(--r-m);
  background: var(--skeleton);
  animation: jiaowu-pulse 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Said = styled.div`
  ${visuallyHidden}
`;
