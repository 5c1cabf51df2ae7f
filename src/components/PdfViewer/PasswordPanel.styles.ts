import styled from 'styled-components';

export const Card = styled.dialog`
  position: absolute;
  inset: 0;
  z-index: 2;
  margin: auto;
  width: max-content;
  max-width: calc(100% - 32px);
  height: max-content;
  padding: 32px 40px;
  border: 0;
  border-radius: 14px;
  background: var(--pv-surface);
  color: var(--pv-text-1);
  box-shadow: var(--pv-pop);
`;

export const Form = styled.form`
  display: grid;
  gap: 8px;
  width: 264px;
  max-width: 100%;
  text-align: left;

  h2 {
    margin: 0 0 8px;
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }
  label {
    font-size: 14px;
    line-height: 22px;
  }
  input {
    width: 100%;
    height: var(--h-l, 40px);
    padding: 0 12px;
    border: 1px solid var(--pv-control);
    border-radius: 6px;
    background: var(--pv-surface);
    color: inherit;
    font: inherit;
    font-size: var(--fs-control, 14px);
  }
  input[aria-invalid='true'] {
    border-color: var(--pv-danger);
  }
  input:focus-visible {
    outline: 2px solid var(--pv-accent);
    outline-offset: 1px;
  }
  p[role='alert'] {
    font-size: 13px;
    line-height: 20px;
    color: var(--pv-danger);
  }
  footer {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    margin-top: 12px;
  }
`;
