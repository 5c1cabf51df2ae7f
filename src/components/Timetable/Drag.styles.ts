import styled from 'styled-components';
import { cardSurface } from './Card.styles.ts';
import { columnBox } from './Timetable.styles.ts';

export const Layer = styled.div`
  position: absolute;
  inset: 0;
  z-index: 4;
  pointer-events: none;
`;

/** One column of the layer. */
export const Lane = styled.div`
  ${columnBox}
`;

/** Where it would land. */
export const Landing = styled.div`
  position: absolute;
  left: 2px;
  right: 4px;
  box-sizing: border-box;
  border-radius: var(--r-m);
  border: 1.5px dashed var(--accent);
  background: color-mix(in srgb, var(--accent-bg) 70%, transparent);
  &[data-level='ok'] {
    border-color: var(--success);
    background: color-mix(in srgb, var(--success-bg) 70%, transparent);
  }
  &[data-level='soft'] {
    border-color: var(--warning);
    background: color-mix(in srgb, var(--warning-bg) 70%, transparent);
  }
  &[data-level='hard'] {
    border-color: var(--danger);
    background: color-mix(in srgb, var(--danger-bg) 70%, transparent);
  }
`;

export const Free = styled.div`
  position: absolute;
  left: 2px;
  right: 4px;
  box-sizing: border-box;
  padding: 4px 8px;
  border-radius: var(--r-m);
  border: 1px dashed var(--success-border);
  background: color-mix(in srgb, var(--success-bg) 75%, transparent);
  color: var(--success-text);
  font-size: var(--fs-12);
  line-height: 16px;
  overflow: hidden;
`;

export const Ghost = styled.div`
  ${cardSurface}
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1;
  will-change: transform;
  /* Above the rings of the card's own state: the verdict is what counts now. */
  &&[data-level] {
    box-shadow:
      inset 0 0 0 2px var(--ring, var(--accent)),
      var(--shadow-drag);
  }
  &[data-level='ok'] {
    --ring: var(--success);
  }
  &[data-level='soft'] {
    --ring: var(--warning);
  }
  &[data-level='hard'] {
    --ring: var(--danger);
  }
  &::before {
    width: 4px;
  }
  &[data-new] {
    background: var(--surface);
    color: var(--text-1);
    --sub-bar: var(--ring, var(--accent));
  }
  &[data-glides] {
    transition: transform var(--t-fast) var(--ease);
  }
  &[data-returning] {
    transition: transform var(--t-open) var(--ease);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-glides],
    &[data-returning] {
      transition: none;
    }
  }
`;

/** 可排, 可强排, 不可排 on the ghost. */
export const Word = styled.span`
  position: absolute;
  right: 6px;
  bottom: 5px;
  height: 20px;
  padding: 0 6px;
  border-radius: var(--r-s);
  color: var(--on-danger);
  background: var(--success);
  font-size: var(--fs-12);
  font-weight: 600;
  line-height: 20px;
  white-space: nowrap;
  &[data-level='soft'] {
    background: var(--warning-text);
    color: var(--warning-bg);
  }
  &[data-level='hard'] {
    background: var(--danger);
  }
`;

export const Verdict = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  z-index: var(--z-popover);
  box-sizing: border-box;
  width: min(396px, calc(100% - 16px));
  padding: 12px 14px;
  border-radius: var(--r-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-pop);
  color: var(--text-1);
  pointer-events: none;
  &[data-level='ok'],
  &[data-level='none'] {
    width: max-content;
    padding: 8px 12px;
  }
`;

export const VerdictHead = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: var(--fs-14);
  line-height: 22px;
  font-weight: 600;
  > span {
    font-weight: 400;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  [data-level='ok'] > & {
    color: var(--success-text);
  }
  [data-level='soft'] > & {
    color: var(--warning-text);
  }
  [data-level='hard'] > & {
    color: var(--danger-text);
  }
`;

export const VerdictLine = styled.li`
  display: grid;
  grid-template-columns: 18px 1fr;
  margin-top: 8px;
  font-size: var(--fs-13);
  line-height: 20px;
  > svg {
    margin-top: 3px;
    color: var(--danger-text);
  }
  &[data-level='soft'] > svg {
    color: var(--warning-text);
  }
`;

export const VerdictMore = styled.li`
  margin: 8px 0 0 18px;
  font-size: var(--fs-13);
  line-height: 20px;
  color: var(--text-3);
`;

export const VerdictFoot = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid var(--border);
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--text-3);
  white-space: nowrap;
  > [data-outcome] {
    margin-left: auto;
    padding-left: 12px;
  }
  [data-level='ok'] > &,
  [data-level='none'] > & {
    margin-top: 4px;
    padding-top: 0;
    border: 0;
  }
`;

export const Key = styled.kbd`
  display: inline-block;
  box-sizing: border-box;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-s);
  background: var(--surface);
  font: inherit;
  font-size: var(--fs-11);
  line-height: 16px;
  text-align: center;
`;
