import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { isOnRoster } from 'jiaowu/domain';
import {
  classGroup,
  classMember,
  leaveRequest,
  lesson,
  lessonGuest,
  lessonTeacher,
  rollLine,
  rollSheet,
  section,
  student,
} from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';

export type LessonRow = typeof lesson.$inferSelect;
export type ClassRow = typeof classGroup.$inferSelect;
export type GuestRow = typeof lessonGuest.$inferSelect;
type Line = typeof rollLine.$inferSelect;

export interface Pupil {
  stuId: string;
  name: string;
  ownerUid: string | null;
}

/** A lesson with everything that belongs to it, as the database has it. */
export interface LessonFacts {
  row: LessonRow;
  klass: ClassRow | null;
  sectionName: string | null;
  teachers: { uid: string; duty: 'main' | 'assistant' | 'substitute' }[];
  /** On the class's roster on that day, or the students of an own lesson; in roster order. */
  members: Pupil[];
  /** 试听, 补课, 约课 that were not called off. */
  guests: (GuestRow & { name: string })[];
  /** Students with an approved leave for it. */
  onLeave: Set<string>;
  /** Lines of its valid sheet. */
  lines: Line[];
}

function group<T>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const list = map.get(key);
    if (list) list.push(row);
    else map.set(key, [row]);
  }
  return map;
}

export type Member = Pupil & { classId: string; joinOn: string; leaveOn: string | null };

/** Members of classes at any time from `from` to `to`, in roster order; who is on the roster of a day, isOnRoster says. */
export async function loadMembers(
  tx: Tx,
  classIds: string[],
  from: string,
  to: string,
): Promise<Map<string, Member[]>> {
  if (classIds.length === 0) return new Map();
  const found = await tx
    .select({
      classId: classMember.classId,
      stuId: classMember.stuId,
      name: student.name,
      ownerUid: student.ownerUid,
      joinOn: classMember.joinOn,
      leaveOn: classMember.leaveOn,
    })
    .from(classMember)
    .innerJoin(student, and(eq(student.companyId, classMember.companyId), eq(student.id, classMember.stuId)))
    .where(
      and(
        inArray(classMember.classId, classIds),
        lte(classMember.joinOn, to),
        or(isNull(classMember.leaveOn), gte(classMember.leaveOn, from)),
      ),
    )
    .orderBy(asc(classMember.sort));
  return group(found, (row) => row.classId);
}

async function guestsOf(tx: Tx, lessonIds: string[]) {
  const found = await tx
    .select({ guest: lessonGuest, name: student.name, ownerUid: student.ownerUid })
    .from(lessonGuest)
    .leftJoin(student, and(eq(student.companyId, lessonGuest.companyId), eq(student.id, lessonGuest.stuId)))
    .where(inArray(lessonGuest.lessonId, lessonIds))
    .orderBy(asc(lessonGuest.createdAt), asc(lessonGuest.id));
  const rows = found
    .filter(({ guest }) => guest.state !== 'cancelled')
    .map(({ guest, name, ownerUid }) => ({
      ...guest,
      ownerUid: guest.ownerUid ?? ownerUid,
      name: name ?? guest.leadName ?? '',
    }));
  return group(rows, (row) => row.lessonId);
}

/** The lessons a condition picks, by date and start, each with its facts. A handful of queries, whatever their number. */
export async function loadLessons(tx: Tx, where: SQL | undefined): Promise<LessonFacts[]> {
  const rows = await tx.select().from(lesson).where(where).orderBy(lesson.date, lesson.start, lesson.id);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const classIds = [...new Set(rows.map((row) => row.classId).filter((id) => id !== null))];
  const sectionIds = [...new Set(rows.map((row) => row.sectionId).filter((id) => id !== null))];

  const classes = classIds.length > 0 ? await tx.select().from(classGroup).where(inArray(classGroup.id, classIds)) : [];
  const sections =
    sectionIds.length > 0
      ? await tx.select({ id: section.id, name: section.name }).from(section).where(inArray(section.id, sectionIds))
      : [];
  const teachers = await tx
    .select()
    .from(lessonTeacher)
    .where(inArray(lessonTeacher.lessonId, ids))
    .orderBy(asc(lessonTeacher.sort));
  const leaves = await tx
    .select({ lessonId: leaveRequest.lessonId, stuId: leaveRequest.stuId })
    .from(leaveRequest)
    .where(and(inArray(leaveRequest.lessonId, ids), eq(leaveRequest.state, 'approved')));
  const rolledIds = rows.filter((row) => row.rolledAt !== null).map((row) => row.id);
  const lines =
    rolledIds.length > 0
      ? await tx
          .select({ line: rollLine })
          .from(rollLine)
          .innerJoin(rollSheet, and(eq(rollSheet.companyId, rollLine.companyId), eq(rollSheet.id, rollLine.sheetId)))
          .where(and(inArray(rollLine.lessonId, rolledIds), eq(rollSheet.state, 'valid')))
      : [];
  const members = await loadMembers(tx, classIds, rows[0]?.date ?? '', rows.at(-1)?.date ?? '');
  const guests = await guestsOf(tx, ids);
  const classById = new Map(classes.map((row) => [row.id, row]));
  const sectionById = new Map(sections.map((row) => [row.id, row.name]));
  const teachersOf = group(teachers, (row) => row.lessonId);
  const leavesOf = group(leaves, (row) => row.lessonId);
  const linesOf = group(
    lines.map(({ line }) => line),
    (line) => line.lessonId,
  );

  return rows.map((row) => {
    const own = guests.get(row.id) ?? [];
    const roster = row.classId === null ? [] : (members.get(row.classId) ?? []);
    return {
      row,
      klass: row.classId === null ? null : (classById.get(row.classId) ?? null),
      sectionName: row.sectionId === null ? null : (sectionById.get(row.sectionId) ?? null),
      teachers: (teachersOf.get(row.id) ?? []).map(({ uid, duty }) => ({ uid, duty })),
      members: [
        ...roster.filter((member) => isOnRoster(member, row.date)),
        ...own.flatMap((g) =>
          g.kind === 'member' && g.stuId !== null ? [{ stuId: g.stuId, name: g.name, ownerUid: g.ownerUid }] : [],
        ),
      ],
      guests: own.filter((guest) => guest.kind !== 'member'),
      onLeave: new Set((leavesOf.get(row.id) ?? []).map(({ stuId }) => stuId)),
      lines: linesOf.get(row.id) ?? [],
    };
  });
}

/** One lesson; null when it is not there. */
export async function loadLesson(tx: Tx, lessonId: string): Promise<LessonFacts | null> {
  const [facts] = await loadLessons(tx, eq(lesson.id, lessonId));
  return facts ?? null;
}
