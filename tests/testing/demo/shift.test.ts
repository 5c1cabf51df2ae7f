import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../src/domain/dates.ts';
import { buildDemo, demoClassIds, lessonIdOf } from '../../../src/testing/demo/index.ts';

describe('building', () => {
  it('gives the same rows for the same input, and rows of its own', () => {
    const first = buildDemo({ size: 'full', today: '2026-11-21' });
    const second = buildDemo({ size: 'full', today: '2026-11-21' });
    expect(second).toEqual(first);
    const [student] = first.students;
    if (student) student.name = '改名';
    expect(buildDemo({ size: 'cast' }).students[0]?.name).toBe('李子涵');
    expect(second.students[0]?.name).toBe('李子涵');
  });

  it('shares no object between rows: changing one changes no other', () => {
    const seen = new Set<object>();
    const shared: unknown[] = [];
    const walk = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return;
      if (seen.has(value)) shared.push(value);
      seen.add(value);
      for (const item of Object.values(value)) walk(item);
    };
    walk(buildDemo({ size: 'full' }));
    expect(shared).toEqual([]);
  });

  it('moves nothing within the demo week', () => {
    const plain = buildDemo({ size: 'cast' });
    for (const today of ['2026-09-21', '2026-09-23', '2026-09-27']) {
      expect(buildDemo({ size: 'cast', today })).toEqual(plain);
    }
  });

  it.each([
    ['2026-11-21', '2026-11-16'],
    ['2026-03-02', '2026-03-02'],
    ['2028-02-29', '2028-02-28'],
  ])('for %s moves the Monday to %s by whole weeks', (today, monday) => {
    const plain = buildDemo({ size: 'cast' });
    const moved = buildDemo({ size: 'cast', today });
    const days = (Date.parse(`${monday}T00:00:00Z`) - Date.parse('2026-09-21T00:00:00Z')) / 86_400_000;
    expect(Math.abs(days % 7)).toBe(0);
    for (const [i, row] of moved.lessons.entries()) {
      expect(row.date).toBe(addDays(plain.lessons[i]?.date ?? '', days));
      expect(weekdayOf(row.date)).toBe(weekdayOf(plain.lessons[i]?.date ?? ''));
    }
    const wednesday = moved.lessons.find((row) => row.id === lessonIdOf(demoClassIds.wedA, 4));
    expect(wednesday?.date).toBe(addDays(monday, 2));
    expect(moved.students.map((row) => row.birthday)).toEqual(plain.students.map((row) => row.birthday));
  });

  it('moves the dates inside sentences too', () => {
    const moved = buildDemo({ size: 'cast', today: '2026-09-28' });
    const leave = moved.rollLines.find((row) => row.stuId === '58' && row.mark === 'leave');
    expect(leave?.why).toContain('补课权益 2026-05-20 前有效');
  });
});
