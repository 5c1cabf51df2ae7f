import styled from 'styled-components';
import { columnBox } from './Timetable.styles.ts';

export const HeadRow = styled.div`
  position: sticky;
  top: 0;
  z-index: 6;
  height: var(--row-h);
  background: var(--surface);
  border-bottom: 1px solid var(--border);
  & + & {
    top: 28px;
  }
  &[data-groups] {
    border-bottom: 0;
    background: var(--surface-3);
  }
`;

export const Corner = styled.div`
  position: sticky;
  left: 0;
  z-index: 1;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  box-sizing: border-box;
  width: var(--hour-w);
  height: 100%;
  padding: 0 8px 6px 0;
  background: inherit;
  font-size: var(--fs-11);
  line-height: 16px;
  color: var(--text-3);
`;

export const Head = styled.div`
  ${columnBox}
  box-sizing: border-box;
  padding: 5px 8px 0;
  border-left: 1px solid var(--border);
  border-top: 1px solid var(--border);
  overflow: hidden;
  &[data-group-start] {
    border-left-color: var(--border-strong);
  }
`;

export const HeadDay = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-13);
  line-height: 22px;
  color: var(--text-2);
  white-space: nowrap;
  > b {
    font-size: var(--fs-16);
    color: var(--text-1);
    font-variant-numeric: tabular-nums;
  }
  &[data-today] {
    color: var(--accent-text);
    font-weight: 600;
    > b {
      padding: 0 6px;
      border-radius: var(--r-m);
      background: var(--accent);
      color: var(--on-accent);
    }
  }
`;

export const HeadNote = styled.div`
  font-size: var(--fs-12);
  line-height: 16px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const HeadTag = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  height: 20px;
  padding: 0 6px;
  border: 1px solid var(--border);
  border-radius: var(--r-s);
  background: var(--surface-2);
  color: var(--text-2);
  font-size: var(--fs-12);
  font-weight: 400;
  line-height: 18px;
  overflow: hidden;
  text-overflow: ellipsis;
  &[data-kind='holiday'] {
    border-color: var(--warning-border);
    background: var(--warning-bg);
    color: var(--warning-text);
  }
`;

export const HeadResource = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-14);
  line-height: 20px;
  font-weight: 600;
  white-space: nowrap;
`;

export const HeadGroup = styled.div`
  ${columnBox}
  box-sizing: border-box;
  padding: 0 8px;
  border-left: 1px solid var(--border-strong);
  font-size: var(--fs-12);
  line-height: 28px;
  font-weight: 600;
  color: var(--text-2);
  white-space: nowrap;
  /* The group's name stays in view while its columns scroll by. */
  > span {
    position: sticky;
    left: calc(var(--hour-w) + 8px);
  }
  small {
    margin-left: 6px;
    font-size: inherit;
    font-weight: 400;
    color: var(--text-3);
  }
  &[data-today] {
    color: var(--accent-text);
  }
`;
