import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const squeeze = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
};

const textual = /^(text\/|application\/(javascript|json|wasm|manifest\+json)|image\/svg)/;

/** Is it worth compressing? */
export const compressible = (mime: string, size: number): boolean => textual.test(mime) && size > 1024;

/** The best encoding a client takes (`q=0` means: not this one). */
export function encodingFor(acceptEncoding: string): Encoding {
  const taken = acceptEncoding
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, q]) => !/q=0(\.0*)?$/.test(q?.trim() ?? ''))
    .map(([name]) => name);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

/** Compresses each file once for each encoding; keeps what was asked for last, up to 64 MB. */
export function createEncoder(limit = 64 * 1024 * 1024) {
  const done = new Map<string, Promise<Buffer>>();
  let kept = 0;
  return (key: string, bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const id = `${encoding}:${key}`;
    const known = done.get(id);
    if (known) {
      done.delete(id);
      done.set(id, known);
      return known;
    }
    const made = squeeze[encoding](bytes);
    done.set(id, made);
    void made.then((result) => {
      kept += result.byteLength;
      for (const [oldest, old] of done) {
        if (kept <= limit || oldest === id) break;
        done.delete(oldest);
        void old.then((gone) => {
          kept -= gone.byteLength;
        });
      }
    });
    return made;
  };
}
