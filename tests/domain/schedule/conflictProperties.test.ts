import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf, timeOf } from '../../../src/domain/dates.ts';
import { checkConflicts, faceOrder } from '../../../src/domain/schedule/conflicts.ts';
import { freeSlots } from '../../../src/domain/schedule/freeSlots.ts';
import { buildScheduleIndex } from '../../../src/domain/schedule/scheduleIndex.ts';
import type { LessonDraft, LessonSlot, Placement } from '../../../src/domain/schedule/types.ts';
import { campuses, lesson, main, member, rooms, worldOf } from './world.ts';

const dates = ['2026-09-25', '2026-09-26'];
const placement: fc.Arbitrary<Placement> = fc
  .record({
    date: fc.constantFrom(...dates),
    at: fc.integer({ min: 96, max: 120 }),
    steps: fc.integer({ min: 3, max: 18 }),
    classId: fc.option(fc.constantFrom('甲班', '乙班', '丙班')),
    campusId: fc.constantFrom(...campuses.map(({ id }) => id)),
    roomId: fc.option(fc.constantFrom(...rooms.map(({ id }) => id))),
    teachers: fc.subarray(['王敏', '李强', '陈晨']),
    students: fc.subarray(['张浩然', '何嘉', '吴越', '郑好']),
  })
  .map(({ at, steps, teachers, students, ...rest }) => ({
    ...rest,
    start: timeOf(at * 5),
    end: timeOf((at + steps) * 5),
    teachers: teachers.map(main),
    students: students.map(member),
  }));
const lessons: fc.Arbitrary<LessonSlot[]> = fc
  .array(fc.tuple(placement, fc.constantFrom('planned', 'overdue', 'rolled', 'cancelled')), { maxLength: 12 })
  .map((list) => list.map(([place, state], n) => lesson(`课${n}`, { ...place, lessonId: `L${n}`, state })));

/** Minute by minute, resource by resource: slow, but nothing to get wrong. */
function bruteForce(one: Placement, others: readonly LessonSlot[]): string[] {
  const minutes = (place: Placement) => {
    const from = minutesOf(place.start);
    return Array.from({ length: minutesOf(place.end) - from }, (_, n) => from + n);
  };
  const taken = new Set(minutes(one));
  const found: string[] = [];
  for (const other of others) {
    if (other.state === 'cancelled' || other.date !== one.date) continue;
    if (!minutes(other).some((at) => taken.has(at))) continue;
    if (one.classId !== null && one.classId === other.classId) found.push(`class ${one.classId} ${other.lessonId}`);
    for (const { id } of one.teachers) {
      if (other.teachers.some((teacher) => teacher.id === id)) found.push(`teacher ${id} ${other.lessonId}`);
    }
    for (const { id } of one.students) {
      if (other.students.some((student) => student.id === id)) found.push(`student ${id} ${other.lessonId}`);
    }
    const shared = rooms.find(({ id }) => id === one.roomId)?.shared ?? false;
    if (one.roomId !== null && one.roomId === other.roomId && !shared)
      found.push(`room ${one.roomId} ${other.lessonId}`);
  }
  return found.sort();
}

const fourFaces = new Set(['class', 'teacher', 'student', 'room']);
const facesOf = (one: LessonDraft, others: readonly LessonSlot[]) =>
  (checkConflicts([one], worldOf(others))[0]?.items ?? [])
    .filter(({ face, otherLessonId }) => fourFaces.has(face) && otherLessonId)
    .map(({ face, resourceId, otherLessonId }) => `${face} ${resourceId} ${otherLessonId}`)
    .sort();

describe('properties of the conflict rule', () => {
  test('it finds exactly what comparing minute by minute finds', () => {
    fc.assert(
      fc.property(placement, lessons, (one, others) => {
        expect(facesOf(one, others)).toEqual(bruteForce(one, others));
      }),
      { numRuns: 500 },
    );
  });

  test('symmetric: a clashes with b over a resource exactly if b clashes with a over it', () => {
    fc.assert(
      fc.property(placement, placement, (a, b) => {
        const at = (place: Placement, lessonId: string) => lesson(lessonId, { ...place, lessonId });
        const strip = (found: string[]) => found.map((line) => line.slice(0, line.lastIndexOf(' ')));
        expect(strip(facesOf(a, [at(b, 'b')]))).toEqual(strip(facesOf(b, [at(a, 'a')])));
      }),
    );
  });

  test('seats: the line speaks exactly if at some minute more are in the room than it holds', () => {
    fc.assert(
      fc.property(placement, lessons, (one, others) => {
        const room = rooms.find(({ id }) => id === one.roomId);
        const inRoom = others.filter(
          ({ state, date, roomId }) => state !== 'cancelled' && date === one.date && roomId === one.roomId,
        );
        let most = 0;
        for (let at = minutesOf(one.start); at < minutesOf(one.end); at += 1) {
          const there = inRoom.filter((other) => minutesOf(other.start) <= at && at < minutesOf(other.end));
          most = Math.max(
            most,
            there.reduce((sum, { students }) => sum + students.length, one.students.length),
          );
        }
        const small = worldOf(others, { rooms: rooms.map((each) => ({ ...each, capacity: 5 })) });
        const line = checkConflicts([one], small)[0]?.items.find(({ face }) => face === 'seats');
        expect(line !== undefined).toBe(room !== undefined && most > 5);
      }),
    );
  });

  test('the index changes nothing, nor does the order of the lessons; checking writes nothing', () => {
    fc.assert(
      fc.property(placement, lessons, (one, others) => {
        const world = worldOf(others);
        const before = JSON.stringify(world);
        const once = checkConflicts([one], world);
        expect(checkConflicts([one], buildScheduleIndex(world))).toEqual(once);
        expect(facesOf(one, [...others].reverse())).toEqual(facesOf(one, others));
        expect(JSON.stringify(world)).toBe(before);
      }),
    );
  });

  test('the order of the lines: hard before soft, then by face, then by time', () => {
    fc.assert(
      fc.property(placement, lessons, (one, others) => {
        const settings = { gapMinutes: 20, endOnsite: '09:00' };
        const items = checkConflicts([one], worldOf(others, { settings }))[0]?.items ?? [];
        const extra = faceOrder.indexOf('travel');
        const keys = items.map(({ level, face, start, end }) =>
          [level === 'hard' ? 0 : 1, Math.min(faceOrder.indexOf(face), extra), start, end].join(' '),
        );
        expect(keys).toEqual([...keys].sort());
        expect(items.every(({ message }) => message !== '' && !message.includes('undefined'))).toBe(true);
      }),
    );
  });

  test('a cancelled lesson never matters', () => {
    fc.assert(
      fc.property(placement, lessons, (one, others) => {
        const live = others.filter(({ state }) => state !== 'cancelled');
        expect(checkConflicts([one], worldOf(others))).toEqual(checkConflicts([one], worldOf(live)));
      }),
    );
  });
});

describe('free slots', () => {
  test('every slot offered is free, within the range, and none nearer was left out', () => {
    fc.assert(
      fc.property(placement, lessons, fc.integer({ min: 3, max: 24 }), (one, others, quarter) => {
        const index = buildScheduleIndex(worldOf(others));
        const minutes = quarter * 5;
        const request = { draft: one, minutes, from: dates[0] ?? '', to: dates[1] ?? '' };
        const slots = freeSlots(request, index);
        expect(slots.length).toBeLessThanOrEqual(10);
        for (const slot of slots) {
          expect(minutesOf(slot.end) - minutesOf(slot.start)).toBe(minutes);
          expect(checkConflicts([{ ...one, ...slot }], index)).toEqual([{ items: [] }]);
          expect(dates).toContain(slot.date);
        }
        const far = slots.map(({ date, start }) =>
          Math.abs((dates.indexOf(date) - dates.indexOf(one.date)) * 1440 + minutesOf(start) - minutesOf(one.start)),
        );
        expect(far).toEqual([...far].sort((a, b) => a - b));
        const all = freeSlots({ ...request, limit: 1000 }, index);
        expect(all.slice(0, 10)).toEqual(slots);
      }),
      { numRuns: 60 },
    );
  });
});
