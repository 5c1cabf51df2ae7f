import { minutesOf } from '../dates.ts';
import type {
  CampusFacts,
  HolidayFacts,
  LessonSlot,
  RoomFacts,
  ScheduleSettings,
  ScheduleWorld,
  TeacherLeave,
  TeacherWindow,
} from './types.ts';

/** A lesson with its times as minutes since midnight. */
export interface IndexedLesson {
  readonly slot: LessonSlot;
  readonly start: number;
  readonly end: number;
}

/** A world prepared for many checks: lessons by date and resource, cancelled ones left out. */
export interface ScheduleIndex {
  readonly settings: ScheduleSettings;
  readonly rooms: ReadonlyMap<string, RoomFacts>;
  readonly campuses: ReadonlyMap<string, CampusFacts>;
  /** Lessons of a resource on a date, by start. */
  lessonsOf(face: 'class' | 'teacher' | 'student' | 'room', id: string, date: string): readonly IndexedLesson[];
  leavesOf(teacherId: string, date: string): readonly TeacherLeave[];
  /** undefined: the teacher has no windows at all and is free at all times. */
  windowsOf(teacherId: string): readonly TeacherWindow[] | undefined;
  holidayOf(date: string, campusId: string): HolidayFacts | undefined;
}

const none: readonly never[] = [];

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Prepares a world. About linear in lessons × people; a check afterwards looks at single days of single resources. */
export function buildScheduleIndex(world: ScheduleWorld): ScheduleIndex {
  const byFace = {
    class: new Map<string, IndexedLesson[]>(),
    teacher: new Map<string, IndexedLesson[]>(),
    student: new Map<string, IndexedLesson[]>(),
    room: new Map<string, IndexedLesson[]>(),
  };
  const sorted = world.lessons
    .filter(({ state }) => state !== 'cancelled')
    .map((slot) => ({ slot, start: minutesOf(slot.start), end: minutesOf(slot.end) }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  for (const lesson of sorted) {
    const { classId, roomId, date, teachers, students } = lesson.slot;
    if (classId !== null) push(byFace.class, `${date} ${classId}`, lesson);
    if (roomId !== null) push(byFace.room, `${date} ${roomId}`, lesson);
    for (const id of new Set(teachers.map((one) => one.id))) push(byFace.teacher, `${date} ${id}`, lesson);
    for (const id of new Set(students.map((one) => one.id))) push(byFace.student, `${date} ${id}`, lesson);
  }

  const leaves = new Map<string, TeacherLeave[]>();
  for (const leave of world.teacherLeaves) push(leaves, `${leave.date} ${leave.teacherId}`, leave);
  const windows = new Map<string, TeacherWindow[]>();
  for (const window of world.teacherWindows) push(windows, window.teacherId, window);
  const holidays = new Map<string, HolidayFacts[]>();
  for (const day of world.holidays) if (day.type === 'holiday') push(holidays, day.date, day);

  return {
    settings: world.settings,
    rooms: new Map(world.rooms.map((room) => [room.id, room])),
    campuses: new Map(world.campuses.map((campus) => [campus.id, campus])),
    lessonsOf: (face, id, date) => byFace[face].get(`${date} ${id}`) ?? none,
    leavesOf: (teacherId, date) => leaves.get(`${date} ${teacherId}`) ?? none,
    windowsOf: (teacherId) => windows.get(teacherId),
    holidayOf: (date, campusId) =>
      holidays.get(date)?.find(({ campusIds }) => campusIds === undefined || campusIds.includes(campusId)),
  };
}
