import styled from 'styled-components';

export const Root = styled.div`
  display: block;
  min-width: 0;
`;

export const Times = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  > span:not([aria-hidden]) {
    flex: 1 1 112px;
    max-width: 160px;
  }
`;

export const Between = styled.span`
  flex: none;
  color: var(--text-3);
`;

export const Durations = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-top: 8px;
`;

export const Duration = styled.button`
  box-sizing: border-box;
  min-height: max(24px, var(--target));
  padding: 0 8px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-s);
  background: var(--surface);
  font: inherit;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-2);
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent-border);
    background: var(--accent-bg);
    color: var(--accent-text);
  }
  &:disabled {
    border-color: var(--border);
    background: var(--surface-3);
    color: var(--text-off);
    cursor: not-allowed;
  }
`;

export const Total = styled.span`
  flex: none;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);
  white-space: nowrap;
`;
