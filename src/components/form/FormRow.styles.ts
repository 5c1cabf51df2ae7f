import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (max-width: 767px) {
    &,
    &[data-columns='3'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
