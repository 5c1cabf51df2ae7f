import styled, { keyframes } from 'styled-components';

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

export const Region = styled.section`
  position: fixed;
  z-index: var(--z-toast);
  top: 64px;
  left: 16px;
  right: 16px;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  pointer-events: none;
`;

export const Lane = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  max-width: 100%;
`;

export const Bubble = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  min-height: 40px;
  max-width: min(560px, 100%);
  padding: 8px 14px;
  border-radius: var(--r-l);
  background: var(--toast-bg);
  color: var(--toast-text);
  box-shadow: var(--shadow-pop);
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  pointer-events: auto;
  animation: ${enter} var(--t-open) var(--ease);
  > svg {
    flex: none;
  }
`;

export const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Times = styled.span`
  flex: none;
  font-size: var(--fs-12);
  opacity: 0.8;
  font-variant-numeric: tabular-nums;
`;

export const Act = styled.button`
  flex: none;
  position: relative;
  padding: 0 2px;
  border: 0;
  border-radius: var(--r-s);
  background: none;
  color: var(--toast-link);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline: 2px solid var(--toast-link);
    outline-offset: 2px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: -9px -6px;
  }
`;

export const Close = styled(Act)`
  display: inline-flex;
  margin-right: -4px;
  color: inherit;
  opacity: 0.75;
`;
