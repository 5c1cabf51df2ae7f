/** A cell somebody is changing, or has changed and the server not yet. */
export interface CellDraft {
  readonly text: string;
  /**
   * - `typing`: the editor is open;
   * - `saving`: on its way;
   * - `saved`: taken; shown until the row itself says so;
   * - `failed`: refused; what was typed is still here.
   */
  readonly phase: 'typing' | 'saving' | 'saved' | 'failed';
  readonly error: string | null;
  /** The row it was typed on: another one has the answer in it. */
  readonly row: unknown;
}

export interface EditStore {
  get: (cell: string) => CellDraft | undefined;
  put: (cell: string, draft: CellDraft | undefined) => void;
  /** Opens the editor; a draft that failed is taken up again. */
  start: (cell: string, text: string, row: unknown) => void;
  /** Told when this cell changes, and only then. */
  subscribe: (cell: string, listener: () => void) => () => void;
}

export const cellId = (line: string, column: string) => `${column}\u0000${line}`;

/** Drafts of cells, outside React: one keystroke renders one cell, and a draft outlives its row's scrolling out of view. */
export function createEdits(): EditStore {
  const drafts = new Map<string, CellDraft>();
  const listeners = new Map<string, Set<() => void>>();
  const put = (cell: string, draft: CellDraft | undefined) => {
    if (draft) drafts.set(cell, draft);
    else drafts.delete(cell);
    for (const listener of listeners.get(cell) ?? []) listener();
  };
  return {
    get: (cell) => drafts.get(cell),
    put,
    start(cell, text, row) {
      const held = drafts.get(cell);
      const failed = held?.phase === 'failed';
      put(cell, { text: failed ? held.text : text, phase: 'typing', error: failed ? held.error : null, row });
    },
    subscribe(cell, listener) {
      const held = listeners.get(cell) ?? new Set();
      listeners.set(cell, held.add(listener));
      return () => {
        held.delete(listener);
        if (held.size === 0) listeners.delete(cell);
      };
    },
  };
}
