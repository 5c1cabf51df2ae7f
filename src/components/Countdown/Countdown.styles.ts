import styled from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  position: relative;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-urgent] {
    color: var(--danger-text);
  }
`;

export const Figures = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;

/** A figure on a dark tile, as on a promotion's page. */
export const Tile = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-width: 28px;
  height: 28px;
  padding: 0 5px;
  border-radius: var(--r-m);
  background: var(--accent);
  color: var(--on-accent);
  font-size: var(--fs-14);
  font-weight: 600;
  line-height: 1;
  [data-urgent] & {
    background: var(--danger);
    color: var(--on-danger);
  }
  [data-state='ended'] & {
    background: var(--surface-3);
    color: var(--text-2);
  }
`;

export const Word = styled.span`
  font-size: var(--fs-12);
  color: var(--text-2);
`;

export const Said = styled.span`
  ${visuallyHidden}
`;
