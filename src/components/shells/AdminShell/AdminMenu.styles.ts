import styled from 'styled-components';

export const Side = styled.nav`
  position: sticky;
  top: 48px;
  display: flex;
  flex-direction: column;
  height: calc(100vh - 48px);
  height: calc(100dvh - 48px);
  padding: 12px 8px;
  overflow: hidden;
  background: var(--surface-2);
  border-right: 1px solid var(--border);
  &[data-collapsed] {
    align-items: center;
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  width: 100%;
  margin-top: 12px;
  overflow-y: auto;
  scrollbar-width: thin;
`;

export const First = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 36px;
  margin-bottom: 2px;
  padding: 0 8px;
  border-radius: var(--r-m);
  font-size: var(--fs-14);
  color: var(--text-2);
  text-align: left;
  > svg {
    flex: none;
    color: var(--text-3);
  }
  > svg:last-child:not(:first-child) {
    margin-left: auto;
    transition: transform var(--t-fast);
  }
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-expanded='true'] {
    color: var(--text-1);
    font-weight: 600;
  }
  &[aria-expanded='true'] > svg:first-child {
    color: var(--accent);
  }
  &[aria-expanded='true'] > svg:last-child:not(:first-child) {
    transform: rotate(90deg);
  }
  &[aria-current],
  &[data-holds-current] {
    background: var(--accent-bg-2);
    color: var(--accent-text);
    font-weight: 600;
  }
  &[aria-current] > svg,
  &[data-holds-current] > svg {
    color: inherit;
  }
  [data-collapsed] & {
    width: 40px;
    height: 40px;
    padding: 0;
    justify-content: center;
  }
`;

export const Second = styled.a`
  display: flex;
  align-items: center;
  height: 32px;
  margin-bottom: 2px;
  padding: 0 8px 0 34px;
  border-radius: var(--r-m);
  font-size: var(--fs-13);
  color: var(--text-2);
  &[href]:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: var(--accent-bg-2);
    color: var(--accent-text);
    font-weight: 600;
  }
`;

/** A page the host does not have yet: named, so the tree reads the same everywhere, but not a link. */
export const Unbuilt = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 32px;
  margin-bottom: 2px;
  padding: 0 8px 0 34px;
  font-size: var(--fs-13);
  color: var(--text-3);
`;

export const Soon = styled.small`
  font-size: var(--fs-11);
  color: var(--text-3);
`;

export const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  width: 100%;
  height: 32px;
  margin-top: 8px;
  padding: 0 8px;
  border-radius: var(--r-m);
  font-size: var(--fs-13);
  color: var(--text-3);
  &:hover {
    background: var(--hover);
  }
  [data-collapsed] & {
    justify-content: center;
    width: 40px;
    padding: 0;
  }
`;

export const Nothing = styled.p`
  padding: 8px;
  font-size: var(--fs-13);
  color: var(--text-3);
`;
