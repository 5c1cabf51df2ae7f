import { css } from 'styled-components';

/** The table's own small controls in cells: openers and boxes. */
export const widgetStyles = css`
  .dt-branch {
    display: flex;
    align-items: center;
    flex: none;
    justify-content: flex-end;
    height: 100%;
    padding-right: 4px;
  }
  .dt-toggle {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: var(--r-s);
    outline-offset: -2px;
    color: var(--text-3);
    > svg {
      transition: transform var(--t-fast);
    }
    &[aria-expanded='true'] > svg,
    &[data-open] > svg {
      transform: rotate(90deg);
    }
    &:hover {
      background: var(--surface-3);
      color: var(--text-1);
    }
    @media (prefers-reduced-motion: reduce) {
      > svg {
        transition: none;
      }
    }
  }
  .dt-box {
    appearance: none;
    display: grid;
    place-content: center;
    box-sizing: border-box;
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid var(--control-border);
    border-radius: var(--r-s);
    background: var(--surface);
    color: var(--on-accent);
    cursor: pointer;
    &:hover {
      border-color: var(--accent);
    }
    &:checked,
    &:indeterminate {
      border-color: var(--accent);
      background: var(--accent);
    }
    &:checked::before {
      content: '';
      width: 9px;
      height: 5px;
      margin-top: -2px;
      border: solid currentColor;
      border-width: 0 0 2px 2px;
      transform: rotate(-45deg);
    }
    &:indeterminate::before {
      content: '';
      width: 8px;
      height: 2px;
      margin: 0;
      border: 0;
      background: currentColor;
      transform: none;
    }
    &:disabled {
      border-color: var(--border-strong);
      background: var(--surface-3);
      cursor: not-allowed;
    }
  }
`;
