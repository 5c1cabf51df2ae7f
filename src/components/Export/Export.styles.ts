import styled from 'styled-components';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  box-sizing: border-box;
  width: 288px;
  max-width: 100%;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
`;

export const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

export const Label = styled.div`
  color: var(--text-2);
`;

export const Words = styled.p`
  margin: 0;
  color: var(--text-2);
  overflow-wrap: anywhere;
`;

/** What has come about: 已导出 1,286 条. */
export const Outcome = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  font-weight: 600;
  color: var(--text-1);
  > svg {
    flex: none;
    margin-top: 3px;
    color: var(--success-text);
  }
  &[data-tone='danger'] > svg {
    color: var(--danger-text);
  }
`;

export const FileName = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 10px;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  background: var(--surface-2);
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    color: var(--success-text);
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
