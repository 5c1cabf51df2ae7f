import styled from 'styled-components';

/** As wide as the view, whatever the columns take. */
export const Place = styled.div`
  position: sticky;
  left: 0;
  width: var(--view-w);
`;

export const BoneRow = styled.div`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  border-bottom: 1px solid var(--border);
`;

export const Bone = styled.div`
  display: flex;
  flex: none;
  box-sizing: border-box;
  padding: 0 12px;
  &[data-align='end'] {
    justify-content: flex-end;
  }
`;
