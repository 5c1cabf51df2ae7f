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
    padding: 12px 0;
  }
  [role='dialog'] > & {
    position: static;
    flex: 1;
    height: auto;
    min-height: 0;
    padding: 4px 12px calc(12px + env(safe-area-inset-bottom, 0px));
    border-right: 0;
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  width: 100%;
  margin-top: 12px;
  [data-collapsed] > & {
    display: flex;
    flex-direction: column;
    align-items: center;
    margin-top: 0;
  }
  overflow-y: auto;
  scrollbar-width: thin;
`;

export const First = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: none;
  width: 100%;
  height: max(36px, var(--target));
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
  gap: 8px;
  height: max(32px, var(--target));
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
  gap: 8px;
  height: max(32px, var(--target));
  margin-bottom: 2px;
  padding: 0 8px 0 34px;
  font-size: var(--fs-13);
  color: var(--text-3);
  &[data-level='1'] {
    gap: 10px;
    height: max(36px, var(--target));
    padding-left: 8px;
    font-size: var(--fs-14);
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
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
  height: max(32px, var(--target));
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
