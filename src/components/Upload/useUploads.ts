import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { newKey } from '../../api/newKey.ts';
import { useLatest } from '../PdfViewer/useLatest.ts';
import { createMemoryStorage, createSafeStorage, type StorageLike } from '../../session/storage.ts';
import type { CompressOptions } from './compressImage.ts';
import { type Queue, totalsOf } from './queue.ts';
import type { UploadedFile, Uploader } from './types.ts';
import { createUploads, type Uploads } from './uploads.ts';

export interface UseUploadsOptions {
  uploader: Uploader;
  /** Files sent at once; read once. @default 3 */
  concurrency?: number | undefined;
  /** Pictures are made smaller before they are sent. @default false */
  compress?: CompressOptions | false | undefined;
  /** Files that are on the server; a change of it replaces the finished files. */
  files?: readonly UploadedFile[] | undefined;
  /** Where ids of unfinished uploads are kept; read once. @default localStorage */
  memory?: StorageLike | undefined;
  /** Monotonic clock, ms; read once. @default performance.now */
  now?: (() => number) | undefined;
  failedText: string;
  /** Told of each change of the queue. */
  onQueue: (before: Queue, after: Queue) => void;
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const browserMemory = (): StorageLike =>
  typeof window === 'undefined' ? createMemoryStorage() : createSafeStorage(() => window.localStorage);

/** The queue without a look: it sends while it is mounted, pauses with the network, and warns before the page is left. */
export function useUploads(options: UseUploadsOptions): { uploads: Uploads; queue: Queue } {
  const { files, concurrency = 3, memory, failedText } = options;
  const { uploader, compress = false } = options;
  const onQueue = useLatest(options.onQueue);
  const [uploads] = useState(() =>
    createUploads({
      uploader,
      compress,
      memory: memory ?? browserMemory(),
      limit: concurrency,
      isOnline: () => navigator.onLine,
      now: options.now ?? (() => performance.now()),
      newId: newKey,
      wait,
      failedText,
      ...(files ? { files } : {}),
    }),
  );
  useEffect(() => uploads.use({ uploader, compress }), [uploads, uploader, compress]);
  const queue = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot, uploads.getSnapshot);

  useEffect(() => {
    let before = uploads.getSnapshot();
    return uploads.subscribe(() => {
      const [was, now] = [before, uploads.getSnapshot()];
      before = now;
      onQueue.current(was, now);
    });
  }, [uploads, onQueue]);

  useEffect(() => {
    const stop = uploads.start();
    const online = () => uploads.tell({ type: 'online' });
    const offline = () => uploads.tell({ type: 'offline' });
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      stop();
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [uploads]);

  useEffect(() => {
    if (files) uploads.tell({ type: 'sync', files });
  }, [uploads, files]);

  const { active } = totalsOf(queue);
  const busy = active > 0;
  const warn = useCallback((event: BeforeUnloadEvent) => event.preventDefault(), []);
  useEffect(() => {
    if (!busy) return;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [busy, warn]);
  return { uploads, queue };
}
