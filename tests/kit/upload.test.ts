import { describe, expect, it, vi } from 'vitest';
import { buildRequest } from '../../src/api/request.ts';
import { xhrTransport } from '../../src/api/transport.ts';
import { endpoint } from '../../src/contract/endpoint.ts';
import { z } from 'zod';

const sendFile = endpoint({
  method: 'upload',
  path: 'meg/upload/file',
  input: z.object({ file: z.instanceof(Blob) }),
  output: z.object({ url: z.string() }),
  allow: 'user',
});

const request = (baseUrl = '') =>
  buildRequest(sendFile, { file: new Blob(['x'.repeat(200_000)]) }, { baseUrl, prefix: '/nobody/here' });

describe('an upload in the browser', () => {
  it('tells how much is sent, and what the server said', async () => {
    const onProgress = vi.fn<(fraction: number) => void>();
    const answer = await xhrTransport(request(), { signal: new AbortController().signal, onProgress });
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.serverTime).toBeNull();
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('rejects when the network is dead, and when the user cancels', async () => {
    const dead = xhrTransport(request('http://127.0.0.1:1'), { signal: new AbortController().signal });
    await expect(dead).rejects.toThrow(
      /XMLHttpRequest to http:\/\/127\.0\.0\.1:1\/nobody\/here\/meg\/upload\/file failed/,
    );
    const leaving = new AbortController();
    const left = xhrTransport(request(), { signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    await expect(xhrTransport(request(), { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
