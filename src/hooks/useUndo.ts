import { useCallback, useMemo, useState } from 'react';
import { useKit } from '../kit/context.ts';
import { recorded, redone, startHistory, undone } from './undoHistory.ts';

interface UndoHookOptions {
  /** How many steps can be undone. @default 100 */
  limit?: number;
  /** Milliseconds within which changes of one group are one step. @default 1000 */
  joinMs?: number;
}

interface ChangeOptions {
  /** What is changed, e.g. the name of a cell: more of the same within `joinMs` is undone in one step. */
  group?: string;
}

export interface Undo<T> {
  readonly value: T;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** A step that can be undone. The value before it must not be changed in place. */
  set: (next: T | ((before: T) => T), options?: ChangeOptions) => void;
  undo: () => void;
  redo: () => void;
  /** Starts over from a value, without a way back (saved, loaded anew). */
  reset: (value: T) => void;
}

/** A value with its history: like `useState`, and every change can be taken back. */
export function useUndo<T>(initial: T | (() => T), { limit = 100, joinMs = 1000 }: UndoHookOptions = {}): Undo<T> {
  const { clock } = useKit();
  const [history, setHistory] = useState(() => startHistory(isMaker(initial) ? initial() : initial));
  const set = useCallback(
    (next: T | ((before: T) => T), { group }: ChangeOptions = {}) => {
      const at = clock.ownMs();
      setHistory((before) =>
        recorded(before, isChange(next) ? next(before.present) : next, { limit, joinMs, at, group }),
      );
    },
    [clock, limit, joinMs],
  );
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  const reset = useCallback((value: T) => setHistory(startHistory(value)), []);
  return useMemo(
    () => ({
      value: history.present,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      set,
      undo,
      redo,
      reset,
    }),
    [history, set, undo, redo, reset],
  );
}

function isMaker<T>(initial: T | (() => T)): initial is () => T {
  return typeof initial === 'function';
}

function isChange<T>(next: T | ((before: T) => T)): next is (before: T) => T {
  return typeof next === 'function';
}
