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
  /** Opens the editor; a draft that failed is taken up again. */
  start: (cell: string, text: string, row: unknown) => void;
  type: (cell: string, text: string) => void;
  /** Checks and hands over. True when the editor may close. */
  commit: (cell: string, job: EditJob) => boolean;
  drop: (cell: string) => void;
  /** Told when this cell changes, and only then. */
  subscribe: (cell: string, listener: () => void) => () => void;
}

export interface EditJob {
  /** The text the cell has now. */
  readonly before: string;
  readonly check: (text: string) => string | null;
  readonly save: (text: string) => void | Promise<void>;
  readonly onFailed: (why: string) => void;
}

export const cellId = (line: string, column: string) => `${column}\u0000${line}`;

/** Chinese sentence of a failure: an ApiError has one. */
function why(error: unknown): string {
  const text: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'text') : undefined;
  return typeof text === 'string' && text !== '' ? text : '保存失败，请稍后重试';
}

/** Drafts of cells, outside React: one keystroke renders one cell, and a draft outlives its row's scrolling out of view. */
export function createEdits(): EditStore {
  const drafts = new Map<string, CellDraft>();
  const listeners = new Map<string, Set<() => void>>();
  const put = (cell: string, draft: CellDraft | undefined) => {
    if (draft) drafts.set(cell, draft);
    else drafts.delete(cell);
    for (const listener of listeners.get(cell) ?? []) listener();
  };
  const change = (cell: string, part: Partial<CellDraft>) => {
    const draft = drafts.get(cell);
    if (draft) put(cell, { ...draft, ...part });
  };
  return {
    get: (cell) => drafts.get(cell),
    start(cell, text, row) {
      const held = drafts.get(cell);
      put(cell, {
        text: held?.phase === 'failed' ? held.text : text,
        phase: 'typing',
        error: held?.error ?? null,
        row,
      });
    },
    type: (cell, text) => change(cell, { text, error: null }),
    commit(cell, { before, check, save, onFailed }) {
      const draft = drafts.get(cell);
      if (draft?.phase !== 'typing') return true;
      const { text } = draft;
      if (text === before) {
        put(cell, undefined);
        return true;
      }
      const error = check(text);
      if (error !== null) {
        change(cell, { error });
        return false;
      }
      const saved = { ...draft, error: null, phase: 'saved' } as const;
      const sent = { ...draft, error: null, phase: 'saving' } as const;
      const failed = (reason: unknown) => {
        const text = why(reason);
        // Typed anew meanwhile: that draft has its own fate.
        if (drafts.get(cell) === sent) put(cell, { ...sent, phase: 'failed', error: text });
        onFailed(text);
      };
      put(cell, sent);
      try {
        const answer = save(text);
        if (answer) {
          answer.then(() => {
            if (drafts.get(cell) === sent) put(cell, saved);
          }, failed);
        } else put(cell, saved);
      } catch (reason) {
        failed(reason);
      }
      return true;
    },
    drop: (cell) => put(cell, undefined),
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
