import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  monthTitle,
  parseDate,
  parseDay,
  spokenDate,
  within,
} from '../../../src/components/ui/DateInput/calendarDays.ts';
import { addDays } from '../../../src/domain/dates.ts';

const days = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2200, 11, 31) / 86_400_000 })
  .map((day) => addDays('1970-01-01', day));

test('months keep the day, or end with the month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-09-21', -9)).toBe('2025-12-21');
  fc.assert(
    fc.property(days, fc.integer({ min: -48, max: 48 }), (date, n) => {
      const moved = addMonths(date, n);
      expect(Number(moved.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)));
      expect(parseDate(moved, moved)).toBe(moved);
    }),
  );
});

test('it speaks Chinese', () => {
  expect(monthTitle('2026-09')).toBe('2026 年 9 月');
  expect(spokenDate('2026-09-21')).toBe('2026 年 9 月 21 日 周一');
});

describe('what people type', () => {
  test.each([
    ['2026-09-21', '2026-09-21'],
    ['2026-9-1', '2026-09-01'],
    ['2026/09/01', '2026-09-01'],
    ['2026.9.1', '2026-09-01'],
    ['2026年9月1日', '2026-09-01'],
    ['20260901', '2026-09-01'],
    ['9-1', '2026-09-01'],
    ['9月1日', '2026-09-01'],
    ['0901', '2026-09-01'],
    [' 2028-02-29 ', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['26-9-1', null],
    ['明天', null],
    ['', null],
    ['2026-09', null],
    ['2026-09-21-01', null],
  ])('%s → %s', (text, date) => {
    expect(parseDate(text, '2026-09-21')).toBe(date);
  });

  test('any date written out is read back', () => {
    fc.assert(
      fc.property(days, (date) => {
        expect(parseDate(date, '2026-09-21')).toBe(date);
      }),
    );
  });
});

test.each([
  ['今天', '2026-09-21'],
  ['昨天', '2026-09-20'],
  ['前天', '2026-09-19'],
  ['明天', '2026-09-22'],
  [' 后天 ', '2026-09-23'],
  ['２０２６－９－１', '2026-09-01'],
  ['９月１日', '2026-09-01'],
  ['下周', null],
])('and as it is spoken: %s → %s', (text, date) => {
  expect(parseDay(text, '2026-09-21')).toBe(date);
});

test('bounds include their ends', () => {
  expect(within('2026-09-21', '2026-09-21', '2026-09-21')).toBe(true);
  expect(within('2026-09-20', '2026-09-21', undefined)).toBe(false);
  expect(within('2026-09-22', undefined, '2026-09-21')).toBe(false);
});
