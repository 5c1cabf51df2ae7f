import styled, { css } from 'styled-components';

const editor = css`
  box-sizing: border-box;
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 28px;
  margin: 0 -8px;
  padding: 0 7px;
  border: 1px solid var(--accent);
  border-radius: var(--r-m);
  background: var(--surface);
  color: var(--text-1);
  font-size: var(--fs-13);
  box-shadow: 0 0 0 2px var(--accent-bg-2);
  &:focus-visible {
    outline: none;
  }
  &[aria-invalid] {
    border-color: var(--danger);
    box-shadow: 0 0 0 2px var(--danger-bg);
  }
  &[data-numeric] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    height: 40px;
    font-size: var(--fs-16);
  }
`;

export const EditBox = styled.input`
  ${editor}
`;

export const EditChoiceBox = styled.select`
  ${editor}
`;

/** What was typed and refused stays in the cell, marked. */
export const Failed = styled.span`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  margin: 0 -6px;
  padding: 0 5px;
  border: 1px solid var(--danger-border);
  border-radius: var(--r-s);
  background: var(--danger-bg);
  color: var(--danger-text);
`;
