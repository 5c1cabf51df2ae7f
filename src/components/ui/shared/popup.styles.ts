import { css } from 'styled-components';

/** Opening and closing of what floats; Base UI sets data-starting-style and data-ending-style. */
export const popupMotion = css`
  transition:
    opacity var(--t-open) var(--ease),
    transform var(--t-open) var(--ease);
  transform-origin: var(--transform-origin);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.97);
  }
`;

export const popupSurface = css`
  box-sizing: border-box;
  background: var(--surface);
  color: var(--text-1);
  border-radius: var(--r-l);
  box-shadow: var(--shadow-pop);
  &:focus-visible {
    outline: none;
  }
`;

/** A list inside a popup and its rows (select, combobox, menu). */
export const popupList = css`
  padding: 4px;
  max-height: min(var(--available-height, 320px), 320px);
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
`;

export const popupRow = css`
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  min-height: max(32px, var(--target));
  padding: 4px 8px;
  border-radius: var(--r-m);
  cursor: default;
  user-select: none;
  outline: none;
  color: inherit;
  text-decoration: none;
  > svg {
    flex: none;
    color: var(--text-3);
  }
  &[data-highlighted] {
    background: var(--hover);
  }
  &[data-selected] {
    color: var(--accent-text);
    font-weight: 600;
    > svg {
      color: inherit;
    }
  }
  &[data-disabled] {
    color: var(--text-off);
    cursor: not-allowed;
    > svg {
      color: inherit;
    }
  }
`;

export const rowText = css`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const rowNote = css`
  flex: none;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  font-weight: 400;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;
