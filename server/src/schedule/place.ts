import { inArray } from 'drizzle-orm';
import { dueStudents, type LessonDraft, type SlotStudent, type SlotTeacher } from 'jiaowu/domain';
import { classGroup, lesson, staff, student } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import type { Books } from '../timetable/books.ts';
import { type ClassRow, type LessonFacts, loadMembers } from '../timetable/facts.ts';
import type { Viewer } from '../timetable/sight.ts';

/** Where, when and who, as a call names it. */
export interface Wish {
  classId?: string | undefined;
  stuIds: readonly string[];
  date: string;
  start: string;
  end: string;
  teacherIds: readonly string[];
  assistantIds: readonly string[];
  campusId: string;
  roomId: string | null;
}

/** What the ids of a wish refer to. */
export interface References {
  classes: Map<string, ClassRow>;
  students: Map<string, string>;
  /** 在职 staff */
  working: Set<string>;
}

export async function loadReferences(tx: Tx, wishes: readonly Wish[]): Promise<References> {
  const classIds = [...new Set(wishes.flatMap(({ classId }) => classId ?? []))];
  const stuIds = [...new Set(wishes.flatMap((wish) => wish.stuIds))];
  const uids = [...new Set(wishes.flatMap(({ teacherIds, assistantIds }) => [...teacherIds, ...assistantIds]))];
  const classes = classIds.length > 0 ? await tx.select().from(classGroup).where(inArray(classGroup.id, classIds)) : [];
  const students =
    stuIds.length > 0
      ? await tx.select({ id: student.id, name: student.name }).from(student).where(inArray(student.id, stuIds))
      : [];
  const posts =
    uids.length > 0
      ? await tx.select({ uid: staff.uid, state: staff.state }).from(staff).where(inArray(staff.uid, uids))
      : [];
  return {
    classes: new Map(classes.map((row) => [row.id, row])),
    students: new Map(students.map(({ id, name }) => [id, name])),
    working: new Set(posts.filter(({ state }) => state === 'active' || state === 'pending').map(({ uid }) => uid)),
  };
}

/** Ids that name nothing the caller may plan with, by field. Things of another institution do not exist here. */
export function wrongReferences(
  wish: Wish,
  { classes, students, working }: References,
  books: Books,
  viewer: Viewer,
  path: string,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  const klass = wish.classId === undefined ? undefined : classes.get(wish.classId);
  if (wish.classId !== undefined && (!klass || !viewer.campusIds.includes(klass.campusId))) {
    wrong[`${path}classId`] = '班级不存在，或您无权排课';
  }
  if (!books.campuses.has(wish.campusId) || !viewer.campusIds.includes(wish.campusId)) {
    wrong[`${path}campusId`] = '校区不存在，或您无权排课';
  }
  const room = wish.roomId === null ? undefined : books.rooms.get(wish.roomId);
  if (wish.roomId !== null && (!room || room.campusId !== wish.campusId)) wrong[`${path}roomId`] = '该校区没有此教室';
  else if (room?.disabled) wrong[`${path}roomId`] = '教室已停用';
  if (!wish.teacherIds.every((id) => working.has(id))) wrong[`${path}teacherIds`] = '老师不存在或已离职';
  if (!wish.assistantIds.every((id) => working.has(id))) wrong[`${path}assistantIds`] = '助教不存在或已离职';
  if (!wish.stuIds.every((id) => students.has(id))) wrong[`${path}stuIds`] = '学员不存在';
  return wrong;
}

/** Teachers of a wish; who stepped in as a substitute stays one. */
function teachersOf(wish: Wish, books: Books, moving: LessonFacts | null): SlotTeacher[] {
  const substitutes = new Set(moving?.teachers.filter(({ duty }) => duty === 'substitute').map(({ uid }) => uid));
  const nameOf = (id: string) => books.staff.get(id) ?? '';
  return [
    ...wish.teacherIds.map((id) => {
      const duty = substitutes.has(id) ? ('substitute' as const) : ('main' as const);
      return { id, name: nameOf(id), duty };
    }),
    ...wish.assistantIds.map((id) => ({ id, name: nameOf(id), duty: 'assistant' as const })),
  ];
}

/** Does the lesson stay at its date and time? */
export const sameTime = ({ row }: LessonFacts, { date, start, end }: Wish): boolean =>
  row.date === date && row.start === start && row.end === end;

/**
 * The wish as the conflict rule reads it, with everybody who would be due. A lesson that moves brings its guests; its
 * leaves hold only while it stays at its time.
 */
export async function draftOf(
  tx: Tx,
  wish: Wish,
  { classes, students }: References,
  books: Books,
  moving: LessonFacts | null = null,
  leavesHold = moving !== null && sameTime(moving, wish),
): Promise<LessonDraft> {
  const klass = wish.classId === undefined ? undefined : classes.get(wish.classId);
  const members = klass ? await loadMembers(tx, [klass.id], wish.date, wish.date) : new Map();
  const own: SlotStudent[] = wish.stuIds.map((id) => ({ id, name: students.get(id) ?? '', kind: 'member' }));
  const guests = moving?.guests.map(({ id, stuId, name, kind }) => ({ id: stuId ?? id, name, kind })) ?? [];
  return {
    lessonId: moving?.row.id,
    title: klass?.name,
    seqNo: moving?.row.seqNo ?? null,
    classId: klass?.id ?? null,
    date: wish.date,
    start: wish.start,
    end: wish.end,
    campusId: wish.campusId,
    roomId: wish.roomId,
    teachers: teachersOf(wish, books, moving),
    students: dueStudents(
      wish.date,
      members.get(klass?.id ?? '') ?? [],
      [...own, ...guests],
      moving !== null && leavesHold ? moving.onLeave : new Set(),
    ),
  };
}

/** What a lesson holds now, as a wish to be changed. */
export function wishOf({ row, klass, teachers, members }: LessonFacts): Wish {
  const of = (duties: readonly string[]) => teachers.filter(({ duty }) => duties.includes(duty)).map(({ uid }) => uid);
  return {
    classId: klass?.id,
    stuIds: klass ? [] : members.map(({ stuId }) => stuId),
    date: row.date,
    start: row.start,
    end: row.end,
    teacherIds: of(['main', 'substitute']),
    assistantIds: of(['assistant']),
    campusId: row.campusId,
    roomId: row.roomId,
  };
}

/** Everything a placement occupies on its day, as keys to lock. */
export function lockKeys(companyId: string, { date, roomId, classId, teachers, students }: LessonDraft): string[] {
  const ids = [
    roomId === null ? null : `room ${roomId}`,
    classId === null ? null : `class ${classId}`,
    ...teachers.map(({ id }) => `teacher ${id}`),
    ...students.map(({ id }) => `student ${id}`),
  ];
  return ids.filter((id) => id !== null).map((id) => `${companyId} ${date} ${id}`);
}

/** The lesson table's columns that a placement sets. */
export const placeColumns = ({ date, start, end, campusId, roomId }: LessonDraft) =>
  ({ date, start, end, campusId, roomId }) satisfies Partial<typeof lesson.$inferInsert>;
