import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Item, List, Mark, Note, Said, Title, Words } from './Steps.styles.ts';

export interface StepItem {
  key: string;
  title: string;
  /** Under it: who and when, how long is left. */
  note?: ReactNode;
  noteTone?: 'warning' | 'danger' | 'success' | undefined;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  items: readonly StepItem[];
  /** Number of the step under way, from 0; `items.length` when all are done. */
  current: number;
  /** The current step went wrong (驳回). @default false */
  failed?: boolean | undefined;
  /** One below the other; always so on a phone. @default false */
  vertical?: boolean | undefined;
}

type StepState = 'done' | 'current' | 'failed' | 'waiting';
const said: Record<StepState, string> = { done: '已完成', current: '进行中', failed: '未通过', waiting: '未开始' };

/** How far something has come. Renders an `<ol>`; sets `data-vertical`, on its items `data-state`. */
export function Steps({ items, current, failed = false, vertical = false, ...rest }: StepsProps) {
  return (
    <List {...rest} data-vertical={vertical ? '' : undefined}>
      {items.map((item, at) => {
        const state: StepState = at < current ? 'done' : at > current ? 'waiting' : failed ? 'failed' : 'current';
        return (
          <Item key={item.key} data-state={state} aria-current={at === current ? 'step' : undefined}>
            <Mark aria-hidden>
              {state === 'done' ? (
                <Check size={14} strokeWidth={2} />
              ) : state === 'failed' ? (
                <X size={14} strokeWidth={2} />
              ) : (
                at + 1
              )}
            </Mark>
            <Words>
              <Title>
                {item.title}
                <Said>（{said[state]}）</Said>
              </Title>
              {item.note == null ? null : <Note data-tone={item.noteTone}>{item.note}</Note>}
            </Words>
          </Item>
        );
      })}
    </List>
  );
}
