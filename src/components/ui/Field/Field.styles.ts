import styled from 'styled-components';

export const Root = styled.div`
  display: block;
  min-width: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 6px;
`;

export const Label = styled.label`
  display: block;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  font-weight: 600;
  color: var(--text-1);
`;

export const Star = styled.span`
  margin-left: 2px;
  color: var(--danger-text);
`;

export const Aside = styled.span`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;

export const Help = styled.div`
  margin-top: 4px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;

export const ErrorText = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  margin-top: 4px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--danger-text);
  > svg {
    flex: none;
    margin-top: 3px;
  }
`;
