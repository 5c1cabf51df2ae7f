import styled from 'styled-components';
import { visuallyHidden } from '../shared/visuallyHidden.styles.ts';

export const Root = styled.nav`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 12px;
  min-width: 0;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

export const Total = styled.span`
  flex: none;
  white-space: nowrap;
`;

export const Size = styled.div`
  flex: none;
  width: 104px;
`;

export const List = styled.ul`
  display: flex;
  align-items: center;
  gap: 4px;
  margin: 0 0 0 auto;
  padding: 0;
  list-style: none;
`;

export const Page = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-width: max(28px, var(--target));
  height: max(28px, var(--target));
  padding: 0 4px;
  border: 0;
  border-radius: var(--r-m);
  background: none;
  font: inherit;
  color: var(--text-2);
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &[aria-current='page'] {
    background: var(--accent-bg-2);
    color: var(--accent-text);
    font-weight: 600;
    cursor: default;
  }
  &:disabled {
    background: none;
    color: var(--text-off);
    cursor: not-allowed;
  }
`;

export const Gap = styled.li`
  min-width: 20px;
  text-align: center;
  color: var(--text-3);
`;

/** On a phone the numbers give way to 3 / 65. */
export const Numeral = styled.li`
  @media (max-width: 767px) {
    display: none;
  }
`;

export const Short = styled.li`
  display: none;
  padding: 0 4px;
  white-space: nowrap;
  @media (max-width: 767px) {
    display: block;
  }
`;

export const Jump = styled.label`
  display: flex;
  align-items: center;
  gap: 6px;
  flex: none;
  white-space: nowrap;
  @media (max-width: 767px) {
    display: none;
  }
`;

export const JumpBox = styled.span`
  width: 52px;
`;

export const Said = styled.span`
  ${visuallyHidden}
`;
