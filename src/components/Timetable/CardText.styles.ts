import styled from 'styled-components';

/** Line 1. What does not fit wraps out of sight instead of being cut in half. */
export const TimeLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 4px;
  height: 1lh;
  overflow: hidden;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const StateWord = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  margin-left: auto;
  font-size: var(--fs-11);
  white-space: nowrap;
  &[data-own-line] {
    display: block;
    margin: 0;
    font-size: inherit;
    overflow: hidden;
    text-overflow: ellipsis;
    > svg {
      display: none;
    }
  }
  [data-narrow='tiny'] &[data-own-line] {
    padding: 2px 0;
    font-size: 0;
    line-height: 0;
    > svg {
      display: block;
    }
  }
  &[data-state='overdue'] {
    color: var(--danger-text);
    font-weight: 600;
  }
`;

export const Role = styled.span`
  margin-left: auto;
  font-size: var(--fs-11);
`;

export const Title = styled.span`
  display: block;
  font-weight: 600;
  font-size: var(--fs-13);
  line-height: var(--title-lh);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-wraps] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--title-lines);
    white-space: normal;
    overflow-wrap: anywhere;
    font-size: var(--fs-12);
    line-height: min(var(--title-lh), 17px);
  }
  [data-narrow] & {
    font-size: var(--fs-12);
  }
  [data-narrow='tiny'] &,
  [data-lines='1'] &,
  [data-lines='2'][data-tight] & {
    font-size: inherit;
  }
  [data-state='cancelled'] & {
    text-decoration: line-through;
    font-weight: 400;
  }
  [data-state='substituted'] & {
    font-weight: 400;
  }
`;

/** Card too low for two lines: start and title side by side. */
export const OneLine = styled.span`
  display: flex;
  gap: 4px;
  overflow: hidden;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  > :first-child {
    flex: none;
  }
`;

export const TextLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const FootLine = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  overflow: hidden;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const Glyph = styled.span`
  flex: none;
  min-width: 16px;
  height: 16px;
  padding: 0 2px;
  border-radius: var(--r-s);
  text-align: center;
  font-size: var(--fs-11);
  line-height: 16px;
  background: var(--surface);
  color: var(--text-1);
  box-shadow: inset 0 0 0 1px var(--sub-bd);
  &[data-wide] {
    padding: 0 4px;
  }
`;

export const SeatBar = styled.span`
  flex: 1;
  min-width: 16px;
  height: 4px;
  margin-left: 2px;
  border-radius: 2px;
  overflow: hidden;
  background: color-mix(in srgb, var(--sub-bar) 25%, transparent);
  > span {
    display: block;
    height: 100%;
    background: var(--sub-bar);
  }
`;

/** The exclamation mark of an open conflict. */
export const ConflictMark = styled.span`
  display: flex;
  margin-left: auto;
  color: var(--danger-text);
  ${StateWord} + & {
    margin-left: 0;
  }
  &[data-level='soft'] {
    color: var(--warning-text);
  }
`;
