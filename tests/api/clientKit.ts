import { z } from 'zod';
import { type ApiClientOptions, createApiClient } from '../../src/api/client.ts';
import { endpoint } from '../../src/contract/endpoint.ts';

/** A search of its own for these tests: the contract's calls may change their shapes, these do not. */
export const findKids = endpoint({
  method: 'get',
  path: 'memberMegV1/selectKidList',
  input: z.object({ kidQuery: z.string(), pageIndex: z.number().optional() }),
  output: z.object({ list: z.array(z.object({ name: z.string() })), total: z.number() }),
  allow: 'user',
  latest: true,
});

export const saveNote = endpoint({
  method: 'post',
  path: 'memberMegV1/saveNote',
  input: z.object({ stuId: z.string(), text: z.string().min(1, '请填写内容') }),
  output: z.object({ id: z.string() }),
  allow: 'user',
});

export const sendHomework = endpoint({
  method: 'upload',
  path: 'meg/upload/file',
  input: z.object({ file: z.instanceof(Blob), note: z.string().optional() }),
  output: z.object({ url: z.string() }),
  allow: 'user',
});

export interface Sent {
  url: URL;
  init: RequestInit;
  body: Record<string, unknown>;
}

export const ok = (data: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: 0, msg: '', data }), { headers });

/** A client whose network is a function; everything sent is kept. */
export function clientOn(
  respond: (sent: Sent) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) {
  const sent: Sent[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example',
    context: () => ({ uid: 'u1', token: 't1', companyId: '12', roleId: '4' }),
    newKey: () => `key-${sent.length + 1}`,
    fetch: async (url, init) => {
      const body = typeof init.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : {};
      const one = { url: new URL(url), init, body };
      sent.push(one);
      return respond(one);
    },
    ...options,
  });
  return { client, sent };
}
