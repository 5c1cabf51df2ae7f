import styled from 'styled-components';

export const Line = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--text-3);
  @media (max-width: 767px) {
    gap: 10px;
    font-size: var(--fs-13);
    line-height: 20px;
  }
`;

export const DocumentButton = styled.button`
  font-size: inherit;
  line-height: inherit;
  color: var(--accent-text);
  white-space: nowrap;
  border-radius: 2px;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Tick = styled.input`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 1px 0 0;
  accent-color: var(--accent);
  cursor: pointer;
  border-radius: var(--r-s);
  @media (max-width: 767px) {
    width: 18px;
    height: 18px;
  }
`;

export const Bubble = styled.div`
  position: absolute;
  z-index: var(--z-popover);
  left: -12px;
  top: calc(100% + 10px);
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px;
  border-radius: var(--r-l);
  background: var(--surface);
  color: var(--text-1);
  box-shadow: var(--shadow-pop);
  font-size: var(--fs-14);
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    left: 14px;
    top: -5px;
    width: 10px;
    height: 10px;
    background: var(--surface);
    transform: rotate(45deg);
    box-shadow: -1px -1px 0 var(--border);
  }
`;
