import { answerLines, changeLine, isReady, isUnverified, type LineRules } from './importLines.ts';
import type { ImportCommit, ImportLine } from './importTypes.ts';

/** What is under way. `done` and `total` count rows. */
export type ImportWork =
  | { readonly kind: 'idle' }
  | { readonly kind: 'verifying'; readonly done: number; readonly total: number }
  | { readonly kind: 'importing'; readonly done: number; readonly total: number; readonly stopping: boolean }
  | {
      readonly kind: 'failed';
      readonly during: 'verifying' | 'importing';
      readonly done: number;
      readonly total: number;
      readonly error: unknown;
    };

export interface ImportSessionState {
  readonly lines: readonly ImportLine[];
  readonly work: ImportWork;
  /** Rows of a call that was not answered: they may have been imported. A retry sends them once more under the same key. */
  readonly unanswered: ReadonlySet<string>;
  /** Rows still to be sent after a stop or a failure. */
  readonly waiting: number;
}

export interface ImportSession {
  get: () => ImportSessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server about rows it has not seen as they now are. */
  verify: () => Promise<void>;
  /** Imports all rows that are right; after a stop or a failure it goes on where it was. */
  run: () => Promise<void>;
  /** No further batch; the one under way is finished. */
  stop: () => void;
  edit: (key: string, column: string, text: string) => void;
  remove: (key: string) => void;
}

interface SessionOptions {
  lines: readonly ImportLine[];
  rules: LineRules;
  commit: ImportCommit;
  /** False: rows are not tried out first. */
  dryRun: boolean;
  /** Rows a call. */
  batchSize: number;
  batchId: string;
  signal: AbortSignal;
}

interface Batch {
  readonly key: string;
  readonly rows: readonly string[];
}

const nobody: ReadonlySet<string> = new Set();

/** The rows of one import and what has become of them, outside React. */
export function createImportSession(options: SessionOptions): ImportSession {
  const { rules, commit, dryRun, batchSize, batchId, signal } = options;
  const listeners = new Set<() => void>();
  let state: ImportSessionState = { lines: options.lines, work: { kind: 'idle' }, unanswered: nobody, waiting: 0 };
  let queue: Batch[] = [];
  let made = 0;
  const put = (next: Partial<ImportSessionState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const busy = () => state.work.kind === 'verifying' || state.work.kind === 'importing';
  const stopping = () => state.work.kind === 'importing' && state.work.stopping;
  const nextKey = () => {
    made += 1;
    return `${batchId}-${made}`;
  };
  const send = (rows: readonly ImportLine[], batchKey: string, dry: boolean) =>
    commit(
      rows.map(({ key, line, values }) => ({ key, line, values })),
      { dryRun: dry, batchId, batchKey, signal },
    );

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async verify() {
      if (!dryRun || busy()) return;
      let done = 0;
      for (;;) {
        const left = state.lines.filter(isUnverified);
        const rows = left.slice(0, batchSize);
        if (rows.length === 0 || signal.aborted) break;
        const total = done + left.length;
        put({ work: { kind: 'verifying', done, total } });
        try {
          // One call at a time: the server is spared, and what is changed meanwhile comes with the next.
          // oxlint-disable-next-line no-await-in-loop
          const answers = await send(rows, nextKey(), true);
          put({ lines: answerLines(state.lines, rows, answers, true) });
        } catch (error) {
          put({ work: { kind: 'failed', during: 'verifying', done, total, error } });
          return;
        }
        done += rows.length;
      }
      put({ work: { kind: 'idle' } });
    },

    async run() {
      if (busy()) return;
      if (queue.length === 0) {
        const ready = state.lines.filter(isReady).map(({ key }) => key);
        for (let at = 0; at < ready.length; at += batchSize) {
          queue.push({ key: nextKey(), rows: ready.slice(at, at + batchSize) });
        }
      }
      const total = queue.reduce((sum, { rows }) => sum + rows.length, 0);
      let done = 0;
      put({ work: { kind: 'importing', done, total, stopping: false } });
      for (let batch = queue[0]; batch && !stopping() && !signal.aborted; batch = queue[0]) {
        const keys = new Set(batch.rows);
        const rows = state.lines.filter(({ key }) => keys.has(key));
        try {
          // oxlint-disable-next-line no-await-in-loop
          const answers = await send(rows, batch.key, false);
          queue = queue.slice(1);
          done += rows.length;
          put({
            lines: answerLines(state.lines, rows, answers, false),
            unanswered: nobody,
            waiting: total - done,
            work: { kind: 'importing', done, total, stopping: stopping() },
          });
        } catch (error) {
          put({
            unanswered: keys,
            waiting: total - done,
            work: { kind: 'failed', during: 'importing', done, total, error },
          });
          return;
        }
      }
      // Stopped on purpose, nothing hangs in the air: what is left may be mended before it is sent.
      queue = [];
      put({ waiting: 0, work: { kind: 'idle' } });
    },

    stop() {
      if (state.work.kind === 'importing') put({ work: { ...state.work, stopping: true } });
    },

    edit(key, column, text) {
      put({ lines: state.lines.map((line) => (line.key === key ? changeLine(line, column, text, rules) : line)) });
    },

    remove(key) {
      put({ lines: state.lines.filter((line) => line.key !== key) });
    },
  };
}
