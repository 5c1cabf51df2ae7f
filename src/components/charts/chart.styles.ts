import styled from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  margin: 0;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  color: var(--text-1);
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: var(--h-s);
`;

export const Title = styled.figcaption`
  min-width: 0;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  font-weight: 600;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Unit = styled.span`
  flex: none;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  :not([data-hidden]) + & {
    margin-left: 4px;
  }
`;

/** Keeps the tools at the right. */
export const Push = styled.span`
  flex: 1;
`;

export const Problem = styled.p`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--danger-text);
`;

export const Body = styled.div`
  position: relative;
  min-width: 0;
`;

export const Plot = styled.div`
  position: absolute;
  inset: 0;
  &[data-away] {
    display: none;
  }
`;

export const Centre = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: auto;
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`;

export const WaitingBars = styled.div`
  position: absolute;
  inset: 12px 0 0;
  display: flex;
  align-items: flex-end;
  gap: 4%;
  padding: 0 2% 1px;
  border-bottom: 1px solid var(--border);
`;

export const Scroll = styled.div`
  ${visuallyHidden}
  &[data-shown] {
    position: static;
    width: auto;
    height: 100%;
    margin: 0;
    overflow: auto;
    clip-path: none;
    border: 1px solid var(--border);
    border-radius: var(--r-m);
  }
`;

export const Table = styled.table`
  width: 100%;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 6px 12px;
    border-bottom: 1px solid var(--border);
    text-align: right;
    white-space: nowrap;
    font-weight: 400;
  }
  th:first-child,
  td:first-child {
    text-align: left;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--surface-2);
    color: var(--text-3);
    font-size: var(--fs-12);
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  caption {
    ${visuallyHidden}
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  min-width: 0;
`;

export const LegendButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: max(24px, var(--target));
  border-radius: var(--r-s);
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-2);
  cursor: pointer;
  > svg {
    flex: none;
  }
  &:hover {
    color: var(--text-1);
  }
  &[aria-pressed='false'] {
    color: var(--text-3);
    text-decoration: line-through;
    > svg {
      opacity: 0.35;
    }
  }
`;

export const HeatScale = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  &::before {
    content: '';
    order: 1;
    width: 96px;
    height: 8px;
    border-radius: var(--r-s);
    background: linear-gradient(to right, var(--accent-bg-2), var(--accent));
  }
  > :last-child {
    order: 2;
  }
`;
