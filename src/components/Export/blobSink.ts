/** What is in memory at most before it is handed to the browser, in bytes. */
const heldBytes = 1 << 20;

export interface BlobSink {
  put: (bytes: Uint8Array<ArrayBuffer>) => void;
  finish: (type: string) => Blob;
  drop: () => void;
}

/** Gathers a file. Every megabyte goes into a Blob, which the browser keeps on disk: memory stays flat. */
export function createBlobSink(): BlobSink {
  let parts: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const hand = () => {
    if (size > 0) parts.push(new Blob(held));
    held = [];
    size = 0;
  };
  return {
    put(bytes) {
      if (bytes.length === 0) return;
      held.push(bytes);
      size += bytes.length;
      if (size >= heldBytes) hand();
    },
    finish(type) {
      hand();
      return new Blob(parts, { type });
    },
    drop() {
      parts = [];
      held = [];
      size = 0;
    },
  };
}
