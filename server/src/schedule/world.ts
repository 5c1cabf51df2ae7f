import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  activeTeachers,
  buildScheduleIndex,
  defaultScheduleSettings,
  dueStudents,
  lessonStateOf,
  type LessonSlot,
  type Placement,
  type ScheduleIndex,
  type ScheduleSettings,
} from 'jiaowu/domain';
import { classMember, lesson, lessonGuest, lessonTeacher, teacherBlock, teacherWindow } from '../db/schema/index.ts';
import type { Tx } from '../db/open.ts';
import { settingsAt } from '../settings.ts';
import type { Books } from '../timetable/books.ts';
import { type LessonFacts, loadLessons } from '../timetable/facts.ts';

/** A lesson of the database as the schedule rules read it. */
export function slotOf(facts: LessonFacts, books: Books, now: string): LessonSlot {
  const { row, klass, members, guests, onLeave, teachers } = facts;
  const named = teachers.map(({ uid, duty }) => ({ id: uid, name: books.staff.get(uid) ?? '', duty }));
  const everyDay = members.map(({ stuId, name }) => ({ stuId, name, joinOn: row.date, leaveOn: row.date }));
  return {
    lessonId: row.id,
    title: klass?.name ?? (members.length === 1 ? members[0]?.name : books.dictionary.get(row.subjectId)?.name) ?? '',
    seqNo: row.seqNo,
    state: lessonStateOf(row, now),
    seriesId: row.seriesId,
    classId: row.classId,
    date: row.date,
    start: row.start,
    end: row.end,
    campusId: row.campusId,
    roomId: row.roomId,
    teachers: activeTeachers(named, row.substituteOf),
    students: dueStudents(
      row.date,
      everyDay,
      guests.map(({ id, stuId, name, kind }) => ({ id: stuId ?? id, name, kind })),
      onLeave,
    ),
  };
}

async function scheduleSettings(tx: Tx, now: string): Promise<ScheduleSettings> {
  const set = await settingsAt(tx, now);
  const base = defaultScheduleSettings;
  const text = (key: string, fallback: string) => String(set.get(key) ?? fallback);
  const [from = base.openTime.from, to = base.openTime.to] = text('openTime', '').match(/\d\d:\d\d/g) ?? [];
  return {
    gapMinutes: Number(set.get('gapMinutes') ?? base.gapMinutes),
    travelCheck: set.get('travelCheck') !== false,
    openTime: { from, to },
    endOnsite: text('endOnsite', base.endOnsite),
    endOnline: text('endOnline', base.endOnline),
  };
}

/** Lessons of the dates that share a teacher, room, class or student with one of the placements. */
async function related(tx: Tx, places: readonly Placement[], dates: readonly string[]): Promise<SQL | undefined> {
  const unique = (ids: (string | null)[]) => [...new Set(ids)].filter((id) => id !== null);
  const uids = unique(places.flatMap(({ teachers }) => teachers.map(({ id }) => id)));
  const rooms = unique(places.map(({ roomId }) => roomId));
  const stuIds = unique(places.flatMap(({ students }) => students.map(({ id }) => id)));
  const theirs =
    stuIds.length > 0
      ? await tx.selectDistinct({ id: classMember.classId }).from(classMember).where(inArray(classMember.stuId, stuIds))
      : [];
  const classIds = unique([...places.map(({ classId }) => classId), ...theirs.map(({ id }) => id)]);
  const one = { one: sql`1` };
  const taught = tx
    .select(one)
    .from(lessonTeacher)
    .where(
      and(
        eq(lessonTeacher.companyId, lesson.companyId),
        eq(lessonTeacher.lessonId, lesson.id),
        inArray(lessonTeacher.uid, uids),
      ),
    );
  const visited = tx
    .select(one)
    .from(lessonGuest)
    .where(
      and(
        eq(lessonGuest.companyId, lesson.companyId),
        eq(lessonGuest.lessonId, lesson.id),
        inArray(lessonGuest.stuId, stuIds),
      ),
    );
  return and(
    inArray(lesson.date, [...new Set(dates)]),
    or(
      uids.length > 0 ? exists(taught) : undefined,
      rooms.length > 0 ? inArray(lesson.roomId, rooms) : undefined,
      classIds.length > 0 ? inArray(lesson.classId, classIds) : undefined,
      stuIds.length > 0 ? exists(visited) : undefined,
      // Nothing shared with anybody: no lesson at all, instead of all of them.
      sql`false`,
    ),
  );
}

/** Everything the placements have to be compared with on the dates, ready for the conflict rule. */
export async function loadIndex(
  tx: Tx,
  books: Books,
  places: readonly Placement[],
  dates: readonly string[],
  now: string,
): Promise<ScheduleIndex> {
  const lessons = await loadLessons(tx, await related(tx, places, dates));
  const leaves = await tx
    .select()
    .from(teacherBlock)
    .where(and(eq(teacherBlock.state, 'approved'), inArray(teacherBlock.date, [...new Set(dates)])));
  const windows = await tx.select().from(teacherWindow);
  return buildScheduleIndex({
    lessons: lessons.map((facts) => slotOf(facts, books, now)),
    rooms: [...books.rooms.values()],
    campuses: [...books.campuses.values()],
    teacherLeaves: leaves.map(({ uid, ...leave }) => ({ ...leave, teacherId: uid })),
    teacherWindows: windows.map(({ uid, ...window }) => ({ ...window, teacherId: uid })),
    holidays: books.holidays,
    settings: await scheduleSettings(tx, now),
  });
}
