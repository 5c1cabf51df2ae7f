import styled from 'styled-components';

export const MapTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  th {
    padding: 8px 12px;
    background: var(--surface-2);
    font-weight: 600;
    text-align: left;
    color: var(--text-2);
  }
  td {
    padding: 6px 12px;
    border-bottom: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  td:nth-child(2) > span {
    display: flex;
  }
`;

export const Must = styled.span`
  margin-left: 4px;
  color: var(--danger-text);
`;
