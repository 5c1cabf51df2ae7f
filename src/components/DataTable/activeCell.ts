/** A cell by its line's key and its column's id: it stays itself through sorting and refreshing. */
export interface CellAt {
  readonly line: string;
  readonly column: string;
}

/** Lines and columns by index, both ends included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface ActiveState {
  readonly at: CellAt | null;
  /** More than one cell, for copying; null when it is just the active one. */
  readonly range: CellRange | null;
}

/** The line that stands for the head in a CellAt. */
export const headLine = '\u0000head';

export interface ActiveCellStore {
  get: () => ActiveState;
  move: (at: CellAt) => void;
  extend: (at: CellAt, range: CellRange | null) => void;
  /** Where an extended range began. */
  anchor: () => CellAt | null;
  clearRange: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Which cell the keyboard is on. Outside React: moving renders the two lines it leaves and enters. */
export function createActiveCell(): ActiveCellStore {
  let state: ActiveState = { at: null, range: null };
  let anchor: CellAt | null = null;
  const listeners = new Set<() => void>();
  const become = (next: ActiveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    move(at) {
      anchor = at;
      become({ at, range: null });
    },
    extend(at, range) {
      become({ at, range });
    },
    anchor: () => anchor,
    clearRange() {
      if (state.range) become({ at: state.at, range: null });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a line has to know: the active column on it and the columns of the range on it, as one comparable text. */
export function activeOnLine({ at, range }: ActiveState, key: string, index: number): string {
  const column = at?.line === key ? at.column : '';
  const marked = range && index >= range.top && index <= range.bottom ? `${range.left}:${range.right}` : '';
  return column === '' && marked === '' ? '' : `${marked}|${column}`;
}

export function readActive(text: string): { column: string; left: number; right: number } {
  if (text === '') return { column: '', left: 1, right: 0 };
  const cut = text.indexOf('|');
  const [left = '1', right = '0'] = text.slice(0, cut).split(':');
  return { column: text.slice(cut + 1), left: cut === 0 ? 1 : Number(left), right: cut === 0 ? 0 : Number(right) };
}
