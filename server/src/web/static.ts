import { readFile, stat } from 'node:fs/promises';
import { join, normalize, resolve, sep } from 'node:path';
import type { Context, Hono } from 'hono';
import { sha256 } from '../ids.ts';
import { compressible, createEncoder, encodingFor } from './encode.ts';
import { mimeOf } from './mime.ts';

interface Found {
  path: string;
  bytes: Buffer;
  etag: string;
}

/** Names that carry a hash of their content never change: `assets/index-Bq3Zk9aX.js`. */
const hashed = /^\/assets\/.+[-.][\w-]{8,}\.\w+$/;

/** Bytes of files by path, read again when the file on disk has changed. */
function createReader(root: string) {
  const known = new Map<string, Found & { stamp: string }>();
  return async (urlPath: string): Promise<Found | null> => {
    const path = resolve(join(root, normalize(urlPath)));
    if (!path.startsWith(root + sep) || urlPath.split('/').some((part) => part.startsWith('.'))) return null;
    const facts = await stat(path).catch(() => null);
    if (!facts?.isFile()) return null;
    const stamp = `${facts.mtimeMs}-${facts.size}`;
    const old = known.get(path);
    if (old?.stamp === stamp) return old;
    const bytes = await readFile(path);
    const found = { path, bytes, etag: `"${sha256(bytes).slice(0, 20)}"`, stamp };
    known.set(path, found);
    return found;
  };
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Serves the built host app; an address that is no file gets index.html, where the client finds its way (or /404). */
export function serveStatic(app: Hono, staticDir: string): void {
  const read = createReader(resolve(staticDir));
  const encode = createEncoder();

  const send = async (c: Context, file: Found, immutable: boolean): Promise<Response> => {
    const mime = mimeOf(file.path);
    const encoding = compressible(mime, file.bytes.byteLength)
      ? encodingFor(c.req.header('accept-encoding') ?? '')
      : 'identity';
    c.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('vary', 'accept-encoding');
    c.header('etag', file.etag);
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    c.header('content-type', mime);
    if (encoding !== 'identity') c.header('content-encoding', encoding);
    const bytes = encoding === 'identity' ? file.bytes : await encode(`${file.path}${file.etag}`, file.bytes, encoding);
    c.header('content-length', String(bytes.byteLength));
    return c.req.method === 'HEAD' ? c.body(null) : c.body(new Uint8Array(bytes));
  };

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const path = decoded(new URL(c.req.url).pathname);
    const file = path === null || path.endsWith('/') ? null : await read(path);
    if (file) return send(c, file, hashed.test(path ?? ''));
    // A script or picture that is gone must not come back as a page.
    if (path?.startsWith('/assets/')) return c.text('Not found', 404);
    const index = await read('/index.html');
    if (index) return send(c, index, false);
    return c.text('The web app has not been built: run `npm start`, or build app/ first.', 404);
  });
}
