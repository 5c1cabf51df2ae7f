import styled from 'styled-components';
import { visuallyHidden } from '../../ui/shared/visuallyHidden.styles.ts';

export const Head = styled.header`
  display: flex;
  align-items: flex-end;
  flex-wrap: wrap;
  gap: 8px;
  flex: none;
  padding: 12px var(--page-x);
  @media (max-width: 767px) {
    align-items: center;
    padding: 12px 16px;
    nav {
      display: none;
    }
    [data-title-in-bar] &[data-bare] {
      padding: 0;
    }
  }
`;

export const Words = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`;

export const Title = styled.div`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 0 10px;
  margin-top: 2px;
  min-width: 0;
  &:first-child {
    margin-top: 0;
  }
  h1 {
    font-size: var(--fs-20);
    line-height: var(--lh-20);
    overflow-wrap: anywhere;
  }
  @media (max-width: 767px) {
    [data-title-in-bar] & h1 {
      ${visuallyHidden}
    }
  }
`;

export const Note = styled.span`
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
`;
