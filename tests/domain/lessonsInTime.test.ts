import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../../src/domain/dates.ts';
import { cardHeadNotes, cardHeads, isRunning, lessonStateLabels, lessonStateOf } from '../../src/domain/lessonState.ts';
import {
  bothHolidayWays,
  expandRecurrence,
  latestUntil,
  recurrenceFault,
  type RecurrenceRule,
} from '../../src/domain/recurrence.ts';

const lesson = { date: '2026-09-23', start: '18:30', end: '20:00', rolledAt: null, cancelledAt: null };
const label = (now: string, more = {}) => lessonStateLabels[lessonStateOf({ ...lesson, ...more }, now)];

describe('state of a lesson', () => {
  test('planned 待上课 → (end passed) overdue 未点名 → rolled 已点名; cancelled 已取消', () => {
    expect(label('2026-09-23 18:29:59')).toBe('待上课');
    expect(label('2026-09-23 19:59:59')).toBe('待上课');
    expect(label('2026-09-23 20:00:00')).toBe('未点名');
    expect(label('2026-09-24 08:00')).toBe('未点名');
    expect(label('2026-09-24 08:00', { rolledAt: '2026-09-23 20:01:00' })).toBe('已点名');
    expect(label('2026-09-24 08:00', { cancelledAt: '2026-09-20 09:00:00' })).toBe('已取消');
  });

  test('上课中 is a badge, not a state', () => {
    const running = (now: string, more = {}) => isRunning({ ...lesson, ...more }, now);
    expect([running('2026-09-23 18:29'), running('2026-09-23 18:30:00'), running('2026-09-23 19:59:30')]).toEqual([
      false,
      true,
      true,
    ]);
    expect([running('2026-09-23 20:00'), running('2026-09-24 18:40')]).toEqual([false, false]);
    expect(running('2026-09-23 19:00', { rolledAt: '2026-09-23 18:45:00' })).toBe(false);
  });

  test('heads: before roll-call 「8/10」, then 「请假1 试听1 补课1」 where not zero; after it 「到 7/8」', () => {
    const counts = { seats: 8, capacity: 10, leave: 1, trial: 1, makeUp: 1, due: 8, came: null };
    expect(cardHeads(counts)).toBe('8/10');
    expect(cardHeadNotes(counts)).toBe('请假1 试听1 补课1');
    expect(cardHeadNotes({ ...counts, leave: 0, makeUp: 0 })).toBe('试听1');
    expect(cardHeadNotes({ ...counts, leave: 0, makeUp: 0, trial: 0 })).toBe('');
    expect(cardHeads({ ...counts, came: 7 })).toBe('到 7/8');
  });
});

const nationalDay = (date: string) => (date >= '2026-10-01' && date <= '2026-10-07' ? '国庆节' : null);
const mondays: RecurrenceRule = {
  unit: 'week',
  startOn: '2026-09-21',
  every: 1,
  weekdays: [{ weekday: 1, start: '18:30', end: '20:00' }],
  count: 4,
  holiday: 'extend',
};
const heldOn = (rule: RecurrenceRule) =>
  expandRecurrence(rule, nationalDay)
    .rows.filter(({ holiday }) => holiday === null)
    .map(({ date }) => date.slice(5));

describe('循环排课', () => {
  test('start Mon 2026-09-21, weekly, count 4, holiday 10-01…10-07: extend → 09-21, 09-28, 10-12, 10-19', () => {
    expect(heldOn(mondays)).toEqual(['09-21', '09-28', '10-12', '10-19']);
    expect(expandRecurrence(mondays, nationalDay)).toMatchObject({ lessons: 4, last: '2026-10-19' });
  });

  test('rows 09-21, 09-28 可排, 10-05 节假日, 10-12, 10-19 可排: 共 5 个日期', () => {
    const { rows } = expandRecurrence(mondays, nationalDay);
    expect(rows.map(({ date, holiday }) => [date.slice(5), holiday])).toEqual([
      ['09-21', null],
      ['09-28', null],
      ['10-05', '国庆节'],
      ['10-12', null],
      ['10-19', null],
    ]);
  });

  test('by end date 10-12 with skip → 3 lessons', () => {
    const { count: _, ...byDate } = mondays;
    expect(heldOn({ ...byDate, until: '2026-10-12', holiday: 'skip' })).toEqual(['09-21', '09-28', '10-12']);
  });

  test('side by side 「跳过：3 节，末次 2026-10-12；顺延：4 节，末次 2026-10-19」', () => {
    expect(bothHolidayWays(mondays, nationalDay)).toBe('跳过：3 节，末次 2026-10-12；顺延：4 节，末次 2026-10-19');
  });

  test('every 2 weeks on several weekdays, each with its time; nothing before the start', () => {
    const rule: RecurrenceRule = {
      ...mondays,
      startOn: '2026-09-23',
      every: 2,
      count: 4,
      weekdays: [
        { weekday: 6, start: '09:00', end: '10:00' },
        { weekday: 1, start: '18:30', end: '20:00' },
      ],
    };
    expect(expandRecurrence(rule, () => null).rows.map(({ date, start }) => `${date.slice(5)} ${start}`)).toEqual([
      '09-26 09:00',
      '10-05 18:30',
      '10-10 09:00',
      '10-19 18:30',
    ]);
  });

  test('every n days', () => {
    const rule: RecurrenceRule = {
      unit: 'day',
      startOn: '2026-09-29',
      every: 2,
      count: 3,
      holiday: 'skip',
      time: { start: '09:00', end: '10:00' },
    };
    expect(heldOn(rule)).toEqual(['09-29']);
    expect(heldOn({ ...rule, holiday: 'extend' })).toEqual(['09-29', '10-09', '10-11']);
  });

  test('「按次数或按日期至少填一项」, count 1–200, at most 12 months', () => {
    const fault = (more: object) => recurrenceFault({ ...mondays, ...more });
    expect(fault({})).toBeNull();
    expect(fault({ count: null })).toBe('按次数或按日期至少填一项');
    expect([fault({ count: 0 }), fault({ count: 201 })]).toEqual(['次数应为 1–200', '次数应为 1–200']);
    expect(fault({ until: '2027-09-21' })).toBeNull();
    expect(fault({ until: '2027-09-22' })).toBe('结束日期应在 12 个月以内');
    expect(fault({ until: '2026-09-20' })).toBe('结束日期不能早于起始日期');
    expect([fault({ every: 0 }), fault({ every: 9 }), fault({ weekdays: [] }), fault({ startOn: '' })]).toEqual([
      '间隔应为 1–8',
      '间隔应为 1–8',
      '请选择星期',
      '请选择起始日期',
    ]);
    expect(latestUntil('2028-02-29')).toBe('2029-02-28');
  });

  test('a rule that makes no sense has no rows', () => {
    expect(expandRecurrence({ ...mondays, startOn: 'x' }, () => null).rows).toEqual([]);
    expect(expandRecurrence({ ...mondays, count: null }, () => null).rows).toEqual([]);
    expect(expandRecurrence({ ...mondays, weekdays: [] }, () => null)).toEqual({ rows: [], lessons: 0, last: null });
    expect(expandRecurrence(mondays, () => '永远放假').lessons).toBe(0);
  });

  const rules = fc
    .record({
      offset: fc.nat(30),
      every: fc.integer({ min: 1, max: 8 }),
      days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      count: fc.integer({ min: 1, max: 60 }),
      holiday: fc.constantFrom('skip' as const, 'extend' as const),
    })
    .map(
      ({ offset, days, ...rest }): RecurrenceRule => ({
        ...rest,
        unit: 'week',
        startOn: addDays('2026-09-01', offset),
        weekdays: days.map((weekday) => ({ weekday, start: '09:00', end: '10:00' })),
      }),
    );

  test('property: dates rise, stand on the chosen weekdays, and extend holds exactly the count', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const { rows, lessons } = expandRecurrence(rule, nationalDay);
        const dates = rows.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
        const wanted = rule.unit === 'week' ? rule.weekdays.map(({ weekday }) => weekday) : [];
        for (const { date, holiday } of rows) {
          expect(wanted).toContain(weekdayOf(date));
          expect(holiday).toBe(nationalDay(date));
        }
        expect(rule.holiday === 'extend' ? lessons : rows.length).toBe(rule.count);
        const skip = expandRecurrence({ ...rule, holiday: 'skip' }, nationalDay).rows;
        expect(rows.slice(0, skip.length)).toEqual(skip);
      }),
    );
  });
});
