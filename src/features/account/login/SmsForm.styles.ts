import styled from 'styled-components';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  > [role='alert'] {
    margin-bottom: 16px;
  }
  > div:has(input[type='tel']) {
    margin-bottom: 16px;
  }
`;

/** The line between +86 and the number. */
export const PhoneRule = styled.i`
  display: inline-block;
  width: 1px;
  height: 16px;
  margin-left: 8px;
  background: var(--border-strong);
  vertical-align: -3px;
`;

export const Submit = styled.div`
  margin-top: 20px;
`;

export const Keep = styled.label`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 8px;
  min-height: 32px;
  margin-top: 8px;
  font-size: var(--fs-13);
  color: var(--text-2);
  text-autospace: normal;
  cursor: pointer;
`;

export const AlertButton = styled.button`
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
