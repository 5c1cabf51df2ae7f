import type { ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'error' | 'undo' | 'progress';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface ToastOptions {
  /** One thing to do about it, e.g. 查看. */
  action?: ToastAction | undefined;
  /** Milliseconds it stays; 0: until closed. @default 4000, errors 6000, progress 0 */
  durationMs?: number | undefined;
}

export interface UndoOptions {
  onUndo: () => void;
  /** @default '撤销' */
  label?: string | undefined;
  /** Seconds left to undo, counted down in view. @default 8 */
  seconds?: number | undefined;
  /** After the time has run out or it was closed: the act is final. */
  onFinal?: (() => void) | undefined;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: ReactNode;
  readonly action: ToastAction | undefined;
  /** How often the same was said within the collapse time. */
  readonly count: number;
  /** Seconds left of an undo; undefined for the others. */
  readonly secondsLeft: number | undefined;
}

/** The messages of one provider: what the default `notify` calls and what a toast region shows. */
export interface ToastStore {
  show: (kind: Exclude<ToastKind, 'undo'>, text: ReactNode, options?: ToastOptions) => number;
  info: (text: ReactNode, options?: ToastOptions) => number;
  success: (text: ReactNode, options?: ToastOptions) => number;
  error: (text: ReactNode, options?: ToastOptions) => number;
  undo: (text: ReactNode, options: UndoOptions) => number;
  progress: (text: ReactNode, options?: ToastOptions) => number;
  /** New words for one that is shown (640 / 1,286). Unknown ids are ignored. */
  update: (id: number, text: ReactNode) => void;
  dismiss: (id: number) => void;
  /** Stops and restarts all clocks while a pointer or the focus rests on them. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes; oldest first. */
  getSnapshot: () => readonly Toast[];
  /** Clears everything, timers included. */
  dispose: () => void;
}

/** An equal toast within this time is counted, not repeated (chapter 1, Errors). */
const collapseMs = 3000;
/** More than this at once help nobody: the oldest leaves. */
const maxShown = 4;
const stayMs: Record<ToastKind, number> = { info: 4000, success: 4000, error: 6000, undo: 0, progress: 0 };

interface Entry {
  toast: Toast;
  durationMs: number;
  leave?: ReturnType<typeof setTimeout> | undefined;
  tick?: ReturnType<typeof setInterval> | undefined;
  onFinal?: (() => void) | undefined;
}

const isLasting = ({ toast: { kind } }: Entry) => kind === 'undo' || kind === 'progress';

/** Makes the toast store of one provider; two kits on a page do not mix. */
export function createToastStore(): ToastStore {
  let entries: readonly Entry[] = [];
  let shown: readonly Toast[] = [];
  let made = 0;
  let paused = false;
  const listeners = new Set<() => void>();
  /** Said within the collapse time, whether still in view or closed by the user. */
  const recent = new Map<string, { id: number; timer: ReturnType<typeof setTimeout> }>();

  const publish = () => {
    shown = entries.map(({ toast }) => toast);
    for (const listener of listeners) listener();
  };
  const stop = (entry: Entry) => {
    clearTimeout(entry.leave);
    clearInterval(entry.tick);
  };
  const remove = (entry: Entry) => {
    if (!entries.includes(entry)) return;
    stop(entry);
    entries = entries.filter((other) => other !== entry);
    publish();
    entry.onFinal?.();
  };
  const countDown = (entry: Entry) => {
    const left = (entry.toast.secondsLeft ?? 1) - 1;
    if (left <= 0) return remove(entry);
    entry.toast = { ...entry.toast, secondsLeft: left };
    publish();
  };
  const start = (entry: Entry) => {
    stop(entry);
    if (paused) return;
    if (entry.toast.secondsLeft !== undefined) entry.tick = setInterval(() => countDown(entry), 1000);
    else if (entry.durationMs > 0) entry.leave = setTimeout(() => remove(entry), entry.durationMs);
  };
  const remember = (key: string, id: number) => {
    clearTimeout(recent.get(key)?.timer);
    recent.set(key, { id, timer: setTimeout(() => recent.delete(key), collapseMs) });
  };
  const add = (toast: Omit<Toast, 'id' | 'count'>, durationMs: number, onFinal?: () => void): number => {
    made += 1;
    const entry: Entry = { toast: { ...toast, id: made, count: 1 }, durationMs, onFinal };
    entries = [...entries, entry];
    start(entry);
    const oldest = entries.find((other) => !isLasting(other)) ?? entries[0];
    if (entries.length > maxShown && oldest) remove(oldest);
    else publish();
    return entry.toast.id;
  };
  const say = (kind: ToastKind, text: ReactNode, { action, durationMs = stayMs[kind] }: ToastOptions = {}) => {
    const toast = { kind, text, action, secondsLeft: undefined };
    if (typeof text !== 'string' || kind === 'progress') return add(toast, durationMs);
    const key = `${kind}|${text}`;
    const earlier = recent.get(key);
    const twin = entries.find((entry) => entry.toast.id === earlier?.id);
    const id = earlier?.id ?? add(toast, durationMs);
    remember(key, id);
    if (twin) {
      twin.toast = { ...twin.toast, action, count: twin.toast.count + 1 };
      start(twin);
      publish();
    }
    return id;
  };
  const find = (id: number) => entries.find(({ toast }) => toast.id === id);

  return {
    show: say,
    info: (text, options) => say('info', text, options),
    success: (text, options) => say('success', text, options),
    error: (text, options) => say('error', text, options),
    progress: (text, options) => say('progress', text, options),
    undo(text, { onUndo, label = '撤销', seconds = 8, onFinal }) {
      let undone = false;
      const onAction = () => {
        undone = true;
        onUndo();
      };
      return add({ kind: 'undo', text, action: { label, onAction }, secondsLeft: seconds }, 0, () => {
        if (!undone) onFinal?.();
      });
    },
    update(id, text) {
      const entry = find(id);
      if (!entry) return;
      entry.toast = { ...entry.toast, text };
      publish();
    },
    dismiss(id) {
      const entry = find(id);
      if (entry) remove(entry);
    },
    pause() {
      paused = true;
      for (const entry of entries) stop(entry);
    },
    resume() {
      paused = false;
      for (const entry of entries) start(entry);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
    dispose() {
      for (const entry of entries) stop(entry);
      for (const { timer } of recent.values()) clearTimeout(timer);
      recent.clear();
      entries = [];
      publish();
    },
  };
}
