import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { sha256 as hashOf } from '../ids.ts';
import type { Storage } from './storage.ts';

/** Files in a folder, `ab/cdef…` by the first two digits of their hash. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`not a sha256: "${sha256}"`);
    return join(folder, sha256.slice(0, 2), sha256.slice(2));
  };
  return {
    async put(bytes) {
      const sha256 = hashOf(bytes);
      const path = pathOf(sha256);
      const there = await access(path).then(
        () => true,
        () => false,
      );
      if (!there) {
        await mkdir(dirname(path), { recursive: true });
        // Written beside and moved: a killed process never leaves half a file under a whole file's name.
        const beside = `${path}.${randomBytes(4).toString('hex')}`;
        const handle = await open(beside, 'wx');
        await handle.writeFile(bytes);
        await handle.sync();
        await handle.close();
        await rename(beside, path);
      }
      return { sha256, size: bytes.byteLength };
    },
    async read(sha256, from, to) {
      const path = pathOf(sha256);
      await access(path);
      return Readable.toWeb(createReadStream(path, { start: from, end: to })) as ReadableStream<Uint8Array>;
    },
  };
}
