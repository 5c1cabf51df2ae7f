import styled, { keyframes } from 'styled-components';

const blink = keyframes`
  50% { opacity: 0; }
`;

export const Frame = styled.div`
  position: relative;
  margin-bottom: 16px;
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: 6px;
  font-size: var(--fs-13);
  line-height: 20px;
  font-weight: 600;
`;

/** One real input. From 768 px up it looks like any field; on a phone it lies unseen over six drawn boxes. */
export const Box = styled.div`
  position: relative;
  height: 40px;
  border: 1px solid var(--control-border);
  border-radius: var(--r-m);
  background: var(--surface);
  transition: border-color var(--t-fast);
  &:focus-within {
    border-color: var(--accent);
    box-shadow: 0 0 0 3px var(--accent-bg-2);
  }
  &[data-invalid] {
    border-color: var(--danger);
  }
  @media (max-width: 767px) {
    height: 52px;
    border: 0;
    &,
    &:focus-within {
      box-shadow: none;
    }
  }
`;

export const Digits = styled.input`
  width: 100%;
  height: 100%;
  padding: 0 120px 0 10px;
  border: 0;
  border-radius: inherit;
  background: transparent;
  outline: none;
  letter-spacing: 4px;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    letter-spacing: normal;
  }
  @media (max-width: 767px) {
    position: relative;
    z-index: 1;
    padding: 0;
    opacity: 0;
    font-size: var(--fs-16);
  }
`;

export const Cells = styled.div`
  display: none;
  @media (max-width: 767px) {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 8px;
  }
`;

export const Cell = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  border: 1px solid var(--control-border);
  border-radius: var(--r-l);
  font-size: var(--fs-24);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  background: var(--surface);
  ${Box}[data-invalid] & {
    border-color: var(--danger);
  }
  ${Box}:focus-within &[data-next] {
    border-color: var(--accent);
    box-shadow: 0 0 0 3px var(--accent-bg-2);
  }
  ${Box}:focus-within &[data-next]:empty::before {
    content: '';
    width: 1px;
    height: 24px;
    background: var(--text-1);
    animation: ${blink} 1s step-end infinite;
  }
`;

/** Right inside the field; on a phone at the right end of the label. */
export const Resend = styled.button`
  position: absolute;
  z-index: 2;
  right: 5px;
  top: 31px;
  height: 30px;
  padding: 0 10px;
  border-radius: var(--r-s);
  font-size: var(--fs-13);
  font-weight: 400;
  color: var(--accent-text);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:hover:not([aria-disabled]) {
    background: var(--hover);
  }
  &[aria-disabled] {
    color: var(--text-3);
    cursor: default;
  }
  @media (max-width: 767px) {
    top: -12px;
    right: -10px;
    height: 44px;
    font-size: var(--fs-14);
  }
`;

export const Note = styled.p`
  margin-top: 4px;
  min-height: 18px;
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--text-3);
  display: flex;
  gap: 4px;
  align-items: center;
  &[data-error] {
    color: var(--danger-text);
  }
  @media (max-width: 767px) {
    margin-top: 8px;
    font-size: var(--fs-13);
  }
`;
