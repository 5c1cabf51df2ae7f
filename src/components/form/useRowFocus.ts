import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What gets the focus once the rows have changed. */
export type RowFocus =
  | { readonly on: 'field' | 'remove'; readonly index: number }
  | { readonly on: 'up' | 'down' | 'grip'; readonly index: number }
  | { readonly on: 'add' };

const inRow: Readonly<Record<Exclude<RowFocus['on'], 'add'>, string>> = {
  field: '[data-form-field]',
  remove: '[data-row-key="remove"]',
  up: '[data-row-key="up"]',
  down: '[data-row-key="down"]',
  grip: '[data-row-key="grip"]',
};

const focusable = ':is(input, textarea, select, button, [tabindex="0"]):not(:disabled, [aria-disabled="true"])';

function find(list: HTMLElement | null, wish: RowFocus): HTMLElement | null {
  if (wish.on === 'add') return null;
  const row = list?.children[wish.index];
  const found = row?.querySelector<HTMLElement>(inRow[wish.on]) ?? null;
  if (wish.on === 'field') return found?.querySelector<HTMLElement>(focusable) ?? null;
  if (found?.matches(focusable)) return found;
  // At the end of the list 上移 or 下移 has nothing left to do: the grip goes on.
  return row?.querySelector<HTMLElement>(inRow.grip) ?? null;
}

/** Keeps the focus near its work when rows come, go and move: say where before the change. */
export function useRowFocus(list: RefObject<HTMLElement | null>, add: RefObject<HTMLElement | null>) {
  const wish = useRef<RowFocus | null>(null);
  useLayoutEffect(() => {
    if (!wish.current) return;
    const target = find(list.current, wish.current) ?? add.current;
    wish.current = null;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  });
  return (next: RowFocus) => {
    wish.current = next;
  };
}
