import type { ToastOptions, ToastStore, UndoOptions } from './toastStore.ts';

/** Tells the user something in passing. A host may pass its own. */
export interface Notify {
  info: (text: string, options?: ToastOptions) => void;
  success: (text: string, options?: ToastOptions) => void;
  error: (text: string, options?: ToastOptions) => void;
  /** Something was done that may be taken back. Without it `success` with the action stands in. */
  undo?: (text: string, options: UndoOptions) => void;
}

export type FullNotify = Required<Notify>;

export function notifyThrough(store: ToastStore): FullNotify {
  return {
    info: (text, options) => void store.info(text, options),
    success: (text, options) => void store.success(text, options),
    error: (text, options) => void store.error(text, options),
    undo: (text, options) => void store.undo(text, options),
  };
}

export function completeNotify(notify: Notify): FullNotify {
  const undo: FullNotify['undo'] = (text, { onUndo, label = '撤销', seconds = 8 }) =>
    notify.success(text, { action: { label, onAction: onUndo }, durationMs: seconds * 1000 });
  return {
    info: (...told) => notify.info(...told),
    success: (...told) => notify.success(...told),
    error: (...told) => notify.error(...told),
    undo: (text, options) => (notify.undo ? notify.undo(text, options) : undo(text, options)),
  };
}
