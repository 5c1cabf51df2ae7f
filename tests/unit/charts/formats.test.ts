import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatBare,
  formatCell,
  formatTick,
  formatValue,
  shortLabels,
} from '../../../src/components/charts/formats.ts';

describe('a number with its unit', () => {
  test.each([
    [123_450, { format: 'money' }, '1,234.50 元'],
    [-123_450, { format: 'money' }, '−1,234.50 元'],
    [8550, { format: 'rate' }, '85.5 %'],
    [150, { format: 'hours', unit: '课时' }, '1.50 课时'],
    [1286, { unit: '人' }, '1,286 人'],
    [1286.456, {}, '1,286.46'],
    [7, { format: (n: number) => `第 ${n} 名` }, '第 7 名'],
    [null, { format: 'money' }, '无'],
  ] as const)('%s %o', (value, measure, text) => {
    expect(formatValue(value, measure)).toBe(text);
  });
});

describe('a tick', () => {
  test.each([
    [0, { format: 'money' }, '0'],
    [40_000_000, { format: 'money' }, '40万'],
    [1_250_000, { format: 'money' }, '1.3万'],
    [12_000, {}, '1.2万'],
    [9999, {}, '9,999'],
    [350_000_000, {}, '3.5亿'],
    [-20_000, {}, '−2万'],
    [10_000, { format: 'rate' }, '100%'],
    [150, { format: 'hours' }, '1.5'],
  ] as const)('%s %o', (value, measure, text) => {
    expect(formatTick(value, measure)).toBe(text);
  });
});

test('a spreadsheet gets bare numbers', () => {
  expect(formatCell(-123_450, { format: 'money' })).toBe('-1234.50');
  expect(formatCell(8550, { format: 'rate' })).toBe('85.5%');
  expect(formatCell(1_286_000, { unit: '人' })).toBe('1286000');
  expect(formatCell(null, {})).toBe('');
});

test('what a reader sees and what a spreadsheet gets is one amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (fen) => {
      const seen = formatBare(fen, { format: 'money' }).replaceAll(',', '').replace('−', '-');
      expect(seen).toBe(formatCell(fen, { format: 'money' }));
      expect(Math.round(Number(seen) * 100)).toBe(fen);
    }),
  );
});

describe('labels of an axis drop what all share', () => {
  test.each([
    [
      ['2026-09-20', '2026-09-21'],
      ['09-20', '09-21'],
    ],
    [
      ['2026-12-31', '2027-01-01'],
      ['2026-12-31', '2027-01-01'],
    ],
    [
      ['2026-08', '2026-09'],
      ['8 月', '9 月'],
    ],
    [
      ['2026-09-21 18:30:00', '2026-09-21 20:00:00'],
      ['18:30', '20:00'],
    ],
    [
      ['2026-09-21 18:30', '2026-09-22 18:30'],
      ['09-21 18:30', '09-22 18:30'],
    ],
    [
      ['机器人L2', '2026-09'],
      ['机器人L2', '2026-09'],
    ],
    [[], []],
  ])('%o', (labels, short) => {
    expect(shortLabels(labels)).toEqual(short);
  });

  test('different labels stay different', () => {
    const day = fc
      .tuple(fc.integer({ min: 2020, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.uniqueArray(day, { maxLength: 40 }), (days) => {
        expect(new Set(shortLabels(days)).size).toBe(days.length);
      }),
    );
  });
});
