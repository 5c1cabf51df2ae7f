import { describe, expect, expectTypeOf, test } from 'vitest';
import { z as classic } from 'zod';
import * as mini from 'zod/mini';
import { addressOf, allEndpoints, endpoint, type InputOf, isWrite, type OutputOf } from '../../src/contract/index.ts';
import { FlagText, Id, IdList, IntText, Nothing, Phone } from '../../src/contract/wire.ts';

describe('a declaration', () => {
  test('paths are relative to the prefix unless they begin with /planet', () => {
    expect(addressOf({ path: 'login/getUserInfoV1' })).toBe('/api/login/getUserInfoV1');
    expect(addressOf({ path: '/planet/as/stu/add' })).toBe('/planet/as/stu/add');
    expect(addressOf({ path: 'a/b' }, '/open')).toBe('/open/a/b');
  });

  test.each(['', '/login/x', 'login/x/'])('refuses the path "%s" with a developer error', (path) => {
    expect(() => endpoint({ method: 'get', path, input: Nothing, output: Nothing, allow: 'public' })).toThrow(
      /endpoint\(\): bad path/,
    );
  });

  test('only get calls are reads; all others carry an idempotency key', () => {
    expect(allEndpoints.filter((one) => !isWrite(one)).every((one) => one.method === 'get')).toBe(true);
  });

  test('no two calls share method and path', () => {
    const keys = allEndpoints.map((one) => `${one.method} ${one.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('names beginning with get are GET unless product.md writes POST', () => {
    const posts = new Set(['as/login/getloginqr', 'weixin/getSellerInfo', '/planet/as/stu/getcollectinfo']);
    const wrong = allEndpoints.filter(
      (one) => /(^|\/)get[^/]*$/.test(one.path) && one.method !== 'get' && !posts.has(one.path),
    );
    expect(wrong.map((one) => one.path)).toEqual([]);
  });
});

test('a host may declare its calls with zod/mini and with zod, in one declaration too', () => {
  const vans = endpoint({
    method: 'get',
    path: 'vans/getVanList',
    input: classic.object({ campusId: classic.string(), page: classic.number().default(1) }),
    output: mini.object({ plates: mini.array(mini.string()) }),
    allow: 'identity',
  });
  expectTypeOf<InputOf<typeof vans>>().toEqualTypeOf<{ campusId: string; page?: number | undefined }>();
  expectTypeOf<OutputOf<typeof vans>>().toEqualTypeOf<{ plates: string[] }>();
  expect(vans.input.parse({ campusId: '21' })).toEqual({ campusId: '21', page: 1 });
  expect(vans.output.safeParse({ plates: [1] }).success).toBe(false);
});

describe('the wire', () => {
  test('ids are text; a number sent is read as its text', () => {
    expect(Id.parse(12)).toBe('12');
    expect(Id.parse('12')).toBe('12');
    expect(Id.safeParse('').success).toBe(false);
  });

  test('phones lose blanks, dashes and +86', () => {
    for (const typed of ['138 0000 0001', '+8613800000001', '138-0000-0001', '8613800000001']) {
      expect(Phone.parse(typed)).toBe('13800000001');
    }
    expect(Phone.safeParse('12800000001').error?.issues).toMatchObject([{ message: '请输入正确的手机号' }]);
  });

  test('what a query carries as text is read back', () => {
    expect(IdList.parse('3,4')).toEqual(['3', '4']);
    expect(IdList.parse([3, '4'])).toEqual(['3', '4']);
    expect(IntText.parse('90')).toBe(90);
    expect(FlagText.parse('false')).toBe(false);
    expect(FlagText.parse(1)).toBe(true);
  });
});

test('no call that is made as an identity has an input of the name of a context field that decides as whom', () => {
  const taken = ['uid', 'token', 'roleId', 'loginChannel', 'mainCompanyId'];
  const clashing = allEndpoints.filter(
    ({ input, allow }) =>
      allow !== 'public' &&
      allow !== 'user' &&
      'shape' in input &&
      taken.some((name) => name in (input.shape as object)),
  );
  expect(clashing.map(({ path }) => path)).toEqual([]);
});
