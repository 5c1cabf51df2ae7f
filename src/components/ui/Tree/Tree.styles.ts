import styled from 'styled-components';
import { rowText } from '../shared/popup.styles.ts';
import { visuallyHidden } from '../shared/visuallyHidden.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  color: var(--text-1);
  [role='tree'] {
    border-radius: var(--r-m);
    outline: none;
    overscroll-behavior: contain;
  }
  /* The ring stands round the row that has the keyboard. */
  [role='tree']:focus-visible {
    outline: none;
  }
  &[data-dragging] [role='tree'] {
    cursor: grabbing;
  }
`;

export const Row = styled.div`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 6px;
  padding-right: 8px;
  border-radius: var(--r-m);
  user-select: none;
  cursor: default;
  white-space: nowrap;
  &[data-pressable] {
    cursor: pointer;
  }
  &:hover {
    background: var(--hover);
  }
  &[aria-selected='true'] {
    background: var(--accent-bg-2);
    color: var(--accent-text);
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    color: var(--text-off);
    cursor: not-allowed;
  }
  [role='tree']:focus-visible > &[data-active] {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  &[data-dragged] {
    opacity: 0.35;
    outline: 1px dashed var(--border-strong);
    outline-offset: -1px;
  }
  &[data-drop='inside'] {
    background: var(--accent-bg);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  &[data-drop='before'] {
    box-shadow: inset 0 2px 0 var(--accent);
  }
  &[data-drop='after'] {
    box-shadow: inset 0 -2px 0 var(--accent);
  }
`;

/** Chevron, ring while loading, or the empty place of a leaf. */
export const Turn = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 20px;
  height: 100%;
  color: var(--text-3);
  cursor: inherit;
  &[data-part] {
    cursor: pointer;
  }
  > svg {
    transition: transform var(--t-fast);
  }
  [aria-expanded='true'] > & > svg[data-chevron] {
    transform: rotate(90deg);
  }
`;

/** The box of a checkable row: a picture of the row's own state, no control in a control. */
export const Check = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  box-sizing: border-box;
  width: 16px;
  height: 16px;
  margin-right: 2px;
  border: 1px solid var(--control-border);
  border-radius: var(--r-s);
  background: var(--surface);
  color: var(--on-accent);
  cursor: pointer;
  &[data-state='all'],
  &[data-state='some'] {
    border-color: var(--accent);
    background: var(--accent);
  }
  [aria-disabled='true'] > & {
    border-color: var(--border-strong);
    background: var(--surface-3);
    color: var(--text-3);
    cursor: not-allowed;
  }
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--text-3);
  [aria-selected='true'] > & {
    color: inherit;
  }
`;

export const Words = styled.span`
  ${rowText}
`;

export const Note = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  font-weight: 400;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  &[data-failed] {
    color: var(--danger-text);
  }
`;

export const Grip = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  height: 100%;
  margin-right: -4px;
  color: var(--text-3);
  cursor: grab;
  touch-action: none;
  opacity: 0;
  ${Row}:hover &,
  ${Row}[data-active] & {
    opacity: 1;
  }
  @media (pointer: coarse) {
    padding: 0 8px;
    opacity: 1;
  }
`;

/** What follows the pointer. */
export const Ghost = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  z-index: var(--z-drag);
  padding: 4px 10px;
  border-radius: var(--r-m);
  background: var(--surface-raised);
  box-shadow: var(--shadow-drag);
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  pointer-events: none;
`;

export const Said = styled.div`
  ${visuallyHidden}
`;
