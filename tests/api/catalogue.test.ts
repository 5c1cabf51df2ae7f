import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorKind } from '../../src/api/catalogue.ts';
import { isApiError } from '../../src/api/ApiError.ts';
import { clientOn, findKids } from './clientKit.ts';

/** Code → kind, text without a message of the response. Product.md section 8, conventions section 1. */
const table: Record<number, [ErrorKind, string]> = {
  1: ['failed', '网络异常'],
  2: ['expired', '会话已过期，请重新登录~'],
  102: ['loggedOut', '您的账号已在其他设备下线，请重新登录'],
  103: ['loggedOut', '该账号已停用，如有疑问请联系机构'],
  400: ['fields', '请检查填写内容'],
  403: ['forbidden', '您没有此操作的权限'],
  404: ['missing', '该记录不存在，或您无权查看'],
  409: ['raced', '数据已变化，请查看最新'],
  422: ['refused', '操作被规则拒绝'],
  429: ['tooOften', '操作过于频繁，请稍后再试'],
  500: ['server', '系统异常'],
};
const fixed = new Set([2, 102, 103]);

async function failing(body: unknown, status = 200) {
  const { client } = clientOn(() => new Response(JSON.stringify(body), { status }));
  try {
    await client.call(findKids, { kidQuery: '小雨' });
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('the call did not fail');
}

const code = fc.oneof(
  fc.constantFrom(...Object.keys(table).map(Number)),
  fc.integer({ min: -9999, max: 99_999 }).filter((n) => n !== 0),
);
const message = fc.option(fc.string({ unit: 'grapheme', maxLength: 30 }), { nil: undefined });

describe('the error catalogue', () => {
  it('reads every code in every shape: number or text, code or resultCode, msg or resultDesc or none, any HTTP status', async () => {
    await fc.assert(
      fc.asyncProperty(
        code,
        message,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(200, 400, 401, 403, 500),
        async (n, text, asText, otherCode, otherText, status) => {
          const body = {
            [otherCode ? 'resultCode' : 'code']: asText ? String(n) : n,
            ...(text === undefined ? {} : { [otherText ? 'resultDesc' : 'msg']: text }),
          };
          const error = await failing(body, status);
          const [kind, fallback] = table[n] ?? ['business', '操作失败，请稍后重试'];
          expect(error.kind).toBe(kind);
          expect(error.code).toBe(n);
          expect(error.endpoint).toBe('memberMegV1/selectKidList');
          const own = text?.trim() ?? '';
          expect(error.text).toBe(own === '' || fixed.has(n) ? fallback : own);
        },
      ),
    );
  });

  it('code 0 is done in every shape', async () => {
    const data = { list: [], total: 0 };
    for (const body of [
      { code: 0 },
      { code: '0' },
      { resultCode: 0 },
      { resultCode: '0' },
      { code: '', resultCode: 0 },
    ]) {
      const { client } = clientOn(() => new Response(JSON.stringify({ ...body, data })));
      await expect(client.call(findKids, { kidQuery: '' })).resolves.toEqual(data);
    }
  });

  it('a code that is no number is a business failure with its message', async () => {
    const error = await failing({ code: 'E_QUOTA', msg: '额度不足' });
    expect(error).toMatchObject({ kind: 'business', code: 'E_QUOTA', text: '额度不足' });
  });

  it('a right by its name, a race by who and when, a rule by its first refusal, a limit by its seconds', async () => {
    const right = await failing({ code: 403, data: { permission: 'schedule.edit', permissionName: '排课' } });
    expect(right.text).toBe('您没有“排课”权限');
    expect(right.missingRight?.permission).toBe('schedule.edit');

    const race = await failing({ code: 409, data: { by: '林娜', at: '2026-09-21 09:05:11', current: { version: 4 } } });
    expect(race.text).toBe('该记录已被林娜于 09:05 修改，请查看最新');
    expect(race.raced?.current).toEqual({ version: 4 });

    const refusals = [{ text: '教室已被占用', field: 'roomId' }, { text: '老师请假' }];
    const rule = await failing({ code: 422, data: { rule: '2.8', refusals, canOverride: true } });
    expect(rule.text).toBe('教室已被占用');
    expect(rule.refusals).toEqual(refusals);
    expect(rule.canOverride).toBe(true);

    const limit = await failing({ code: 429, data: { retryAfterS: 42 } });
    expect(limit.text).toBe('操作过于频繁，请 42 秒后再试');
    expect(limit.retryAfterS).toBe(42);

    const fields = await failing({ code: 400, data: { fieldErrors: { phone: '请输入正确的手机号' } } });
    expect(fields.fieldErrors).toEqual({ phone: '请输入正确的手机号' });
  });

  it('data of another shape does no harm', async () => {
    await fc.assert(
      fc.asyncProperty(code, fc.jsonValue(), async (n, data) => {
        const error = await failing({ code: n, data });
        expect(typeof error.text).toBe('string');
        expect(error.text.length).toBeGreaterThan(0);
        expect(Object.keys(error.fieldErrors).length).toBeGreaterThanOrEqual(0);
        expect(Array.isArray(error.refusals)).toBe(true);
      }),
    );
  });

  it('an HTTP failure without the envelope is http; a good answer without it breaks the contract', async () => {
    const { client } = clientOn(() => new Response('<h1>502</h1>', { status: 502 }));
    await expect(client.call(findKids, { kidQuery: '' })).rejects.toMatchObject({
      kind: 'http',
      text: '服务暂时不可用，请稍后重试',
    });
    const odd = clientOn(() => new Response('hello'));
    await expect(odd.client.call(findKids, { kidQuery: '' })).rejects.toMatchObject({
      kind: 'schema',
      text: '系统异常',
    });
    expect((await failing({ code: 0, data: { list: [], total: 0 } }, 503)).kind).toBe('http');
  });
});
