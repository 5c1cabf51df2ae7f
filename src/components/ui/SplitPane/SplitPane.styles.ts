import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  min-width: 0;
  min-height: 0;
  &[data-direction='vertical'] {
    flex-direction: column;
  }
`;

export const First = styled.div`
  flex: 0 1 var(--split);
  min-width: 0;
  min-height: 0;
  overflow: auto;
  [data-collapsed] > & {
    display: none;
  }
`;

export const Second = styled.div`
  flex: 1 1 0;
  min-width: var(--split-rest);
  min-height: 0;
  overflow: auto;
  [data-direction='vertical'] > & {
    min-width: 0;
    min-height: var(--split-rest);
  }
`;

export const Divider = styled.div`
  position: relative;
  flex: none;
  align-self: stretch;
  width: 1px;
  background: var(--border);
  cursor: col-resize;
  touch-action: none;
  &::before {
    content: '';
    position: absolute;
    z-index: var(--z-sticky);
    inset: 0 -5px;
  }
  @media (pointer: coarse) {
    &::before {
      inset: 0 -22px;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0 -1px;
    background: var(--accent);
    opacity: 0;
    transition: opacity var(--t-fast);
  }
  &:hover::after,
  &[data-dragging]::after {
    opacity: 1;
  }
  [data-direction='vertical'] > div > & {
    width: auto;
    height: 1px;
    cursor: row-resize;
    &::before {
      inset: -5px 0;
    }
    &::after {
      inset: -1px 0;
    }
    @media (pointer: coarse) {
      &::before {
        inset: -22px 0;
      }
    }
  }
`;

export const Fold = styled.button`
  position: absolute;
  z-index: calc(var(--z-sticky) + 1);
  top: 50%;
  left: -8px;
  display: flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  width: 16px;
  height: 32px;
  padding: 0;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-m);
  background: var(--surface);
  color: var(--text-3);
  transform: translateY(-50%);
  cursor: pointer;
  &:hover {
    background: var(--hover);
    color: var(--text-1);
  }
  &::after {
    content: '';
    position: absolute;
    inset: -6px -4px;
  }
  [data-collapsed] > div > & {
    left: 0;
  }
  [data-direction='vertical'] > div > & {
    top: -8px;
    left: 50%;
    width: 32px;
    height: 16px;
    transform: translateX(-50%);
  }
  [data-direction='vertical'][data-collapsed] > div > & {
    top: 0;
  }
`;

/** The divider and its key: beside each other, for a control may not stand in a separator. */
export const Edge = styled.div`
  position: relative;
  display: flex;
  flex: none;
  [data-direction='vertical'] > & {
    flex-direction: column;
  }
`;
