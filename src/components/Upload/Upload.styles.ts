import styled from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

export const ZoneBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
`;

export const Zone = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  width: 100%;
  min-height: 112px;
  padding: 16px;
  border: 1px dashed var(--control-border);
  border-radius: var(--r-l);
  background: var(--surface-2);
  color: var(--text-1);
  text-align: center;
  transition:
    background-color var(--t-fast),
    border-color var(--t-fast);
  > svg {
    flex: none;
    margin-bottom: 4px;
    color: var(--text-3);
  }
  &:hover,
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-bg);
    > svg {
      color: var(--accent-text);
    }
  }
  &[data-over] {
    border-style: solid;
  }
  &[data-card] {
    width: 152px;
    min-height: 104px;
    flex: 1;
  }
  &:disabled {
    border-color: var(--border-strong);
    background: var(--surface-3);
    color: var(--text-3);
    cursor: not-allowed;
    > svg {
      color: var(--text-off);
    }
  }
`;

export const ZoneText = styled.span`
  font-size: var(--fs-14);
  line-height: var(--lh-14);
`;

export const Hint = styled.span`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;

export const AddCard = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: 152px;
`;

export const List = styled.ul`
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  overflow: clip;
  &[data-dragging] {
    overflow: visible;
  }
`;

export const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > ul {
    display: contents;
  }
`;

export const SummaryBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

export const SummaryLine = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
`;

export const Words = styled.div`
  display: flex;
  align-items: baseline;
  flex: 1 1 auto;
  gap: 12px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  > span {
    font-size: var(--fs-13);
    font-weight: 400;
    color: var(--text-3);
  }
`;

export const Failed = styled.span`
  && {
    color: var(--danger-text);
  }
`;

export const SummaryButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

export const Refused = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
`;

export const Quiet = styled.div`
  ${visuallyHidden}
`;
