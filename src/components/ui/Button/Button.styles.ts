import styled, { css } from 'styled-components';

/** One skin for `<button>` and `<a>`; what differs hangs on data-variant, data-size, aria-disabled. */
export const buttonSkin = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  position: relative;
  box-sizing: border-box;
  min-width: 0;
  height: var(--h-m);
  padding: 0 12px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  color: var(--text-1);
  font-family: inherit;
  font-size: var(--fs-14);
  font-weight: 400;
  line-height: 1;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--t-fast),
    border-color var(--t-fast),
    color var(--t-fast);

  > svg {
    flex: none;
    margin-left: -2px;
    color: var(--text-3);
  }
  > svg:last-child:not(:first-child) {
    margin: 0 -4px 0 -2px;
  }
  &:hover {
    background: var(--hover);
  }
  &:active {
    background: var(--surface-3);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  &[data-variant='primary'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
    &:hover {
      background: var(--accent-hover);
      border-color: var(--accent-hover);
    }
    &:active {
      background: var(--accent-press);
      border-color: var(--accent-press);
    }
  }
  &[data-variant='danger'] {
    background: var(--danger);
    border-color: var(--danger);
    color: var(--on-danger);
    font-weight: 600;
    &:hover {
      background: var(--danger-hover);
      border-color: var(--danger-hover);
    }
  }
  &[data-variant='danger-quiet'] {
    color: var(--danger-text);
    border-color: var(--danger-border);
    &:hover {
      background: var(--danger-bg);
    }
  }
  &[data-variant='quiet'] {
    border-color: transparent;
    background: transparent;
    color: var(--text-2);
    &:hover {
      background: var(--hover);
    }
  }
  &[data-variant='text'] {
    border-color: transparent;
    background: transparent;
    color: var(--accent-text);
    padding: 0 6px;
    &:hover {
      background: var(--accent-bg);
    }
  }
  &[data-variant='primary'] > svg,
  &[data-variant='danger'] > svg,
  &[data-variant='danger-quiet'] > svg,
  &[data-variant='text'] > svg {
    color: inherit;
  }

  &[data-size='s'] {
    height: var(--h-s);
    padding: 0 10px;
    font-size: var(--fs-13);
  }
  &[data-size='s'][data-variant='text'] {
    padding: 0 4px;
  }
  &[data-size='l'] {
    height: var(--h-l);
    padding: 0 20px;
    font-size: var(--fs-16);
  }
  &[data-size='xl'] {
    height: var(--h-xl);
    padding: 0 24px;
    border-radius: var(--r-l);
    font-size: var(--fs-16);
  }
  &[data-block] {
    display: flex;
    width: 100%;
  }
  &[data-icon-only] {
    width: var(--h-m);
    padding: 0;
    > svg {
      margin: 0;
    }
    &[data-size='s'] {
      width: var(--h-s);
    }
    &[data-size='l'] {
      width: var(--h-l);
    }
    &[data-size='xl'] {
      width: var(--h-xl);
    }
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--surface-3);
    border-color: var(--border);
    color: var(--text-off);
    cursor: not-allowed;
    > svg {
      color: inherit;
    }
    &[data-variant='text'],
    &[data-variant='quiet'] {
      background: transparent;
      border-color: transparent;
    }
  }
`;

export const ButtonElement = styled.button`
  ${buttonSkin}
`;

export const LinkElement = styled.a`
  ${buttonSkin}
`;

export const WithReason = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

export const Reason = styled.span`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;
