import { expect, test } from 'vitest';
import { addDays, timeOf } from '../../../src/domain/dates.ts';
import { checkConflicts } from '../../../src/domain/schedule/conflicts.ts';
import { buildScheduleIndex } from '../../../src/domain/schedule/scheduleIndex.ts';
import type { LessonSlot } from '../../../src/domain/schedule/types.ts';
import { assistant, draft, lesson, main, member, rooms, worldOf } from './world.ts';

/** A busy institution: 2,000 lessons over ten weeks, 30 teachers, 240 students. */
const busy: LessonSlot[] = Array.from({ length: 2000 }, (_, n) => {
  const start = 480 + (n % 8) * 90;
  return lesson(`班${n % 60}`, {
    lessonId: `L${n}`,
    classId: `班${n % 60}`,
    date: addDays('2026-09-21', n % 70),
    start: timeOf(start),
    end: timeOf(start + 90),
    roomId: rooms[n % rooms.length]?.id ?? null,
    teachers: [main(`老师${n % 30}`), assistant(`老师${(n + 7) % 30}`)],
    students: Array.from({ length: 8 }, (__, k) => member(`学员${(n * 8 + k) % 240}`)),
  });
});

/** Counts how many lessons a check is shown: its cost, whatever the machine. */
function counting(index: ReturnType<typeof buildScheduleIndex>) {
  let shown = 0;
  const counted: typeof index = {
    ...index,
    lessonsOf: (face, id, date) => {
      const found = index.lessonsOf(face, id, date);
      shown += found.length;
      return found;
    },
  };
  return { counted, shown: () => shown };
}

test('a check looks at single days of single resources, never at all of 2,000 lessons', () => {
  const { counted, shown } = counting(buildScheduleIndex(worldOf(busy)));
  const one = draft('10:15', '11:45', {
    date: '2026-10-20',
    teachers: [main('老师3'), assistant('老师4')],
    students: Array.from({ length: 30 }, (_, k) => member(`学员${k}`)),
  });
  expect(checkConflicts([one], counted)).toEqual(checkConflicts([one], worldOf(busy)));
  expect(shown()).toBeGreaterThan(0);
  expect(shown()).toBeLessThan(busy.length / 4);
});

test('a plan of 200 rows, checked with each other, answers each row', () => {
  const drafts = Array.from({ length: 200 }, (_, n) => draft('18:30', '20:00', { date: addDays('2026-09-21', n) }));
  expect(checkConflicts(drafts, worldOf(busy), { together: true })).toHaveLength(200);
});
