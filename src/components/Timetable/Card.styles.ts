import styled, { css } from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

/** The look of a lesson, shared by the card, its ghost and the print. */
export const cardSurface = css`
  /* A button centres its content; lines start at the top. */
  display: flex;
  flex-direction: column;
  align-items: stretch;
  justify-content: flex-start;
  box-sizing: border-box;
  border-radius: var(--r-m);
  overflow: hidden;
  padding: 4px 6px 4px 10px;
  font-size: var(--fs-12);
  line-height: 16px;
  text-align: left;
  background: var(--sub-bg);
  color: var(--sub-tx);
  box-shadow: inset 0 0 0 1px var(--sub-bd);
  --title-lh: 18px;
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: var(--sub-bar);
  }
  &[data-lines='3'] {
    padding-top: 2px;
    --title-lh: 17px;
  }
  &[data-lines='2'] {
    padding-top: 2px;
    --title-lh: 16px;
  }
  &[data-tight] {
    padding-top: 1px;
    padding-bottom: 0;
    line-height: 15px;
    --title-lh: 15px;
  }
  &[data-lines='3'][data-tight] {
    line-height: 14px;
  }
  &[data-lines='2'][data-tight] {
    padding-top: 0;
    line-height: 13px;
    font-size: var(--fs-11);
    --title-lh: 14px;
  }
  &[data-lines='1'] {
    justify-content: center;
    /* A quarter of an hour is lower than its one line. */
    min-height: 16px;
    padding: 0 6px 0 10px;
    border-radius: var(--r-s);
    font-size: var(--fs-11);
    line-height: 12px;
    --title-lh: 12px;
  }
  &[data-narrow] {
    padding-left: 8px;
    padding-right: 3px;
  }
  &[data-narrow='tiny'] {
    padding-left: 5px;
    padding-right: 0;
    font-size: var(--fs-11);
    letter-spacing: -0.4px;
  }
  &[data-state='rolled'] {
    background: color-mix(in srgb, var(--sub-bg) 55%, var(--surface));
  }
  &[data-state='running'] {
    box-shadow: inset 0 0 0 1.5px var(--sub-bar);
  }
  &[data-state='overdue'],
  &[data-conflict='hard'] {
    box-shadow: inset 0 0 0 1.5px var(--danger);
  }
  &[data-conflict='soft'] {
    box-shadow: inset 0 0 0 1.5px var(--warning);
  }
  &[data-state='cancelled'],
  &[data-state='substituted'] {
    background: repeating-linear-gradient(135deg, var(--surface-3) 0 4px, var(--surface) 4px 8px);
    color: var(--text-3);
    box-shadow: inset 0 0 0 1px var(--border-strong);
    --sub-bar: var(--neutral-400);
    --sub-bd: var(--border-strong);
  }
`;

export const Card = styled.button`
  ${cardSurface}
  position: absolute;
  cursor: pointer;
  user-select: none;
  -webkit-touch-callout: none;
  /* Lifts the whole card, text included, above the faint now line. */
  z-index: 1;
  &[data-liftable] {
    cursor: grab;
  }
  &:hover {
    filter: brightness(0.985);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    z-index: 4;
  }
  &[data-selected] {
    box-shadow:
      0 0 0 2px var(--surface),
      0 0 0 4px var(--accent);
    z-index: 3;
  }
  &[data-mark='lifted'] {
    opacity: 0.35;
    box-shadow: none;
    outline: 1.5px dashed var(--sub-bar);
    outline-offset: -2px;
  }
  &[data-mark='hit-hard'] {
    box-shadow: 0 0 0 2px var(--danger);
    z-index: 2;
  }
  &[data-mark='hit-soft'] {
    box-shadow: 0 0 0 2px var(--warning);
    z-index: 2;
  }
  &[data-pending] {
    box-shadow:
      inset 0 0 0 1px var(--sub-bd),
      0 0 0 2px var(--accent-border);
    z-index: 2;
  }
`;

/** What is seen of a control whose name is a full sentence: only the sentence is heard. */
export const Seen = styled.span`
  display: contents;
`;

/**
 * The sentence. Text inside rather than aria-label: a label that repeats the visible words in another order fails
 * label-content-name-mismatch.
 */
export const Sentence = styled.span`
  ${visuallyHidden}
`;

/** Bottom edge that changes the end. */
export const Handle = styled.span`
  position: absolute;
  inset: auto 0 0 0;
  height: 6px;
  cursor: ns-resize;
`;

export const More = styled.button`
  position: absolute;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding-top: 4px;
  border-radius: var(--r-m);
  background: var(--surface-2);
  color: var(--text-2);
  font-size: var(--fs-11);
  line-height: 16px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  box-shadow: inset 0 0 0 1px var(--border-strong);
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    z-index: 4;
  }
`;
