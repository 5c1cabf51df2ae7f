import { Checkbox } from '@base-ui/react/checkbox';
import styled from 'styled-components';

/** A choice and its words; the whole row presses. */
export const ChoiceLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  padding-block: calc(max(0px, var(--target) - var(--lh-14)) / 2);
  font-size: var(--fs-control);
  line-height: var(--lh-14);
  color: var(--text-1);
  cursor: pointer;
  &[data-disabled] {
    color: var(--text-off);
    cursor: not-allowed;
  }
`;

export const Box = styled(Checkbox.Root)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  box-sizing: border-box;
  position: relative;
  width: 16px;
  height: 16px;
  padding: 0;
  border: 1px solid var(--control-border);
  border-radius: var(--r-s);
  background: var(--surface);
  color: var(--on-accent);
  vertical-align: middle;
  cursor: pointer;
  transition: background-color var(--t-fast);
  label > & {
    margin-top: 3px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  @media (pointer: coarse) {
    &::after {
      inset: -14px;
    }
  }
  &:hover {
    border-color: var(--accent);
  }
  &[data-checked],
  &[data-indeterminate] {
    background: var(--accent);
    border-color: var(--accent);
  }
  &[data-invalid] {
    border-color: var(--danger);
  }
  &[data-disabled] {
    background: var(--surface-3);
    border-color: var(--border-strong);
    color: var(--text-3);
    cursor: not-allowed;
  }
`;

export const Mark = styled(Checkbox.Indicator)`
  display: flex;
`;
