import styled from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';
import { LabelledField } from './FormField.styles.ts';

export const Root = styled(LabelledField)`
  position: relative;
  /* The label stands over rows, not over one control. */
  > :first-child {
    margin-bottom: 8px;
  }
  &[data-label-hidden] > :first-child {
    ${visuallyHidden}
  }
`;

export const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;

export const Row = styled.li`
  position: relative;
  min-width: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  &[data-carried] {
    opacity: 0.5;
    border-style: dashed;
  }
  /* Where the carried row would come to lie. */
  &[data-drop]::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    height: 2px;
    border-radius: 1px;
    background: var(--accent);
  }
  &[data-drop='before']::after {
    top: -6px;
  }
  &[data-drop='after']::after {
    bottom: -6px;
  }
`;

export const RowHead = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 40px;
  padding: 0 8px 0 4px;
  border-bottom: 1px solid var(--border);
  border-radius: var(--r-l) var(--r-l) 0 0;
  background: var(--surface-2);
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  font-weight: 600;
  color: var(--text-1);
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

/** The grip; a finger on it carries the row instead of scrolling the page. */
export const Grip = styled.span`
  display: inline-flex;
  touch-action: none;
  > button {
    cursor: grab;
    color: var(--text-3);
  }
  &[data-carrying] > button {
    cursor: grabbing;
  }
`;

export const RowBody = styled.div`
  padding: 12px 16px 16px;
  @media (max-width: 767px) {
    padding: 12px;
  }
`;

export const RowName = styled.span`
  padding-left: 4px;
`;

export const Heard = styled.span`
  ${visuallyHidden}
`;
