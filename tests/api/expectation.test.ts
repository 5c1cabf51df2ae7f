import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkInput, checkOutput } from '../../src/api/checks.ts';
import { ApiError } from '../../src/api/ApiError.ts';
import { endpoint } from '../../src/contract/endpoint.ts';
import { expectation } from '../../src/api/expectation.ts';

const van = z.strictObject({
  plate: z.string().check(z.minLength(2), z.maxLength(8)),
  seats: z.int().check(z.minimum(4), z.multipleOf(2)),
  state: z.enum(['used', 'spare']),
  since: z.string().check(z.regex(/^\d{4}$/)),
  keeper: z.union([z.string(), z.null()]),
});
const good = { plate: '鄂A12345', seats: 6, state: 'used', since: '2024', keeper: null };

describe('what a developer is told of a schema', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ seats: '6' }, 'expected number'],
    [{ seats: 6.5 }, 'expected int'],
    [{ seats: 2 }, 'expected at least 4'],
    [{ seats: 7 }, 'expected a multiple of 2'],
    [{ plate: '鄂' }, 'expected at least 2 characters'],
    [{ plate: '鄂A12345678' }, 'expected at most 8 characters'],
    [{ state: 'lost' }, 'expected "used" or "spare"'],
    [{ since: 'ever' }, 'expected the format /^\\d{4}$/'],
    [{ keeper: 3 }, 'expected one of several shapes, none fits'],
    [{ wheels: 4 }, 'does not know wheels'],
  ])('%o: %s', (wrong, told) => {
    const { error } = van.safeParse({ ...good, ...wrong }, { error: expectation });
    expect(error?.issues[0]?.message).toBe(told);
  });

  it('the words of the schema come first', () => {
    const Plate = z.string().check(z.minLength(2, '请填写车牌'));
    expect(Plate.safeParse('', { error: expectation }).error?.issues[0]?.message).toBe('请填写车牌');
  });
});

describe('input and output outside the contract', () => {
  const saveVan = endpoint({ method: 'post', path: 'vans/saveVan', input: van, output: van, allow: 'identity' });
  const refused = (act: () => void): ApiError => {
    try {
      act();
    } catch (error) {
      if (error instanceof ApiError) return error;
    }
    throw new Error('nothing was refused');
  };

  it('a developer reads endpoint, field, what was expected and what came', () => {
    expect(refused(() => checkOutput(saveVan, { ...good, seats: 'six' })).message).toContain(
      'vans/saveVan: the response does not fit the contract: "seats" expected number, got "six"',
    );
    expect(refused(() => checkInput(saveVan, { ...good, state: 'lost' })).message).toContain(
      '"state" expected "used" or "spare", got "lost"',
    );
  });

  it('a user reads Chinese, also where the schema says nothing', () => {
    expect(refused(() => checkInput(saveVan, { ...good, seats: 'six', since: 'ever' })).fieldErrors).toEqual({
      seats: '格式不正确',
      since: '格式不正确',
    });
  });
});
