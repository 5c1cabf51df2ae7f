import type { UploadedFile } from './types.ts';

export type UploadStatus = 'waiting' | 'sending' | 'paused' | 'done' | 'failed' | 'cancelled';

export interface QueueItem {
  readonly id: string;
  readonly name: string;
  /** Bytes that are sent; smaller than the chosen file's once it is compressed. */
  readonly size: number;
  readonly type: string;
  readonly status: UploadStatus;
  /** Bytes the server holds or is being sent. */
  readonly sent: number;
  /** Bytes per second, smoothed; 0 while nothing is known. */
  readonly speed: number;
  /** Grows with each start: what an earlier start still tells is not listened to. */
  readonly run: number;
  /** Who paused it. */
  readonly heldBy: 'user' | 'offline' | null;
  /** Why it failed, for the user. */
  readonly reason: string | null;
  readonly file: UploadedFile | null;
  /** The server already held the same file. */
  readonly existing: boolean;
}

export interface Queue {
  /** In the order they are shown and sent. */
  readonly items: readonly QueueItem[];
  readonly online: boolean;
  /** Files sent at once. */
  readonly limit: number;
}

type OfOne<Type extends string> = Type extends string ? { readonly type: Type; readonly id: string } : never;

export type QueueEvent =
  | { readonly type: 'add'; readonly files: readonly Pick<QueueItem, 'id' | 'name' | 'size' | 'type'>[] }
  | { readonly type: 'prepared'; readonly id: string; readonly run: number; readonly size: number }
  | {
      readonly type: 'progress';
      readonly id: string;
      readonly run: number;
      readonly sent: number;
      readonly speed: number;
    }
  | {
      readonly type: 'done';
      readonly id: string;
      readonly run: number;
      readonly file: UploadedFile;
      readonly existing: boolean;
    }
  | { readonly type: 'fail'; readonly id: string; readonly run: number; readonly reason: string }
  | OfOne<'pause' | 'resume' | 'retry' | 'cancel' | 'remove'>
  | { readonly type: 'move'; readonly id: string; readonly to: number }
  | { readonly type: 'sync'; readonly files: readonly UploadedFile[] }
  | { readonly type: 'offline' }
  | { readonly type: 'online' };

export const isOver = ({ status }: QueueItem): boolean =>
  status === 'done' || status === 'failed' || status === 'cancelled';

/** An item of a file that was on the server before. */
export const finishedItem = (file: UploadedFile): QueueItem => ({
  id: file.fileId,
  name: file.name,
  size: file.size,
  type: file.type,
  status: 'done',
  sent: file.size,
  speed: 0,
  run: 0,
  heldBy: null,
  reason: null,
  file,
  existing: false,
});

export const emptyQueue = (limit: number, files: readonly UploadedFile[] = []): Queue => ({
  items: files.map(finishedItem),
  online: true,
  limit,
});

/** Files that are on the server, in the order of the list. */
export const finishedFiles = ({ items }: Queue): UploadedFile[] =>
  items.flatMap(({ status, file }) => (status === 'done' && file ? [file] : []));

const idle = { speed: 0, heldBy: null, reason: null } as const;

/** Starts waiting files, first come first served, while there is room and a network. */
function promote(queue: Queue): Queue {
  let room = queue.online ? queue.limit - queue.items.filter(({ status }) => status === 'sending').length : 0;
  if (room <= 0) return queue;
  const items = queue.items.map((item) => {
    if (item.status !== 'waiting' || room <= 0) return item;
    room -= 1;
    return { ...item, ...idle, status: 'sending' as const, run: item.run + 1 };
  });
  return { ...queue, items };
}

function changed(item: QueueItem, event: QueueEvent): QueueItem {
  const { status } = item;
  switch (event.type) {
    case 'offline':
      return status === 'sending' ? { ...item, ...idle, status: 'paused', heldBy: 'offline' } : item;
    case 'online':
      return item.heldBy === 'offline' ? { ...item, ...idle, status: 'waiting' } : item;
    case 'add':
    case 'move':
    case 'remove':
    case 'sync':
      return item;
    default:
  }
  if (event.id !== item.id) return item;
  switch (event.type) {
    case 'pause':
      return isOver(item) ? item : { ...item, ...idle, status: 'paused', heldBy: 'user' };
    case 'resume':
      return status === 'paused' ? { ...item, ...idle, status: 'waiting' } : item;
    case 'retry':
      return status === 'failed' ? { ...item, ...idle, status: 'waiting' } : item;
    case 'cancel':
      return status === 'done' ? item : { ...item, ...idle, status: 'cancelled' };
    default:
  }
  if (status !== 'sending' || event.run !== item.run) return item;
  switch (event.type) {
    case 'prepared':
      return { ...item, size: event.size, sent: Math.min(item.sent, event.size) };
    case 'progress':
      return { ...item, sent: Math.min(item.size, Math.max(0, event.sent)), speed: event.speed };
    case 'done':
      return { ...item, ...idle, status: 'done', sent: item.size, file: event.file, existing: event.existing };
    default:
      return { ...item, ...idle, status: 'failed', reason: event.reason };
  }
}

function moved(items: readonly QueueItem[], id: string, to: number): readonly QueueItem[] {
  const item = items.find((one) => one.id === id);
  if (!item) return items;
  const rest = items.filter((one) => one.id !== id);
  return rest.toSpliced(Math.min(rest.length, Math.max(0, to)), 0, item);
}

/** The finished files become just these, in this order; unfinished ones stay, after them. */
function synced(queue: Queue, files: readonly UploadedFile[]): Queue {
  const now = finishedFiles(queue);
  if (now.length === files.length && now.every(({ fileId }, at) => fileId === files[at]?.fileId)) return queue;
  const done = files.map((file) => {
    const known = queue.items.find((item) => item.status === 'done' && item.file?.fileId === file.fileId);
    return known ?? finishedItem(file);
  });
  return { ...queue, items: [...done, ...queue.items.filter(({ status }) => status !== 'done')] };
}

/** The queue after an event. Pure; events that make no sense in a file's state change nothing. */
export function reduceQueue(queue: Queue, event: QueueEvent): Queue {
  if (event.type === 'add') {
    const known = new Set(queue.items.map(({ id }) => id));
    const fresh = event.files
      .filter(({ id }, at, all) => !known.has(id) && all.findIndex((one) => one.id === id) === at)
      .map(
        (file): QueueItem => ({ ...file, ...idle, status: 'waiting', sent: 0, run: 0, file: null, existing: false }),
      );
    return promote({ ...queue, items: [...queue.items, ...fresh] });
  }
  if (event.type === 'sync') return synced(queue, event.files);
  if (event.type === 'move') return { ...queue, items: moved(queue.items, event.id, event.to) };
  const kept = event.type === 'remove' ? queue.items.filter(({ id }) => id !== event.id) : queue.items;
  const online = event.type === 'online' || (event.type !== 'offline' && queue.online);
  return promote({ ...queue, online, items: kept.map((item) => changed(item, event)) });
}

export interface Totals {
  /** Files chosen here that were not cancelled. */
  readonly count: number;
  readonly done: number;
  readonly failed: number;
  /** Neither at an end nor paused. */
  readonly active: number;
  readonly paused: number;
  /** Whole per cent of the bytes; 100 only when every file is done. */
  readonly percent: number;
}

export function totalsOf({ items }: Queue): Totals {
  const wanted = items.filter(({ status, run }) => status !== 'cancelled' && !(status === 'done' && run === 0));
  const of = (...states: UploadStatus[]) => wanted.filter(({ status }) => states.includes(status)).length;
  const bytes = wanted.reduce((sum, { size }) => sum + size, 0);
  const sent = wanted.reduce((sum, item) => sum + item.sent, 0);
  const done = of('done');
  const percent = done === wanted.length ? 100 : Math.min(99, Math.floor((sent / Math.max(1, bytes)) * 100));
  return {
    count: wanted.length,
    done,
    failed: of('failed'),
    active: of('waiting', 'sending'),
    paused: of('paused'),
    percent,
  };
}
