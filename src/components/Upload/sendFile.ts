import { hashOfDigests, hexOf, partsOf, sha256 } from './digest.ts';
import { fingerprintOf } from './restrictions.ts';
import type { StorageLike } from '../../session/storage.ts';
import type { UploadedFile, Uploader } from './types.ts';
import { UploadError } from './UploadError.ts';

export interface SendSeams {
  readonly uploader: Uploader;
  /** Ids of unfinished uploads, so that another visit goes on where this one stopped. */
  readonly memory: StorageLike;
  /** Waits before a part is tried again, ms. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface SendTold {
  /** Bytes the server holds or is being sent. */
  readonly onSent: (bytes: number) => void;
  readonly onUploadId: (id: string) => void;
}

const triesPerPart = 3;
const firstWaitMs = 1000;

/** Where the id of an unfinished upload is kept. */
export const memoryKey = (file: File): string => `jiaowu:1:upload:${fingerprintOf(file)}`;

/**
 * Sends one file part by part: only parts the server does not hold, each at most three times, then the hash of the whole.
 * Rejects with what the uploader rejected with, or at once when the signal aborts.
 * @param key of the memory: that of the file as it was chosen, before it was compressed
 */
export async function sendFile(
  file: File,
  key: string,
  { uploader, memory, wait }: SendSeams,
  { onSent, onUploadId }: SendTold,
  signal: AbortSignal,
): Promise<{ file: UploadedFile; existing: boolean }> {
  const { name, size, type } = file;
  const facts = { name, size, type };
  const remembered = memory.getItem(key);
  const source = { ...facts, ...(remembered === null ? {} : { uploadId: remembered }) };
  const ticket = await uploader.start(source, { signal });
  signal.throwIfAborted();
  if ('existing' in ticket) {
    memory.removeItem(key);
    return { file: { ...facts, ...ticket.existing }, existing: true };
  }
  const { uploadId, chunkSize } = ticket;
  memory.setItem(key, uploadId);
  onUploadId(uploadId);
  const have = new Set(ticket.have);
  const parts = partsOf(size, chunkSize);
  let held = parts.reduce((sum, { index, from, to }) => sum + (have.has(index) ? to - from : 0), 0);
  onSent(held);
  const digests: Uint8Array[] = [];
  for (const { index, from, to } of parts) {
    const blob = file.slice(from, to);
    const digest = await sha256(blob);
    signal.throwIfAborted();
    digests.push(digest);
    if (have.has(index)) continue;
    const chunk = { uploadId, index, offset: from, blob, digest: hexOf(digest) };
    const onProgress = (bytes: number) => onSent(held + Math.min(bytes, to - from));
    for (let attempt = 1; ; attempt++) {
      try {
        await uploader.send(chunk, { signal, onProgress });
        break;
      } catch (error) {
        const final = error instanceof UploadError && error.kind !== 'network';
        if (signal.aborted || final || attempt === triesPerPart) throw error;
        onSent(held);
        await wait(firstWaitMs * 2 ** (attempt - 1), signal);
      }
    }
    signal.throwIfAborted();
    held += to - from;
    onSent(held);
  }
  const hash = await hashOfDigests(digests);
  try {
    const done = await uploader.finish({ uploadId, hash, digests: digests.map(hexOf) }, { signal });
    memory.removeItem(key);
    return { file: { ...facts, ...done }, existing: false };
  } catch (error) {
    // What the server holds is not this file: the next try must not build on it.
    if (error instanceof UploadError && error.kind === 'hash') memory.removeItem(key);
    throw error;
  }
}
