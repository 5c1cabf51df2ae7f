import styled from 'styled-components';

export const Root = styled.div`
  position: relative;
  box-sizing: border-box;
  min-width: 0;
  padding: 12px 16px;
  background: var(--surface);
`;

export const Label = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-2);
  [data-size='m'] > & {
    font-size: var(--fs-12);
    line-height: var(--lh-12);
    color: var(--text-3);
  }
`;

export const Help = styled.button`
  display: inline-flex;
  position: relative;
  padding: 0;
  border: 0;
  border-radius: var(--r-full);
  background: none;
  color: var(--text-3);
  cursor: help;
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
  @media (pointer: coarse) {
    &::after {
      inset: -15px;
    }
  }
`;

export const Value = styled.div`
  display: flex;
  align-items: baseline;
  gap: 4px;
  min-width: 0;
  font-size: var(--fs-20);
  line-height: var(--lh-20);
  font-weight: 600;
  color: var(--text-1);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  [data-size='l'] > & {
    font-size: var(--fs-24);
    line-height: var(--lh-24);
  }
  [data-zero] > & {
    font-weight: 400;
    color: var(--text-3);
  }
`;

export const Unit = styled.span`
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  font-weight: 400;
  color: var(--text-3);
`;

export const Foot = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px;
  margin-top: 4px;
  min-width: 0;
`;

export const Notes = styled.div`
  min-width: 0;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  white-space: nowrap;
`;

export const TrendLine = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
  }
`;

export const TrendWords = styled.span`
  &[data-tone='success'] {
    color: var(--success-text);
  }
  &[data-tone='danger'] {
    color: var(--danger-text);
  }
`;

export const Chart = styled.div`
  flex: none;
  width: 96px;
  height: 32px;
`;

export const Target = styled.div`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  height: 3px;
  background: var(--track);
  overflow: hidden;
  border-radius: 0 0 var(--r-l) var(--r-l);
  > span {
    display: block;
    height: 100%;
    background: var(--accent);
    transform-origin: left;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--border);
`;
