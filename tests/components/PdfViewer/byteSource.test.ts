import { afterEach, describe, expect, test, vi } from 'vitest';
import { openBytes } from '../../../src/components/PdfViewer/byteSource.ts';

const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);
const signal = new AbortController().signal;
const onProgress = () => undefined;

afterEach(() => vi.unstubAllGlobals());

/** A file server. `answer` may give another answer than the file for an address. */
function serve(
  file: Uint8Array<ArrayBuffer>,
  options: { ranges?: boolean; answer?: (url: string) => Response | null } = {},
) {
  const asked: string[] = [];
  const answerTo = (url: string, init?: RequestInit) => {
    const range = new Headers(init?.headers).get('range');
    asked.push(`${url} ${range ?? 'all'}`);
    const other = options.answer?.(url);
    if (other) return Promise.resolve(other);
    const [, from, to] = range?.match(/(\d+)-(\d+)/) ?? [];
    if (!from || !to || options.ranges === false) return Promise.resolve(new Response(file));
    const part = file.slice(Number(from), Number(to) + 1);
    const headers = { 'content-range': `bytes ${from}-${to}/${file.length}` };
    return Promise.resolve(new Response(part, { status: 206, headers }));
  };
  vi.stubGlobal('fetch', answerTo);
  return asked;
}

const open = (getUrl: () => Promise<string> = async () => '/a', renewable = false) =>
  openBytes({ getUrl, renewable, signal, onProgress });

describe('reading a document by its address', () => {
  test('a small file takes one request', async () => {
    const asked = serve(bytes(40_000));
    expect((await open()).whole).toEqual(bytes(40_000));
    expect(asked).toEqual(['/a bytes=0-65535']);
  });

  test('a middling file takes two', async () => {
    const asked = serve(bytes(300_000));
    expect((await open()).whole).toEqual(bytes(300_000));
    expect(asked).toEqual(['/a bytes=0-65535', '/a bytes=65536-299999']);
  });

  test('of a large file only what is asked for is fetched', async () => {
    const asked = serve(bytes(3_000_000));
    const file = await open();
    if (file.whole) throw new Error('read whole');
    expect(file.length).toBe(3_000_000);
    expect(await file.read(100, 200)).toEqual(bytes(3_000_000).slice(100, 200));
    expect(await file.read(2_000_000, 2_000_010)).toEqual(bytes(3_000_000).slice(2_000_000, 2_000_010));
    expect(asked).toEqual(['/a bytes=0-65535', '/a bytes=2000000-2000009']);
  });

  test('a server without ranges is read to the end, with progress', async () => {
    serve(bytes(200_000), { ranges: false });
    expect((await open()).whole).toEqual(bytes(200_000));
  });

  test('an empty file is empty bytes, not an error of the network', async () => {
    serve(bytes(0), { ranges: false });
    expect((await open()).whole?.length).toBe(0);
  });

  test('an expired address is asked for anew, once, and the parts go on with the new one', async () => {
    let given = 0;
    let expired = false;
    const getUrl = vi.fn<() => Promise<string>>(async () => `/v${++given}`);
    const answer = (url: string) => (expired && url === '/v1' ? new Response(null, { status: 403 }) : null);
    const asked = serve(bytes(3_000_000), { answer });
    const file = await open(getUrl, true);
    if (file.whole) throw new Error('read whole');
    expired = true;
    const both = await Promise.all([file.read(1_000_000, 1_000_010), file.read(2_000_000, 2_000_010)]);
    expect(both[1]).toEqual(bytes(3_000_000).slice(2_000_000, 2_000_010));
    expect(getUrl).toHaveBeenCalledTimes(2);
    await file.read(1_500_000, 1_500_010);
    expect(asked.at(-1)).toBe('/v2 bytes=1500000-1500009');
  });

  test.each([
    [403, 'forbidden'],
    [404, 'missing'],
    [500, 'server'],
  ])('an answer of %i is %s', async (status, kind) => {
    serve(bytes(1), { answer: () => new Response(null, { status }) });
    await expect(open()).rejects.toMatchObject({ name: 'PdfError', kind });
  });

  test('an address that stays refused is forbidden', async () => {
    serve(bytes(1), { answer: () => new Response(null, { status: 401 }) });
    const getUrl = vi.fn<() => Promise<string>>(async () => '/a');
    await expect(open(getUrl, true)).rejects.toMatchObject({ kind: 'forbidden', status: 401 });
    expect(getUrl).toHaveBeenCalledTimes(2);
  });

  test('a host that refuses the address is quoted', async () => {
    serve(bytes(1));
    const refused = Object.assign(new Error('423'), { kind: 'business', text: '课程授权已于 2026-12-31 到期' });
    const error = { kind: 'forbidden', text: '课程授权已于 2026-12-31 到期' };
    await expect(open(() => Promise.reject(refused), true)).rejects.toMatchObject(error);
    await expect(open(() => Promise.reject(new TypeError('Failed to fetch')), true)).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  test('no network is offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(open()).rejects.toMatchObject({ kind: 'offline' });
  });
});
