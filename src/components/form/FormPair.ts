import styled from 'styled-components';

/** Two short fields side by side; one below the other on a phone. */
export const FormPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
