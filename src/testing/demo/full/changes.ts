import { addDays, weekdayOf } from '../../../domain/dates.ts';
import { company, demoNow, demoToday } from '../cast/ids.ts';
import { stamp } from '../lib/dates.ts';
import type { Draft } from '../lib/draft.ts';
import type { Random } from '../lib/random.ts';
import type { LessonRow } from '../rows/teaching.ts';
import { fillerOperatorUid, fillerTeacherUid } from './staff.ts';

const YESTERDAY = addDays(demoToday, -1);
const UNROLLED = 6;

export const startOf = (lesson: LessonRow): string => `${lesson.date} ${lesson.start}:00`;
export const isPast = (lesson: LessonRow): boolean => `${lesson.date} ${lesson.end}:00` <= demoNow;

/** Who and where is taken on which date and start: slots never overlap, so equal starts are the only clash. */
export function createOccupancy(lessons: readonly LessonRow[]): {
  free(at: LessonRow, key: string): boolean;
  take(at: LessonRow, key: string): void;
} {
  const taken = new Set<string>();
  const keyOf = (at: LessonRow, key: string): string => `${at.date} ${at.start} ${key}`;
  for (const lesson of lessons) {
    for (const { uid } of lesson.teachers) taken.add(keyOf(lesson, uid));
    if (lesson.roomId !== null) taken.add(keyOf(lesson, lesson.roomId));
  }
  return {
    free: (at, key) => !taken.has(keyOf(at, key)),
    take: (at, key) => void taken.add(keyOf(at, key)),
  };
}

export type Occupancy = ReturnType<typeof createOccupancy>;

const campusIndex = (lesson: LessonRow): number => Number(lesson.campusId) - 23;
const colleagues = (lesson: LessonRow): string[] =>
  [0, 1, 2, 3, 4, 5].map((n) => fillerTeacherUid(campusIndex(lesson), n));

function cancelSome(lessons: readonly LessonRow[], random: Random): void {
  for (const lesson of lessons) {
    if (lesson.date === YESTERDAY || !random.chance(0.015)) continue;
    Object.assign(lesson, {
      version: 2,
      cancelledAt: stamp(addDays(lesson.date < demoToday ? lesson.date : addDays(demoToday, -1), -1), '17:20'),
      cancelledBy: fillerOperatorUid(campusIndex(lesson)),
      cancelledReason: random.pick(['场地原因：停电检修', '老师原因：老师请假，另行补课', '天气原因：暴雨红色预警']),
      seqNo: null,
    });
  }
}

/** 第 n 次 and sections follow the lessons held. */
function renumber(lessons: readonly LessonRow[]): void {
  const sections = new Map<string, (string | null)[]>();
  const count = new Map<string, number>();
  for (const { classId, sectionId } of lessons) {
    if (classId !== null) sections.set(classId, [...(sections.get(classId) ?? []), sectionId]);
  }
  for (const lesson of lessons) {
    if (lesson.classId === null || lesson.cancelledAt !== null) continue;
    const n = (count.get(lesson.classId) ?? 0) + 1;
    count.set(lesson.classId, n);
    lesson.seqNo = n;
    lesson.sectionId = sections.get(lesson.classId)?.[n - 1] ?? null;
  }
}

/** A colleague with nothing else at that time steps in; the teacher's leave stands as a block. */
function substituteSome(draft: Draft, lessons: readonly LessonRow[], occupancy: Occupancy, random: Random): void {
  for (const lesson of lessons) {
    const main = lesson.teachers[0];
    if (lesson.cancelledAt !== null || main === undefined || !random.chance(0.018)) continue;
    const stand = colleagues(lesson).find((uid) => uid !== main.uid && occupancy.free(lesson, uid));
    if (!stand) continue;
    occupancy.take(lesson, stand);
    lesson.substituteOf = main.uid;
    lesson.teachers = [{ uid: stand, duty: 'substitute' }, ...lesson.teachers.slice(1)];
    lesson.version = 2;
    draft.data.teacherBlocks.push({
      id: draft.nextId('teacherBlocks'),
      companyId: company,
      uid: main.uid,
      date: lesson.date,
      start: lesson.start,
      end: lesson.end,
      kind: 'leave',
      state: 'approved',
      reason: random.pick(['外出培训', '身体不适', '家中有事']),
      appliedAt: stamp(addDays(lesson.date < demoToday ? lesson.date : demoToday, -3), '09:40'),
    });
  }
}

/** Moves some lessons ahead into another free room, and logs it. */
function moveSome(draft: Draft, lessons: readonly LessonRow[], occupancy: Occupancy, random: Random): void {
  const rooms = new Map(draft.data.classrooms.map((room) => [room.id, room]));
  for (const lesson of lessons) {
    const from = lesson.roomId === null ? undefined : rooms.get(lesson.roomId);
    if (!from || lesson.cancelledAt !== null || isPast(lesson) || !random.chance(0.02)) continue;
    const to = draft.data.classrooms.find(
      (room) => room.campusId === lesson.campusId && room.capacity >= from.capacity && occupancy.free(lesson, room.id),
    );
    if (!to) continue;
    occupancy.take(lesson, to.id);
    lesson.roomId = to.id;
    lesson.moved = true;
    lesson.version += 1;
    const uid = fillerOperatorUid(campusIndex(lesson));
    draft.data.operationLogs.push({
      id: draft.nextId('operationLogs'),
      companyId: company,
      at: stamp(addDays(demoToday, -2), '10:00', draft.data.operationLogs.length % 600),
      uid,
      name: draft.data.staff.find((row) => row.uid === uid)?.name ?? '',
      action: '调课',
      objectType: 'lesson',
      objectId: lesson.id,
      objectName: `${lesson.date} ${lesson.start}`,
      diff: [{ field: '教室', before: from.name, after: to.name }],
      reason: '设备检修',
    });
  }
}

/** One teacher a campus is there part-time; lessons on another day are forced with a reason. */
function addWindows(draft: Draft, lessons: readonly LessonRow[]): void {
  for (let campus = 0; campus < 3; campus += 1) {
    const uid = fillerTeacherUid(campus, 5);
    const mine = lessons.filter((lesson) => lesson.teachers.some((teacher) => teacher.uid === uid));
    const perDay = [2, 3, 4, 5, 6, 7].map((day) => ({
      day,
      count: mine.filter((lesson) => weekdayOf(lesson.date) === day).length,
    }));
    const rare = perDay.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count || a.day - b.day)[0]?.day;
    for (const { day } of perDay) {
      if (day === rare) continue;
      draft.data.teacherWindows.push({
        id: draft.nextId('teacherWindows'),
        companyId: company,
        uid,
        weekday: day,
        start: day >= 6 ? '08:30' : '16:00',
        end: '20:30',
      });
    }
    for (const lesson of mine) {
      if (weekdayOf(lesson.date) === rare) lesson.forcedReason = '老师本学期加课，已与本人确认';
    }
  }
}

/** Cancels, substitutes, moves, forces; answers the lessons of yesterday left without roll-call. */
export function addChanges(
  draft: Draft,
  lessons: readonly LessonRow[],
  occupancy: Occupancy,
  random: Random,
): ReadonlySet<string> {
  cancelSome(lessons, random);
  renumber(lessons);
  addWindows(draft, lessons);
  substituteSome(draft, lessons, occupancy, random);
  moveSome(draft, lessons, occupancy, random);
  const late = lessons.filter(
    (lesson) => lesson.date === YESTERDAY && lesson.start >= '15:00' && lesson.cancelledAt === null,
  );
  return new Set(
    random
      .shuffle(late)
      .slice(0, UNROLLED)
      .map((lesson) => lesson.id),
  );
}
