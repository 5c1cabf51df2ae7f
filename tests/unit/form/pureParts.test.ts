import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dropIndex } from '../../../src/components/form/dropIndex.ts';
import { endpointRules, joinRules } from '../../../src/components/form/formRules.ts';
import { issueText } from '../../../src/components/form/issueText.ts';
import { changedFields, keptForm, mergeValues } from '../../../src/components/form/keptValues.ts';
import { endpoint } from '../../../src/contract/endpoint.ts';

const said = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues[0]?.message;

describe('what a schema refuses, in Chinese', () => {
  test.each([
    [z.string(), undefined, '请填写'],
    [z.string().check(z.minLength(1)), '', '请填写'],
    [z.string().check(z.minLength(5)), '', '请填写'],
    [z.string().check(z.minLength(5)), '听课', '至少 5 个字'],
    [z.string().check(z.maxLength(2)), '太长了', '最多 2 个字'],
    [z.number(), null, '请填写'],
    [z.number(), 'x', '请填写数字'],
    [z.int(), 1.5, '请填写整数'],
    [z.number().check(z.gte(1)), 0, '不能小于 1'],
    [z.number().check(z.lte(9)), 10, '不能大于 9'],
    [z.number().check(z.multipleOf(25)), 30, '应为 25 的倍数'],
    [z.array(z.string()), undefined, '请选择'],
    [z.array(z.string()).check(z.minLength(1)), [], '请至少选择 1 项'],
    [z.array(z.string()).check(z.minLength(2)), ['a'], '至少 2 项'],
    [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], '最多 1 项'],
    [z.enum(['a', 'b']), '', '请选择'],
    [z.email(), 'x', '邮箱格式不正确'],
    [z.url(), 'x', '链接格式不正确'],
    [z.string().check(z.regex(/^1/)), 'x', '格式不正确'],
    [z.string().check(z.regex(/^1\d{10}$/, '手机号应为 11 位数字')), 'x', '手机号应为 11 位数字'],
    [z.union([z.number(), z.null()]), 'x', '格式不正确'],
  ])('%# %o', (schema, value, text) => {
    expect(said(schema, value)).toBe(text);
  });
});

const addLesson = endpoint({
  method: 'post',
  path: 'schedule/addLesson',
  input: z.object({ draft: z.object({ start: z.string().check(z.minLength(1)), roomId: z.nullable(z.string()) }) }),
  output: z.object({}),
  allow: 'user',
});

describe('rules of a form', () => {
  interface Values {
    start: string;
    room: string;
  }
  const ofCall = endpointRules(addLesson, ({ start }: Values) => ({ draft: { start, roomId: null } }));
  const names = () => new Set(['start', 'room']);

  test('of the call find the form’s fields', async () => {
    expect(await ofCall({ start: '', room: '' }, names)).toEqual({ start: '请填写' });
    expect(await ofCall({ start: '18:30', room: '' }, names)).toEqual({});
  });
  test('of its own come first', async () => {
    const own = ({ room }: Values) => ({ start: '请选择开始时间', ...(room ? {} : { room: '请选择教室' }) });
    expect(await joinRules(own, ofCall)({ start: '', room: '' }, names)).toEqual({
      start: '请选择开始时间',
      room: '请选择教室',
    });
  });
});

describe('where a dragged row comes to lie', () => {
  const heights = fc.array(fc.integer({ min: 10, max: 300 }), { minLength: 1, maxLength: 12 });
  const middlesOf = (list: readonly number[]) => {
    let top = 0;
    return list.map((height) => {
      const middle = top + height / 2;
      top += height + 8;
      return middle;
    });
  };
  const carried = heights.chain((list) =>
    fc.record({ middles: fc.constant(middlesOf(list)), from: fc.nat(list.length - 1) }),
  );

  test('let go where it was taken up, it stays', () => {
    fc.assert(
      fc.property(carried, ({ middles, from }) => {
        expect(dropIndex(middles, middles[from] ?? 0, from)).toBe(from);
      }),
    );
  });
  test('it stays in the list, and going down never takes it up', () => {
    fc.assert(
      fc.property(carried, fc.integer({ min: -500, max: 5000 }), fc.nat(500), ({ middles, from }, y, further) => {
        const to = dropIndex(middles, y, from);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(middles.length);
        expect(dropIndex(middles, y + further, from)).toBeGreaterThanOrEqual(to);
      }),
    );
  });
});

describe('kept values', () => {
  const form = fc.record({
    name: fc.string(),
    k: fc.option(fc.integer()),
    tags: fc.array(fc.string(), { maxLength: 3 }),
  });

  test('what was touched wins over a newer beginning, the rest is the newer', () => {
    fc.assert(
      fc.property(form, form, form, (start, mine, newest) => {
        const merged = mergeValues(mine, start, newest);
        const touched = new Set<string>(changedFields(mine, start));
        for (const name of ['name', 'k', 'tags'] as const) {
          expect(merged[name]).toEqual((touched.has(name) ? mine : newest)[name]);
        }
      }),
    );
  });
  test('survive storage; what holds nothing typed, or has another shape, is no draft', () => {
    fc.assert(
      fc.property(form, form, (values, start) => {
        const stored: unknown = JSON.parse(JSON.stringify({ values, start }));
        const typed = changedFields(values, start).length > 0;
        expect(keptForm(stored, start)).toEqual(typed ? { values, start } : null);
      }),
    );
    const like = { name: '', tags: [] as string[] };
    expect(keptForm({ values: { name: 1, tags: [] }, start: like }, like)).toBeNull();
    expect(keptForm({ values: { name: 'x' }, start: like }, like)).toBeNull();
    expect(keptForm(null, like)).toBeNull();
  });
});
