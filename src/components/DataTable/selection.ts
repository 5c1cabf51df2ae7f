import type { TableReason, TableSelection } from './types.ts';

/** What the head's box and the count show. */
export interface SelectionSummary {
  readonly mode: TableSelection['mode'];
  readonly count: number;
  /** How the rows on this page stand. */
  readonly here: 'none' | 'some' | 'all';
}

/** What could be selected: the keys on this page, and how many there are in all. */
export interface SelectionScope {
  readonly keys: readonly string[];
  readonly total: number;
}

export interface SelectionStore {
  has: (key: string) => boolean;
  /** One row; the work is the same for ten rows and ten thousand. */
  toggle: (key: string, reason?: TableReason) => void;
  set: (keys: readonly string[], on: boolean, reason?: TableReason) => void;
  /** The head's box: all on this page, or none of them. */
  toggleHere: (reason?: TableReason) => void;
  /** All that match, on other pages too. */
  selectAll: (reason?: TableReason) => void;
  clear: (reason?: TableReason) => void;
  value: () => TableSelection;
  summary: () => SelectionSummary;
  setScope: (scope: SelectionScope) => void;
  subscribe: (listener: () => void) => () => void;
  /** Told when this row changes, and only then. */
  subscribeRow: (key: string, listener: () => void) => () => void;
}

type Told = (value: TableSelection, details: { reason: TableReason }) => void;

/**
 * The selection lives outside React. It is a flag and its exceptions: `some` but these keys, or `all` but these keys.
 * So selecting everything writes one flag, and a click tells one row.
 */
export function createSelection(onChange: Told = () => undefined): SelectionStore {
  let mode: TableSelection['mode'] = 'some';
  let keys = new Set<string>();
  let scope: SelectionScope = { keys: [], total: 0 };
  let inScope: Set<string> | undefined;
  /** How many keys of the page are among `keys`. */
  let marked = 0;
  let summary: SelectionSummary = { mode, count: 0, here: 'none' };
  const listeners = new Set<() => void>();
  const rows = new Map<string, Set<() => void>>();

  const has = (key: string) => keys.has(key) === (mode === 'some');
  const count = () => (mode === 'some' ? keys.size : Math.max(0, scope.total - keys.size));
  const tell = (set: Set<() => void> | undefined) => {
    for (const listener of set ?? []) listener();
  };
  const summarise = () => {
    const of = scope.keys.length;
    const chosen = mode === 'some' ? marked : of - marked;
    const here = chosen === 0 || of === 0 ? 'none' : chosen === of ? 'all' : 'some';
    const next: SelectionSummary = { mode, count: count(), here };
    if (next.mode === summary.mode && next.count === summary.count && next.here === summary.here) return;
    summary = next;
    tell(listeners);
  };
  const recount = () => {
    inScope ??= new Set(scope.keys);
    marked = 0;
    for (const key of keys) if (inScope.has(key)) marked += 1;
  };
  const mark = (key: string, on: boolean): boolean => {
    if (has(key) === on) return false;
    inScope ??= new Set(scope.keys);
    const add = on === (mode === 'some');
    if (add) keys.add(key);
    else keys.delete(key);
    if (inScope.has(key)) marked += add ? 1 : -1;
    return true;
  };
  const finish = (reason: TableReason) => {
    // Nothing left of "all but these" is nothing at all.
    if (mode === 'all' && keys.size > 0 && count() === 0) replace('some');
    summarise();
    onChange(value(), { reason });
  };
  const replace = (next: TableSelection['mode']) => {
    mode = next;
    keys = new Set();
    marked = 0;
    for (const set of rows.values()) tell(set);
  };
  const value = (): TableSelection => ({ mode, keys: new Set(keys), count: count() });
  const set = (some: readonly string[], on: boolean, reason: TableReason = 'api') => {
    let changed = false;
    for (const key of some) {
      if (!mark(key, on)) continue;
      changed = true;
      tell(rows.get(key));
    }
    if (changed) finish(reason);
  };
  const selectAll = (reason: TableReason = 'api') => {
    replace('all');
    finish(reason);
  };
  return {
    has,
    toggle: (key, reason = 'pointer') => set([key], !has(key), reason),
    set,
    toggleHere(reason = 'pointer') {
      const on = summary.here !== 'all';
      const everything = scope.keys.length >= scope.total;
      if (!everything) set(scope.keys, on, reason);
      else if (on) selectAll(reason);
      else this.clear(reason);
    },
    selectAll,
    clear(reason = 'api') {
      if (mode === 'some' && keys.size === 0) return;
      replace('some');
      finish(reason);
    },
    value,
    summary: () => summary,
    setScope(next) {
      scope = next;
      inScope = undefined;
      if (keys.size > 0) recount();
      else marked = 0;
      summarise();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeRow(key, listener) {
      const held = rows.get(key) ?? new Set();
      rows.set(key, held.add(listener));
      return () => {
        held.delete(listener);
        if (held.size === 0) rows.delete(key);
      };
    },
  };
}
