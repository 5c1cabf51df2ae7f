import styled from 'styled-components';

export const ActionRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
`;

export const ActionButton = styled.button`
  position: relative;
  flex: none;
  color: var(--accent-text);
  white-space: nowrap;
  border-radius: var(--r-s);
  &:hover {
    text-decoration: underline;
  }
  &[data-tone='danger'] {
    color: var(--danger-text);
  }
  &[aria-disabled] {
    color: var(--text-off);
    text-decoration: none;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -12px -6px;
    }
  }
`;

export const MoreButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  position: relative;
  width: 24px;
  height: 24px;
  border-radius: var(--r-s);
  color: var(--text-3);
  &:hover,
  &[data-popup-open] {
    background: var(--surface-3);
    color: var(--text-1);
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`;
