/** What was, what is, and what was undone. Never changed in place. */
export interface UndoHistory<T> {
  /** Oldest first. */
  readonly past: readonly T[];
  readonly present: T;
  /** Next to redo first. */
  readonly future: readonly T[];
  /** What the last step belonged to, so that more of the same joins it. */
  readonly last: { readonly group: string; readonly at: number } | null;
}

export interface RecordOptions {
  /** How many steps can be undone. */
  limit: number;
  /** Milliseconds within which steps of one group are one step. */
  joinMs: number;
  /** Now, in milliseconds. */
  at: number;
  /** Steps of the same group that follow each other at once are one step: typing in one cell. */
  group?: string | undefined;
}

export function startHistory<T>(present: T): UndoHistory<T> {
  return { past: [], present, future: [], last: null };
}

/**
 * A new present. What was undone before can no longer be redone; the same value again is no step.
 * @throws RangeError when `limit` is below 1
 */
export function recorded<T>(history: UndoHistory<T>, next: T, options: RecordOptions): UndoHistory<T> {
  const { limit, joinMs, at, group } = options;
  if (!(limit >= 1)) throw new RangeError(`useUndo(): limit must be at least 1, got ${limit}.`);
  if (Object.is(next, history.present)) return history;
  const { past, present, last } = history;
  const joins = group !== undefined && last?.group === group && past.length > 0 && at - last.at <= joinMs;
  return {
    past: joins ? past : [...past, present].slice(-limit),
    present: next,
    future: [],
    last: group === undefined ? null : { group, at },
  };
}

/** One step back; the same history where there is none. */
export function undone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  // `at(-1)` may rightly be undefined: a value of the history, not a missing one.
  return { past: past.slice(0, -1), present: past.at(-1) as T, future: [present, ...future], last: null };
}

/** One step forward again; the same history where there is none. */
export function redone<T>(history: UndoHistory<T>): UndoHistory<T> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0] as T, future: future.slice(1), last: null };
}
