import { sha256 as hashOf } from '../ids.ts';
import type { Storage } from './storage.ts';

/** Files in memory: for tests, and for the app running in a browser. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, Uint8Array>();
  return {
    async put(bytes) {
      const sha256 = hashOf(bytes);
      files.set(sha256, bytes.slice());
      return { sha256, size: bytes.byteLength };
    },
    async read(sha256, from, to) {
      const bytes = files.get(sha256);
      if (!bytes) throw new Error(`no file under ${sha256}`);
      return new ReadableStream({
        start(controller) {
          controller.enqueue(bytes.slice(from, to + 1));
          controller.close();
        },
      });
    },
  };
}
