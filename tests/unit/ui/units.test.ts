import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareNumber, shownOf, unitsOf } from '../../../src/components/ui/NumberInput/units.ts';

const scales = fc.constantFrom(1 as const, 10 as const, 100 as const);

test('units go out and come back whole, up to ninety trillion', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), scales, (n, scale) => {
      const units = Math.trunc(n / 100);
      expect(unitsOf(shownOf(units, scale), scale)).toBe(units === 0 ? 0 : units);
    }),
  );
});

test('what is written decides: the result is that of decimal arithmetic, halves away from zero', () => {
  const digits = fc.string({ unit: fc.constantFrom('0', '4', '5', '9', '1'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), digits, scales, fc.boolean(), (whole, part, scale, minus) => {
      const tens = 10n ** BigInt(part.length);
      const exact = (BigInt(whole) * tens + BigInt(part)) * BigInt(scale);
      const expected = Number((exact * 2n + tens) / (tens * 2n));
      const shown = Number(`${minus ? '-' : ''}${whole}.${part}`);
      expect(unitsOf(shown, scale)).toBe(minus && expected !== 0 ? -expected : expected);
    }),
  );
});

test.each([
  [1.005, 101],
  [0.285, 29],
  [19.99, 1999],
  [0.1 + 0.2, 30],
  [1e-7, 0],
  [-1.005, -101],
  [-0.001, 0],
])('%s yuan are %s fen', (shown, fen) => {
  expect(unitsOf(shown, 100)).toBe(fen);
});

describe('a pasted amount', () => {
  test.each([
    ['¥1,234.50', '1234.50'],
    ['￥１，２３４．５', '1234.5'],
    [' 1234.5 元 ', '1234.5'],
    ['-¥12', '-12'],
    ['−12.00', '-12.00'],
    ['16.00 课时', '16.00'],
    ['CNY 1 234', '1234'],
    ['.5', '.5'],
    ['1.2.3', null],
    ['十二', null],
    ['abc', null],
    ['', null],
    ['¥', null],
  ])('%s is %s', (text, plain) => {
    expect(bareNumber(text)).toBe(plain);
  });
});
