import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatShortDateTime,
  formatTime,
} from '../../src/domain/dateFormats.ts';
import {
  addDays,
  compareDates,
  datesBetween,
  daysBetween,
  formatDay,
  formatTimeRange,
  isDate,
  isTime,
  minutesBetween,
  minutesOf,
  mondayOf,
  overlap,
  timeOf,
  weekdayName,
  weekdayOf,
  weekNumberOf,
  weekOf,
  yearRange,
} from '../../src/domain/dates.ts';

const dates = fc.integer({ min: -3000, max: 40_000 }).map((n) => addDays('2000-01-01', n));
const spans = fc
  .tuple(fc.integer({ min: 0, max: 1430 }), fc.integer({ min: 1, max: 480 }))
  .map(([start, length]) => ({ start, end: start + length }));

describe('dates', () => {
  test('weeks start on Monday, with Chinese weekday names', () => {
    expect(weekdayName('2026-09-21')).toBe('周一');
    expect(weekdayName('2026-09-27')).toBe('周日');
    expect(weekdayOf('2026-09-21')).toBe(1);
    expect(mondayOf('2026-09-27')).toBe('2026-09-21');
    expect(weekOf('2026-09-23')).toEqual({ from: '2026-09-21', to: '2026-09-27' });
  });

  test('year range helper: Jan 1 to Dec 31', () => {
    expect(yearRange('2026-09-21')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });

  test('a leap day exists, the 31st of September does not', () => {
    expect(isDate('2028-02-29')).toBe(true);
    expect(isDate('2026-02-29')).toBe(false);
    expect(isDate('2026-09-31')).toBe(false);
    expect(isDate('2026-9-1')).toBe(false);
    expect(isDate('')).toBe(false);
  });

  test('days are added over the end of a month and a year', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-09-21', '2026-10-01')).toBe(10);
    expect(datesBetween('2026-09-30', '2026-10-02')).toEqual(['2026-09-30', '2026-10-01', '2026-10-02']);
    expect(datesBetween('2026-10-02', '2026-09-30')).toEqual([]);
  });

  test('the week of a term counts from the Monday of its first week', () => {
    expect(weekNumberOf('2026-09-02', '2026-09-02')).toBe(1);
    expect(weekNumberOf('2026-09-06', '2026-09-02')).toBe(1);
    expect(weekNumberOf('2026-09-07', '2026-09-02')).toBe(2);
    expect(weekNumberOf('2026-08-30', '2026-09-02')).toBe(0);
  });

  test('what is no date gives nothing instead of failing', () => {
    expect(addDays('morgen', 1)).toBe('');
    expect(weekdayName('')).toBe('');
    expect(formatDay('')).toBe('无');
    expect(weekNumberOf('x', 'y')).toBeNaN();
  });

  test('property: adding and taking away the same days leads back; the distance is what was added', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -2000, max: 2000 }), (date, n) => {
        const other = addDays(date, n);
        expect(isDate(other)).toBe(true);
        expect(addDays(other, -n)).toBe(date);
        expect(daysBetween(date, other)).toBe(n);
        expect(Math.sign(compareDates(date, other))).toBe(Math.sign(-n) + 0);
      }),
    );
  });

  test('property: the Monday of a date is a Monday at most six days before it', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const monday = mondayOf(date);
        expect(weekdayOf(monday)).toBe(1);
        expect(daysBetween(monday, date)).toBe(weekdayOf(date) - 1);
      }),
    );
  });
});

describe('times', () => {
  test('times and minutes are the same thing written twice', () => {
    expect(minutesOf('18:30')).toBe(1110);
    expect(minutesOf('24:00')).toBe(1440);
    expect(timeOf(1110)).toBe('18:30');
    expect([isTime('23:59'), isTime('24:00'), isTime('7:30'), isTime('07:60')]).toEqual([true, false, false, false]);
    fc.assert(fc.property(fc.integer({ min: 0, max: 1439 }), (n) => minutesOf(timeOf(n)) === n && isTime(timeOf(n))));
  });

  test('minutes between two moments count over midnight', () => {
    expect(minutesBetween('2026-09-22 18:40:00', '2026-09-23 18:30:00')).toBe(23 * 60 + 50);
    expect(minutesBetween('2026-09-23 18:30', '2026-09-23 18:00')).toBe(-30);
  });

  test('half-open: 10:00–11:00 and 11:00–12:00 do not clash', () => {
    expect(overlap({ start: 600, end: 660 }, { start: 660, end: 720 })).toBe(false);
    expect(overlap({ start: '10:00', end: '11:00' }, { start: '10:30', end: '10:45' })).toBe(true);
  });

  test('property: overlap is symmetric, and true exactly when a minute belongs to both', () => {
    fc.assert(
      fc.property(spans, spans, (a, b) => {
        const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start) > 0;
        expect(overlap(a, b)).toBe(shared);
        expect(overlap(b, a)).toBe(shared);
      }),
    );
  });
});

describe('display formats', () => {
  test('formats YYYY-MM-DD, YYYY-MM-DD HH:mm:ss, HH:mm, MM-DD HH:mm', () => {
    const at = '2026-09-21 09:05:07';
    expect(formatDate(at)).toBe('2026-09-21');
    expect(formatDateTime(at)).toBe('2026-09-21 09:05:07');
    expect(formatDateTime('2026-09-21')).toBe('2026-09-21 00:00:00');
    expect(formatTime(at)).toBe('09:05');
    expect(formatTime('09:05:00')).toBe('09:05');
    expect(formatTime('24:00')).toBe('24:00');
    expect(formatShortDateTime(at)).toBe('09-21 09:05');
  });

  test('an empty value shows 无', () => {
    for (const empty of ['', null, undefined, '0000-00-00', 'x']) {
      expect([formatDate(empty), formatDateTime(empty), formatTime(empty), formatShortDateTime(empty)]).toEqual(
        Array.from({ length: 4 }, () => '无'),
      );
    }
    expect(formatDuration(null)).toBe('无');
    expect(formatDuration(-1)).toBe('无');
  });

  test('duration hh:mm:ss', () => {
    expect(formatDuration(0)).toBe('00:00:00');
    expect(formatDuration(3_725.9)).toBe('01:02:05');
    expect(formatDuration(360_000)).toBe('100:00:00');
  });

  test('a day and a span as read', () => {
    expect(formatDay('2026-09-23')).toBe('9 月 23 日 周三');
    expect(formatTimeRange('18:30', '20:00')).toBe('18:30–20:00');
  });
});
