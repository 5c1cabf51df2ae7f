import styled from 'styled-components';

export const Root = styled.div`
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-bottom: 8px;
  font-size: var(--fs-13);
  line-height: 20px;
  font-weight: 600;
  > span {
    flex: 1;
  }
  > button {
    display: grid;
    place-items: center;
    width: max(24px, var(--target, 0px));
    height: max(24px, var(--target, 0px));
    border-radius: var(--r-m);
    color: var(--text-3);
    &:hover {
      background: var(--hover);
    }
  }
`;

export const Week = styled.div`
  display: grid;
  grid-template-columns: 24px repeat(7, 1fr);
  align-items: center;
  height: 28px;
  border-radius: var(--r-m);
  text-align: center;
  &[data-head] {
    height: 24px;
    color: var(--text-3);
  }
  &[data-current] {
    background: var(--accent-bg-2);
  }
`;

export const WeekNumber = styled.div`
  font-size: var(--fs-11);
  color: var(--text-3);
`;

export const Day = styled.button`
  position: relative;
  display: block;
  width: calc(100% - 6px);
  height: 24px;
  margin: 0 3px;
  border-radius: var(--r-m);
  text-align: center;
  line-height: 22px;
  color: var(--text-1);
  &:hover {
    background: var(--hover);
  }
  &[data-out] {
    color: var(--text-3);
  }
  &[data-marked]::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: 0;
    width: 4px;
    height: 4px;
    margin-left: -2px;
    border-radius: 2px;
    background: var(--brand-400);
  }
  &[aria-selected='true'] {
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &[data-today] {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
    &::after {
      background: var(--on-accent);
    }
  }
`;
