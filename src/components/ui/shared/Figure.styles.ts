import styled from 'styled-components';

/** A figure in a text or a cell: digits of one width, never broken over two lines. */
export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-empty],
  &[data-zero] {
    color: var(--text-3);
  }
`;
