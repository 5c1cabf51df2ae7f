import { describe, expect, test } from 'vitest';
import { agendaRowHeight, agendaRows, nextLessonRow } from '../../../src/components/Timetable/agendaRows.ts';
import { monthAfter, monthStep, monthWords, weeksOf } from '../../../src/components/Timetable/monthGrid.ts';
import { blocks, holidays, lessons, monday } from '../../../stories/components/Timetable/teacherWeek.ts';

describe('the list', () => {
  const rows = agendaRows({ lessons, blocks, holidays, from: monday, days: 7, today: '2026-09-23' });

  test('has a head for every day with something, and all in time order', () => {
    expect(rows.filter(({ kind }) => kind === 'day')).toHaveLength(7);
    expect(rows.filter(({ kind }) => kind === 'lesson')).toHaveLength(lessons.length);
    expect(rows.slice(0, 3).map(({ kind }) => kind)).toEqual(['day', 'block', 'lesson']);
    const friday = rows.find((row) => row.kind === 'day' && row.date === '2026-09-25');
    expect(friday).toMatchObject({ count: 3, holiday: { name: '中秋节' } });
  });

  test('leaves out empty days, but says that today is free', () => {
    const free = agendaRows({ lessons: [], blocks: [], holidays: [], from: monday, days: 7, today: '2026-09-23' });
    expect(free.map(({ kind }) => kind)).toEqual(['day', 'free']);
    expect(agendaRows({ lessons: [], blocks: [], holidays: [], from: monday, days: 7, today: '2026-10-01' })).toEqual(
      [],
    );
  });

  test('arrows find the next lesson over heads and blocks', () => {
    const first = nextLessonRow(rows, -1, 1);
    expect(first).toBe(2);
    expect(nextLessonRow(rows, first, -1)).toBe(first);
    expect(rows[nextLessonRow(rows, rows.length, -1)]?.kind).toBe('lesson');
    expect(rows.map(agendaRowHeight).every((height) => height >= 40)).toBe(true);
  });
});

describe("a month's page", () => {
  test('has the weeks that touch it, from Monday', () => {
    const weeks = weeksOf('2026-09');
    expect(weeks.map((week) => week.monday)).toEqual([
      '2026-08-31',
      '2026-09-07',
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
    ]);
    expect(weeks[0]?.days[0]).toEqual({ date: '2026-08-31', inMonth: false });
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  test('is leafed over the year, and the keys lead to real dates', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthWords('2026-09')).toBe('2026 年 9 月');
    expect(monthStep('2026-08-31', 'PageDown')).toBe('2026-09-30');
    expect(monthStep('2026-09-23', 'Home')).toBe('2026-09-21');
    expect(monthStep('2026-09-23', 'ArrowUp')).toBe('2026-09-16');
    expect(monthStep('2026-09-23', 'x')).toBeUndefined();
  });
});
