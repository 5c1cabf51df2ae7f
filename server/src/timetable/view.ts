import type { Lesson } from 'jiaowu/contract';
import { lessonStateOf } from 'jiaowu/domain';
import type { Books } from './books.ts';
import type { LessonFacts } from './facts.ts';
import { dutyOf, mayOpen, namesSeen, type Viewer } from './sight.ts';

const came = new Set(['present', 'late', 'early']);

function countsOf(facts: LessonFacts, books: Books): Lesson['counts'] {
  const { row, klass, members, guests, onLeave, lines } = facts;
  const of = (kind: string) => guests.filter((guest) => guest.kind === kind).length;
  const rolled = row.rolledAt !== null;
  const memberLines = lines.filter((line) => line.kind === 'member');
  const due = rolled ? memberLines.length : members.length;
  const leave = rolled
    ? memberLines.filter((line) => line.mark === 'leave').length
    : members.filter(({ stuId }) => onLeave.has(stuId)).length;
  const [trial, makeUp, booked] = [of('trial'), of('makeUp'), of('booked')];
  const room = row.roomId === null ? undefined : books.rooms.get(row.roomId);
  return {
    members: due,
    trial,
    makeUp,
    booked,
    leave,
    seats: due + trial + makeUp + booked - leave,
    capacity: klass?.capacity ?? room?.capacity ?? due,
    due,
    came: rolled ? memberLines.filter((line) => came.has(line.mark)).length : null,
  };
}

function studentsOf(viewer: Viewer, facts: LessonFacts): Lesson['students'] {
  const seen = namesSeen(viewer, facts);
  if (seen === 'none') return null;
  const all = [
    ...facts.members.map(({ stuId, name, ownerUid }) => ({ id: stuId, name, kind: 'member' as const, ownerUid })),
    ...facts.guests.map(({ stuId, id, name, kind, ownerUid }) => ({ id: stuId ?? id, name, kind, ownerUid })),
  ];
  return all
    .filter(({ ownerUid }) => seen === 'all' || ownerUid === viewer.uid)
    .map(({ id, name, kind }) => ({ id, name, kind }));
}

function titleOf({ row, klass, members }: LessonFacts, books: Books, named: Lesson['students']): string {
  if (klass) return klass.name;
  const [only] = members;
  const known = only && named?.some(({ id }) => id === only.stuId);
  return known && members.length === 1 ? only.name : (books.dictionary.get(row.subjectId)?.name ?? '');
}

/** A lesson as this viewer may see it. */
export function lessonView(facts: LessonFacts, books: Books, viewer: Viewer, now: string): Lesson {
  const { row, klass } = facts;
  const students = studentsOf(viewer, facts);
  const subject = books.dictionary.get(row.subjectId);
  const nameOf = (uid: string) => books.staff.get(uid) ?? '';
  return {
    lessonId: row.id,
    version: row.version,
    classId: row.classId,
    title: titleOf(facts, books, students),
    courseId: row.courseId,
    courseName: row.courseId === null ? null : (books.courses.get(row.courseId) ?? null),
    subjectId: row.subjectId,
    subjectColor: subject?.color ?? null,
    hourTypeId: row.hourTypeId,
    hourTypeName: books.dictionary.get(row.hourTypeId)?.name ?? null,
    seqNo: row.seqNo,
    plannedLessons: klass?.plannedLessons ?? null,
    date: row.date,
    start: row.start,
    end: row.end,
    campusId: row.campusId,
    campusName: books.campuses.get(row.campusId)?.name ?? '',
    roomId: row.roomId,
    roomName: row.roomId === null ? null : (books.rooms.get(row.roomId)?.name ?? ''),
    sectionId: row.sectionId,
    sectionName: facts.sectionName,
    teachers: facts.teachers.map(({ uid, duty }) => ({ uid, name: nameOf(uid), duty })),
    substituteOf: row.substituteOf === null ? null : { uid: row.substituteOf, name: nameOf(row.substituteOf) },
    myDuty: dutyOf(facts, viewer.uid) ?? (row.substituteOf === viewer.uid ? 'substituted' : null),
    state: lessonStateOf(row, now),
    k: row.k,
    counts: countsOf(facts, books),
    students,
    seriesId: row.seriesId,
    forcedReason: row.forcedReason,
    moved: row.moved,
    mayOpen: mayOpen(viewer, facts),
  };
}
