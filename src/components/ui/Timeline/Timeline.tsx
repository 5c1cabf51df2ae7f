import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../shared/types.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: max-content 16px minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  @media (max-width: 479px) {
    grid-template-columns: 16px minmax(0, 1fr);
  }
`;

const Item = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  column-gap: 8px;
  padding-bottom: 12px;
  position: relative;
  &:last-child {
    padding-bottom: 0;
  }
`;

const Time = styled.span`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 479px) {
    grid-column: 2;
    grid-row: 1;
    font-size: var(--fs-12);
    color: var(--text-3);
  }
`;

const Mark = styled.span`
  position: relative;
  display: flex;
  justify-content: center;
  @media (max-width: 479px) {
    grid-column: 1;
    grid-row: 1 / span 2;
  }
  &::before {
    content: '';
    z-index: 1;
    box-sizing: border-box;
    width: 9px;
    height: 9px;
    margin-top: 6px;
    border: 2px solid var(--dot);
    border-radius: 50%;
    background: var(--surface);
  }
  &::after {
    content: '';
    position: absolute;
    top: 15px;
    bottom: -18px;
    width: 1px;
    background: var(--border-strong);
  }
  li:last-child > &::after {
    display: none;
  }
  [data-tone='brand'] > &::before {
    border-color: var(--accent);
    background: var(--accent);
  }
  [data-tone='success'] > &::before {
    border-color: var(--success);
    background: var(--success);
  }
  [data-tone='warning'] > &::before {
    border-color: var(--warning);
    background: var(--warning);
  }
  [data-tone='danger'] > &::before {
    border-color: var(--danger);
    background: var(--danger);
  }
  [data-tone='info'] > &::before {
    border-color: var(--info);
    background: var(--info);
  }
`;

const Body = styled.div`
  min-width: 0;
  color: var(--text-1);
  overflow-wrap: anywhere;
  @media (max-width: 479px) {
    grid-column: 2;
  }
`;

const Note = styled.div`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;

export interface TimelineItem {
  key: string;
  /** When: 09-21 18:20, a `<DateText>`. */
  time: ReactNode;
  /** What happened. */
  content: ReactNode;
  /** Under it: by whom, why. */
  note?: ReactNode;
  /** A filled dot for what counts; the words must say it too. Default: a grey ring. */
  tone?: Exclude<Tone, 'neutral'> | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order they shall be read. */
  items: readonly TimelineItem[];
}

/** What happened when. Renders an `<ol>`; below 480 px the time stands over the words. Items set `data-tone`. */
export function Timeline({ items, ...rest }: TimelineProps) {
  return (
    <List {...rest}>
      {items.map((item) => (
        <Item key={item.key} data-tone={item.tone}>
          <Time>{item.time}</Time>
          <Mark aria-hidden />
          <Body>
            {item.content}
            {item.note == null ? null : <Note>{item.note}</Note>}
          </Body>
        </Item>
      ))}
    </List>
  );
}
