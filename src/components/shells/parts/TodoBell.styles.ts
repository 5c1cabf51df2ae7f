import styled from 'styled-components';

/** The popover's own measure; a phone gives it all but the margins. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: min(380px, calc(100vw - 16px));
  max-height: min(560px, var(--available-height));
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 44px;
  padding: 0 16px;
  border-bottom: 1px solid var(--border);
  h2 {
    font-size: var(--fs-14);
    line-height: var(--lh-14);
  }
`;

export const List = styled.ul`
  flex: 1;
  min-height: 0;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Row = styled.a`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  column-gap: 10px;
  min-height: max(52px, var(--target));
  padding: 7px 12px;
  border-radius: var(--r-m);
  color: var(--text-1);
  > svg {
    margin-top: 3px;
    color: var(--text-3);
  }
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-due='overdue'] > svg,
  &[data-due='overdue'] em {
    color: var(--danger-text);
  }
  &[data-due='soon'] > svg,
  &[data-due='soon'] em {
    color: var(--warning-text);
  }
`;

export const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-height: 20px;
`;

export const Note = styled.span`
  display: flex;
  gap: 8px;
  grid-column: 2;
  min-width: 0;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  em {
    flex: none;
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Failed = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  padding: 28px 16px;
  text-align: center;
  color: var(--text-2);
`;

export const Waiting = styled.div`
  padding: 12px 16px;
  [data-line] {
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 8px 0;
  }
`;

export const Foot = styled.div`
  flex: none;
  padding: 4px;
  border-top: 1px solid var(--border);
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    height: max(36px, var(--target));
    border-radius: var(--r-m);
    font-size: var(--fs-13);
  }
  a:hover {
    background: var(--hover);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;
