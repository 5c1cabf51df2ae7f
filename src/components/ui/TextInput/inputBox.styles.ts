import styled, { css } from 'styled-components';

/** The frame every typed control shares: border, focus, error, disabled, filter chip. */
export const inputBoxSkin = css`
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  position: relative;
  width: 100%;
  min-width: 0;
  height: var(--h-m);
  padding: 0 10px;
  border: 1px solid var(--control-border);
  border-radius: var(--r-m);
  background: var(--surface);
  color: var(--text-1);
  font-size: var(--fs-control);
  line-height: var(--lh-14);
  text-align: left;
  transition:
    border-color var(--t-fast),
    box-shadow var(--t-fast);

  &[data-size='s'] {
    height: var(--h-s);
    font-size: var(--fs-13);
    padding: 0 8px;
  }
  &[data-size='l'] {
    height: var(--h-l);
  }
  &[data-size='xl'] {
    height: var(--h-xl);
    padding: 0 14px;
    border-radius: var(--r-l);
    font-size: var(--fs-16);
  }
  &[data-look='filter'] {
    border-color: var(--border-strong);
  }
  &[data-look='filter'][data-set] {
    border-color: var(--accent-border);
    background: var(--accent-bg);
    color: var(--accent-text);
  }
  &:hover:not([data-disabled], [data-invalid], :focus-within) {
    border-color: var(--text-3);
  }
  &:focus-within,
  &:focus-visible,
  &[data-popup-open] {
    outline: none;
    border-color: var(--accent);
    box-shadow: 0 0 0 3px var(--accent-bg-2);
  }
  &[data-invalid] {
    border-color: var(--danger);
  }
  &[data-invalid]:focus-within,
  &[data-invalid]:focus-visible {
    box-shadow: 0 0 0 3px var(--danger-bg);
  }
  &[data-disabled] {
    background: var(--surface-3);
    border-color: var(--border);
    color: var(--text-off);
    cursor: not-allowed;
  }
  > svg {
    flex: none;
    color: var(--text-3);
  }
  &[data-look='filter'][data-set] > svg,
  &[data-disabled] > svg {
    color: inherit;
  }
`;

export const InputBox = styled.span`
  ${inputBoxSkin}
`;

export const BareInput = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  font: inherit;
  color: inherit;
  text-overflow: ellipsis;
  &:focus,
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: var(--text-off);
  }
  &:disabled::placeholder {
    color: var(--text-off);
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  color: var(--text-3);
  white-space: nowrap;
`;

/** A small press inside the frame: clear, open, show the password. */
export const InnerButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin-right: -4px;
  padding: 0;
  border: 0;
  border-radius: var(--r-s);
  background: transparent;
  color: var(--text-3);
  cursor: pointer;
  &:hover {
    background: var(--hover);
    color: var(--text-1);
  }
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  &:disabled {
    cursor: not-allowed;
    color: var(--text-off);
  }
`;
