import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetry } from '../../src/api/retry.ts';
import { newKey } from '../../src/api/newKey.ts';
import type { Transport } from '../../src/api/transport.ts';
import { clientOn, findKids, ok, saveNote, sendHomework } from './clientKit.ts';

const never = () => new Promise<Response>(() => {});
const kids = { list: [{ name: '小雨' }], total: 1 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the client', () => {
  it('reads data of the body and checks it by the contract', async () => {
    const { client } = clientOn(() => ok(kids));
    await expect(client.call(findKids, { kidQuery: '小' })).resolves.toEqual(kids);
  });

  it('tells the developer which endpoint, which field and which value broke the contract', async () => {
    const { client } = clientOn(() => ok({ list: [{ name: 7 }], total: 1 }));
    await expect(client.call(findKids, { kidQuery: '小' })).rejects.toMatchObject({ kind: 'schema', text: '系统异常' });
    await expect(client.call(findKids, { kidQuery: '小' })).rejects.toThrow(
      /memberMegV1\/selectKidList: the response does not fit the contract: "list\.0\.name" .*got 7/,
    );
  });

  it('refuses an input outside the contract before anything is sent', async () => {
    const { client, sent } = clientOn(() => ok({ id: '1' }));
    await expect(client.call(saveNote, { stuId: '21', text: '' })).rejects.toThrow(
      /call\(memberMegV1\/saveNote\): the input does not fit the contract, nothing was sent: "text" 请填写内容, got ""/,
    );
    await expect(client.call(saveNote, { stuId: '21', text: '' })).rejects.toMatchObject({
      fieldErrors: { text: '请填写内容' },
    });
    expect(sent).toHaveLength(0);
  });

  it('gives up after 30 seconds: 请求超时，请稍后重试', async () => {
    const { client } = clientOn(never);
    const call = client.call(findKids, { kidQuery: '' });
    const seen = vi.fn<(error: unknown) => void>();
    call.catch(seen);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).rejects.toMatchObject({ kind: 'timeout', text: '请求超时，请稍后重试' });
  });

  it('a later search takes the place of the earlier one, which ends with 取消重复请求', async () => {
    const { client, sent } = clientOn(({ url }) => (url.searchParams.get('kidQuery') === '小' ? never() : ok(kids)));
    const first = client.call(findKids, { kidQuery: '小' });
    const second = client.call(findKids, { kidQuery: '小雨' });
    await expect(first).rejects.toMatchObject({ kind: 'cancelled', message: '取消重复请求' });
    await expect(second).resolves.toEqual(kids);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('without the marker both go on', async () => {
    const { client } = clientOn(() => ok(kids));
    const calls = [1, 2].map((pageIndex) => client.call(findKids, { kidQuery: '', pageIndex }, { replaces: false }));
    await expect(Promise.all(calls)).resolves.toEqual([kids, kids]);
  });

  it('ends quietly as aborted when the caller leaves', async () => {
    const { client } = clientOn(never);
    const leaving = new AbortController();
    const call = client.call(findKids, { kidQuery: '' }, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await expect(client.call(findKids, { kidQuery: '' }, { signal: leaving.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
  });

  it('rejects a dead network as it is: 网络连接不可用，请检查后重试', async () => {
    const { client } = clientOn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.call(findKids, { kidQuery: '' })).rejects.toMatchObject({
      kind: 'network',
      text: '网络连接不可用，请检查后重试',
      cause: expect.any(TypeError),
    });
  });

  it('gives every write an idempotency key of its own, or the one of the intent; reads carry none', async () => {
    const { client, sent } = clientOn(({ init }) => (init.method === 'GET' ? ok(kids) : ok({ id: '1' })));
    await client.call(saveNote, { stuId: '21', text: '好' });
    await client.call(saveNote, { stuId: '21', text: '好' }, { idempotencyKey: 'mine' });
    await client.call(findKids, { kidQuery: '' });
    expect(sent.map(({ body }) => body.idempotencyKey)).toEqual(['key-1', 'mine', undefined]);
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });

  it('acts for another identity where the call says so, and tells the time of the server', async () => {
    const onServerTime = vi.fn<(wall: string) => void>();
    const { client, sent } = clientOn(() => ok(kids, { 'x-server-time': '2026-09-21 09:00:00' }), { onServerTime });
    await client.call(findKids, { kidQuery: '' }, { context: { uid: 'u1', companyId: '15' } });
    expect(sent[0]?.url.searchParams.get('companyId')).toBe('15');
    expect(sent[0]?.url.searchParams.has('roleId')).toBe(false);
    expect(onServerTime).toHaveBeenCalledWith('2026-09-21 09:00:00');
  });

  it('tells each failure once to onError', async () => {
    const onError = vi.fn<(...told: unknown[]) => void>();
    const { client } = clientOn(() => new Response('{"code":500}'), { onError });
    await expect(client.call(findKids, { kidQuery: '' })).rejects.toMatchObject({ kind: 'server' });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'server' }), findKids);
  });

  it('an upload tells how far it is; 30 seconds count from its last progress', async () => {
    const upload: Transport = async (_, { onProgress }) => {
      for (const fraction of [0.25, 0.5, 1]) {
        await new Promise((resolve) => setTimeout(resolve, 20_000));
        onProgress?.(fraction);
      }
      return { status: 200, text: '{"code":0,"data":{"url":"/f/1"}}', serverTime: null };
    };
    const { client } = clientOn(never, { upload });
    const onProgress = vi.fn<(fraction: number) => void>();
    const call = client.call(sendHomework, { file: new Blob(['x']) }, { onProgress });
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(call).resolves.toEqual({ url: '/f/1' });
    expect(onProgress.mock.calls.flat()).toEqual([0.25, 0.5, 1]);
  });
});

describe('withRetry', () => {
  it('tries again after failures of the way, waiting longer each time', async () => {
    let n = 0;
    const { client } = clientOn(() => {
      n += 1;
      return n < 3 ? Promise.reject(new TypeError('down')) : ok(kids);
    });
    const call = withRetry(() => client.call(findKids, { kidQuery: '' }));
    await vi.advanceTimersByTimeAsync(500 + 1000);
    await expect(call).resolves.toEqual(kids);
    expect(n).toBe(3);
  });

  it('takes an answer of the product for an answer', async () => {
    const { client, sent } = clientOn(() => new Response('{"code":422,"msg":"不行"}'));
    await expect(withRetry(() => client.call(findKids, { kidQuery: '' }))).rejects.toMatchObject({ text: '不行' });
    expect(sent).toHaveLength(1);
  });
});
