import { Tabs } from '@base-ui/react/tabs';
import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  border-bottom: 1px solid var(--border);
`;

export const Bar = styled(Tabs.List)`
  display: flex;
  flex: 1;
  gap: 24px;
  min-width: 0;
  min-height: max(40px, var(--target));
  margin-bottom: -1px;
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
`;

export const Tab = styled(Tabs.Tab)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-size: var(--fs-14);
  color: var(--text-2);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--text-1);
  }
  &[data-active] {
    color: var(--text-1);
    font-weight: 600;
  }
  &[data-active]::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 2px;
    border-radius: 1px;
    background: var(--accent);
  }
  &[data-disabled] {
    color: var(--text-off);
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
    border-radius: var(--r-s);
  }
`;

export const Extra = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
`;

export const Panel = styled(Tabs.Panel)`
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    border-radius: var(--r-s);
  }
`;
