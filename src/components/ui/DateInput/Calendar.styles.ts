import styled from 'styled-components';

export const Frame = styled.div`
  width: 280px;
  padding: 12px;
  box-sizing: border-box;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
`;

export const Months = styled.div`
  display: flex;
  gap: 24px;
`;

export const MonthBox = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Turns = styled.span`
  display: flex;
  flex: 1;
  min-height: var(--h-s);
  &:last-child {
    justify-content: flex-end;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 4px;
`;

export const Month = styled.span`
  font-weight: 600;
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0 2px;
  table-layout: fixed;
`;

export const WeekdayHead = styled.th`
  height: 28px;
  padding: 0;
  font-size: var(--fs-12);
  font-weight: 400;
  text-align: center;
  color: var(--text-3);
`;

export const Cell = styled.td`
  padding: 0;
  text-align: center;
  &[data-in-range] {
    background: var(--accent-bg);
  }
  &[data-month-edge='first'],
  &:first-child {
    border-radius: var(--r-m) 0 0 var(--r-m);
  }
  &[data-month-edge='last'],
  &:last-child {
    border-radius: 0 var(--r-m) var(--r-m) 0;
  }
  &[data-range-end='start'] {
    border-radius: var(--r-m) 0 0 var(--r-m);
  }
  &[data-range-end='end'] {
    border-radius: 0 var(--r-m) var(--r-m) 0;
  }
  &[data-range-end='both'] {
    background: none;
  }
`;

export const Day = styled.button`
  box-sizing: border-box;
  width: 100%;
  height: 32px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--r-m);
  background: none;
  font: inherit;
  color: var(--text-1);
  text-align: center;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  @media (pointer: coarse) {
    height: 40px;
  }
  &:hover {
    background: var(--hover);
  }
  &[data-outside] {
    color: var(--text-3);
  }
  &[data-today] {
    border-color: var(--accent-border);
    background: var(--accent-bg);
    color: var(--accent-text);
    font-weight: 600;
  }
  &[data-selected] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  &[data-today][data-selected] {
    background: var(--accent);
    color: var(--on-accent);
  }
  &[aria-disabled='true']:not([data-selected]) {
    color: var(--text-off);
    background: none;
    border-color: transparent;
    font-weight: 400;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 8px;
  padding-top: 8px;
  border-top: 1px solid var(--border);
`;
