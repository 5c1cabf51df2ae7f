import { type CompressOptions, compressImage } from './compressImage.ts';
import { emptyQueue, type Queue, type QueueEvent, reduceQueue } from './queue.ts';
import { memoryKey, sendFile } from './sendFile.ts';
import type { StorageLike } from '../../session/storage.ts';
import type { UploadedFile, Uploader } from './types.ts';
import { UploadError } from './UploadError.ts';

/** What may change while files are sent: the next start of a file uses it. */
export interface UploadWays {
  readonly uploader: Uploader;
  readonly compress: CompressOptions | false;
}

export interface UploadsOptions extends UploadWays {
  /** Ids of unfinished uploads, so that another visit goes on where this one stopped. */
  readonly memory: StorageLike;
  /** Files sent at once. */
  readonly limit: number;
  readonly isOnline: () => boolean;
  /** Monotonic clock, ms: for the speed. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly files?: readonly UploadedFile[];
  readonly failedText: string;
}

type UserEvent = 'pause' | 'resume' | 'retry' | 'cancel' | 'remove' | 'move' | 'sync' | 'online' | 'offline';

/** The queue at work. */
export interface Uploads {
  readonly getSnapshot: () => Queue;
  readonly subscribe: (listener: () => void) => () => void;
  readonly use: (ways: UploadWays) => void;
  readonly add: (files: readonly File[]) => void;
  readonly tell: (event: Extract<QueueEvent, { type: UserEvent }>) => void;
  /** The chosen file of an item, for its preview. */
  readonly fileOf: (id: string) => File | undefined;
  /**
   * Starts what is to be sent. The answer stops it: parts the server holds stay there, and it goes on when it is started
   * again, here or at another visit.
   */
  readonly start: () => () => void;
}

/** Weight of the newest measure of the speed. */
const newest = 0.3;
const measureEveryMs = 250;

/** The client's `ApiError` has words for the user too. Known by its name: its module would bring the contract's schemas. */
const isWorded = (error: unknown): error is Error & { text: string } =>
  error instanceof Error && error.name === 'ApiError' && 'text' in error && typeof error.text === 'string';

function wordsOf(error: unknown, otherwise: string): string {
  if (error instanceof UploadError || isWorded(error)) return error.text;
  console.warn('[jiaowu] upload: a part or the file was refused.', error);
  return otherwise;
}

/** Drives a queue: starts what the queue lets start, stops what it stops, tells it how it goes. */
export function createUploads(options: UploadsOptions): Uploads {
  const listeners = new Set<() => void>();
  const chosen = new Map<string, File>();
  const prepared = new Map<string, File>();
  const uploadIds = new Map<string, string>();
  const running = new Map<string, { run: number; end: AbortController }>();
  let ways: UploadWays = options;
  let started = false;
  let queue = emptyQueue(options.limit, options.files);

  const dispatch = (event: QueueEvent) => {
    const before = queue;
    queue = reduceQueue(before, event);
    if (queue === before) return;
    for (const [id, { run, end }] of running) {
      const item = queue.items.find((one) => one.id === id);
      if (item?.status === 'sending' && item.run === run) continue;
      running.delete(id);
      end.abort();
    }
    startSending();
    for (const listener of listeners) listener();
  };

  const startSending = () => {
    if (!started) return;
    for (const { id, status, run } of queue.items) {
      if (status === 'sending' && !running.has(id)) void go(id, run);
    }
  };

  const go = async (id: string, run: number) => {
    const file = chosen.get(id);
    if (!file) return;
    const end = new AbortController();
    running.set(id, { run, end });
    let last: { at: number; sent: number } | null = null;
    let speed = 0;
    const onSent = (sent: number) => {
      if (end.signal.aborted) return;
      const at = options.now();
      if (last === null) last = { at, sent };
      else if (at - last.at >= measureEveryMs) {
        const measured = Math.max(0, ((sent - last.sent) / (at - last.at)) * 1000);
        speed = speed === 0 ? measured : speed + newest * (measured - speed);
        last = { at, sent };
      }
      dispatch({ type: 'progress', id, run, sent, speed });
    };
    try {
      const { uploader, compress } = ways;
      const ready = prepared.get(id) ?? (compress ? await compressImage(file, compress) : file);
      prepared.set(id, ready);
      end.signal.throwIfAborted();
      if (ready.size !== file.size) dispatch({ type: 'prepared', id, run, size: ready.size });
      const seams = { uploader, memory: options.memory, wait: options.wait };
      const told = { onSent, onUploadId: (uploadId: string) => uploadIds.set(id, uploadId) };
      const done = await sendFile(ready, memoryKey(file), seams, told, end.signal);
      dispatch({ type: 'done', id, run, ...done });
    } catch (error) {
      if (end.signal.aborted) return;
      if (!options.isOnline()) dispatch({ type: 'offline' });
      else dispatch({ type: 'fail', id, run, reason: wordsOf(error, options.failedText) });
    }
  };

  /** Its parts on the server are of no use any more. */
  const forget = (id: string) => {
    const [file, uploadId] = [chosen.get(id), uploadIds.get(id)];
    if (file) options.memory.removeItem(memoryKey(file));
    uploadIds.delete(id);
    prepared.delete(id);
    if (uploadId === undefined) return;
    const given = ways.uploader.abort?.(uploadId);
    // The server throws old parts away by itself in time.
    given?.catch((error: unknown) => console.warn('[jiaowu] upload: the parts could not be given up.', error));
  };

  return {
    getSnapshot: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    use(next) {
      ways = next;
    },
    add(files) {
      const items = files.map((file) => {
        const id = options.newId();
        chosen.set(id, file);
        return { id, name: file.name, size: file.size, type: file.type };
      });
      dispatch({ type: 'add', files: items });
    },
    tell(event) {
      const item = 'id' in event ? queue.items.find(({ id }) => id === event.id) : undefined;
      dispatch(event);
      if (!item || (event.type !== 'cancel' && event.type !== 'remove')) return;
      if (item.status !== 'done') forget(item.id);
      if (event.type === 'remove') chosen.delete(item.id);
    },
    fileOf: (id) => chosen.get(id),
    start() {
      started = true;
      startSending();
      return () => {
        started = false;
        for (const { end } of running.values()) end.abort();
        running.clear();
      };
    },
  };
}
