import * as z from 'zod/mini';
import { Holiday } from './company.ts';
import { endpoint } from './endpoint.ts';
import { Block, Lesson, LessonDetail } from './lesson.ts';
import { DateText, DateTimeText, Id, IdList } from './wire.ts';

const view = { permission: ['schedule.view'] } as const;

const Range = { from: DateText, to: DateText };

/** Own lessons as 主讲, 助教 or 代课 (also those 被代), with what waits to be done. At most 42 days. */
export const getMyTimetable = endpoint({
  method: 'get',
  path: 'timetable/getMyTimetable',
  input: z.object({ ...Range, role: z.optional(z.enum(['main', 'assistant', 'substitute'])), classId: z.optional(Id) }),
  output: z.object({
    lessons: z.array(Lesson),
    blocks: z.array(Block),
    holidays: z.array(Holiday),
    /** 未点名 of all past lessons, not only of the range. */
    todos: z.object({ unrolled: z.int() }),
    /** Past lessons without roll-call outside the range, oldest first. */
    unrolledBefore: z.array(Lesson),
    /** The next lesson from now on, in or outside the range. */
    next: z.nullable(Lesson),
    asOf: DateTimeText,
  }),
  allow: view,
  latest: true,
});

/** Lessons of a campus by resource. At most 42 days. Student names only for who may edit or teaches the lesson. */
export const getTimetable = endpoint({
  method: 'get',
  path: 'timetable/getTimetable',
  input: z.object({
    pivot: z.enum(['teacher', 'room', 'class', 'student']),
    ...Range,
    campusId: z.optional(Id),
    ids: z.optional(IdList),
  }),
  output: z.object({
    lessons: z.array(Lesson),
    blocks: z.array(Block),
    holidays: z.array(Holiday),
    resources: z.array(
      z.object({ id: z.string(), name: z.string(), capacity: z.nullable(z.int()), shared: z.boolean() }),
    ),
    totals: z.object({ lessons: z.int(), unrolled: z.int(), forced: z.int() }),
    asOf: DateTimeText,
  }),
  allow: view,
  latest: true,
});

/** Everything of one lesson. Not there or outside the data range: 404, told alike. */
export const getLessonDetail = endpoint({
  method: 'get',
  path: 'timetable/getLessonDetail',
  input: z.object({ lessonId: Id }),
  output: LessonDetail,
  allow: view,
});
