import styled, { css } from 'styled-components';

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding: 40px 0 8px;
  /* react-window's own list scrolls in here. */
  > [data-long] {
    height: 100%;
    scroll-padding: 40px 0 8px;
  }
`;

export const Day = styled.section`
  padding-bottom: 8px;
`;

export const DayHead = styled.h3`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 40px;
  padding: 0 16px;
  background: var(--surface);
  font-size: var(--fs-14);
  line-height: 22px;
  font-weight: 600;
  color: var(--text-1);
  > small {
    margin-left: auto;
    font-size: var(--fs-12);
    font-weight: 400;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  &[data-today] {
    color: var(--accent-text);
  }
`;

const row = css`
  display: flex;
  align-items: stretch;
  gap: 10px;
  box-sizing: border-box;
  width: calc(100% - 16px);
  margin: 0 8px;
  padding: 6px 8px;
  border-radius: var(--r-m);
`;

export const Lesson = styled.button`
  ${row}
  height: 64px;
  margin-top: 2px;
  margin-bottom: 2px;
  text-align: left;
  &:hover {
    background: var(--hover);
  }
  &[data-selected] {
    background: var(--accent-bg);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
`;

export const Times = styled.span`
  flex: none;
  width: 44px;
  display: flex;
  flex-direction: column;
  justify-content: center;
  font-size: var(--fs-14);
  line-height: 22px;
  color: var(--text-1);
  font-variant-numeric: tabular-nums;
  > small {
    font-size: var(--fs-12);
    line-height: 18px;
    color: var(--text-3);
  }
`;

export const Bar = styled.span`
  flex: none;
  width: 4px;
  margin: 2px 0;
  border-radius: 2px;
  background: var(--sub-bar);
  [data-state='cancelled'] &,
  [data-state='substituted'] & {
    background: var(--neutral-400);
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  justify-content: center;
  [data-state='rolled'] & {
    color: var(--text-2);
  }
`;

export const Name = styled.span`
  font-size: var(--fs-14);
  line-height: 22px;
  font-weight: 600;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-state='cancelled'] & {
    text-decoration: line-through;
    font-weight: 400;
    color: var(--text-3);
  }
`;

export const Note = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const State = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-12);
  color: var(--text-2);
`;

export const Block = styled.div`
  ${row}
  min-height: 44px;
  margin-top: 2px;
  margin-bottom: 2px;
  align-items: center;
  background: repeating-linear-gradient(135deg, var(--surface-3) 0 5px, var(--surface-2) 5px 10px);
  color: var(--text-2);
  font-size: var(--fs-13);
`;

export const Free = styled.p`
  padding: 10px 16px 12px 78px;
  color: var(--text-3);
  font-size: var(--fs-13);
  line-height: 20px;
`;

export const BoneRow = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  height: 64px;
  padding: 0 16px;
`;
