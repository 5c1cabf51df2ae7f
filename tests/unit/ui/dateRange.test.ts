import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DateRange,
  dayCount,
  mayPick,
  presetRange,
  rangeFault,
  rangeOf,
  rangePresets,
  rangeText,
} from '../../../src/components/ui/DateRangePicker/dateRange.ts';
import { parseRange } from '../../../src/components/ui/DateRangePicker/parseRange.ts';
import { addDays, daysBetween, weekdayOf } from '../../../src/domain/dates.ts';

const days = fc.integer({ min: 0, max: 60_000 }).map((day) => addDays('1970-01-01', day));
const preset = (label: string, today: string): DateRange => {
  const found = rangePresets.find((one) => one.label === label);
  if (!found) throw new Error(`no preset ${label}`);
  return found.range(today);
};

describe('presets', () => {
  test.each([
    ['今天', '2026-09-23', '2026-09-23'],
    ['昨天', '2026-09-22', '2026-09-22'],
    ['本周', '2026-09-21', '2026-09-27'],
    ['上周', '2026-09-14', '2026-09-20'],
    ['本月', '2026-09-01', '2026-09-30'],
    ['上月', '2026-08-01', '2026-08-31'],
    ['本季', '2026-07-01', '2026-09-30'],
    ['近 7 天', '2026-09-17', '2026-09-23'],
    ['近 30 天', '2026-08-25', '2026-09-23'],
  ])('%s on 23 September 2026 is %s 至 %s', (label, start, end) => {
    expect(preset(label, '2026-09-23')).toEqual({ start, end });
  });

  test('on any day they hold what their names say', () => {
    fc.assert(
      fc.property(days, (today) => {
        for (const { range } of rangePresets) expect(range(today).start <= range(today).end).toBe(true);
        for (const label of ['今天', '本周', '本月', '本季', '近 7 天', '近 30 天']) {
          const { start, end } = preset(label, today);
          expect(start <= today && today <= end).toBe(true);
        }
        for (const label of ['本周', '上周']) {
          expect(weekdayOf(preset(label, today).start)).toBe(1);
          expect(dayCount(preset(label, today))).toBe(7);
        }
        expect(daysBetween(preset('上周', today).end, preset('本周', today).start)).toBe(1);
        expect(daysBetween(preset('上月', today).end, preset('本月', today).start)).toBe(1);
        for (const label of ['本月', '上月', '本季']) {
          const { start, end } = preset(label, today);
          expect(start.endsWith('-01') && addDays(end, 1).endsWith('-01')).toBe(true);
        }
        const quarter = preset('本季', today);
        expect([1, 4, 7, 10]).toContain(Number(quarter.start.slice(5, 7)));
        expect([90, 91, 92]).toContain(dayCount(quarter));
        expect(dayCount(preset('近 7 天', today))).toBe(7);
        expect(dayCount(preset('近 30 天', today))).toBe(30);
      }),
    );
  });

  test('within bounds they are cut, and what stays is allowed', () => {
    const bounds = { max: '2026-09-23', maxDays: 31 };
    const thisMonth = rangePresets.find(({ label }) => label === '本月');
    const thisQuarter = rangePresets.find(({ label }) => label === '本季');
    if (!thisMonth || !thisQuarter) throw new Error('presets are gone');
    expect(presetRange(thisMonth, '2026-09-23', bounds)).toEqual({ start: '2026-09-01', end: '2026-09-23' });
    expect(presetRange(thisQuarter, '2026-09-23', bounds)).toBeNull();
    fc.assert(
      fc.property(days, days, days, fc.integer({ min: 1, max: 100 }), (today, one, other, maxDays) => {
        const { start: min, end: max } = rangeOf(one, other);
        for (const item of rangePresets) {
          const range = presetRange(item, today, { min, max, maxDays });
          expect(range === null || rangeFault(range, { min, max, maxDays }) === null).toBe(true);
        }
      }),
    );
  });
});

describe('what people type', () => {
  test.each([
    ['2026-9-1 至 2026-9-30', '2026-09-01', '2026-09-30'],
    ['2026/9/1~2026/9/30', '2026-09-01', '2026-09-30'],
    ['2026.9.1 - 2026.9.30', '2026-09-01', '2026-09-30'],
    ['9月1日–9月30日', '2026-09-01', '2026-09-30'],
    ['9月1日到9月30日', '2026-09-01', '2026-09-30'],
    ['0901 0930', '2026-09-01', '2026-09-30'],
    ['0901-0930', '2026-09-01', '2026-09-30'],
    ['9-1-9-30', '2026-09-01', '2026-09-30'],
    ['20260901-20260930', '2026-09-01', '2026-09-30'],
    ['２０２６－９－１　至　２０２６－９－３０', '2026-09-01', '2026-09-30'],
    ['9-30 至 9-1', '2026-09-01', '2026-09-30'],
    ['12-20 至 1-5', '2026-12-20', '2027-01-05'],
    ['2027-3-1 至 3-31', '2027-03-01', '2027-03-31'],
    ['今天', '2026-09-23', '2026-09-23'],
    ['9.1', '2026-09-01', '2026-09-01'],
    ['9-1 至 今天', '2026-09-01', '2026-09-23'],
    ['本月', '2026-09-01', '2026-09-30'],
    ['近 7 天', '2026-09-17', '2026-09-23'],
  ])('%s → %s 至 %s', (text, start, end) => {
    expect(parseRange(text, '2026-09-23', rangePresets)).toEqual({ start, end });
  });

  test.each(['', '至', '2026-09-01 至', '昨晚', '2026-02-30 至 2026-03-01', '1 2 3', '9-1 9-2 9-3', '至 9-1'])(
    '“%s” cannot be read',
    (text) => {
      expect(parseRange(text, '2026-09-23', rangePresets)).toBeNull();
    },
  );

  test('what the field shows is read back', () => {
    fc.assert(
      fc.property(days, days, days, (today, one, other) => {
        const range = rangeOf(one, other);
        expect(parseRange(rangeText(range), today, rangePresets)).toEqual(range);
        expect(parseRange(`${range.end} 至 ${range.start}`, today, rangePresets)).toEqual(range);
      }),
    );
  });

  test('any text gives a range in order or none', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789-/.年月日至 ~今天'.split('')) }),
        days,
        (text, today) => {
          const range = parseRange(text, today, rangePresets);
          expect(range === null || range.start <= range.end).toBe(true);
        },
      ),
    );
  });
});

describe('what is refused', () => {
  test.each([
    [{ start: '2026-09-02', end: '2026-09-01' }, '结束日期不能早于开始日期'],
    [{ start: '2026-08-31', end: '2026-09-05' }, '开始日期不能早于 2026-09-01'],
    [{ start: '2026-12-20', end: '2027-01-02' }, '结束日期不能晚于 2026-12-31'],
    [{ start: '2026-09-01', end: '2026-10-02' }, '最多选择 31 天，当前 32 天'],
    [{ start: '2026-09-10', end: '2026-10-01' }, '2026-10-01 不可选'],
    [{ start: '2026-09-01', end: '2026-10-01' }, '2026-10-01 不可选'],
    [{ start: '2026-09-01', end: '2026-09-30' }, null],
  ])('%j: %s', (range, message) => {
    const bounds = { min: '2026-09-01', max: '2026-12-31', maxDays: 31, isDisabled: (d: string) => d === '2026-10-01' };
    expect(rangeFault(range, bounds)).toBe(message);
  });

  test('two days that may be picked one after the other make an allowed range, and only those do', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -70, max: 70 }), fc.integer({ min: 1, max: 60 }), (first, away, maxDays) => {
        const other = addDays(first, away);
        const bounds = { maxDays };
        expect(mayPick(other, first, bounds)).toBe(rangeFault(rangeOf(first, other), bounds) === null);
      }),
    );
  });
});
