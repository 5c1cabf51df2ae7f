import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Snapshot } from '../../schedule/snapshot.ts';
import { companyId, day, hourMinute, moment } from './columns.ts';
import { student } from './people.ts';

export const classGroup = pgTable(
  'class_group',
  {
    companyId: companyId(),
    id: text().notNull(),
    campusId: text().notNull(),
    name: text().notNull(),
    courseId: text().notNull(),
    courseVersionId: text().notNull(),
    subjectId: text().notNull(),
    classTypeId: text().notNull(),
    propertyId: text().notNull(),
    capacity: integer().notNull(),
    makeUpExtraSeats: integer().notNull(),
    teacherUids: text().array().notNull(),
    assistantUids: text().array().notNull(),
    headTeacherUid: text(),
    studyManagerUid: text(),
    roomId: text(),
    startOn: day().notNull(),
    endOn: day(),
    plannedLessons: integer().notNull(),
    k: integer().notNull(),
    leaveCost: text().$type<'follow' | 'charge' | 'free'>().notNull(),
    absentCost: text().$type<'follow' | 'charge' | 'free'>().notNull(),
    bookMode: text().$type<'fixed' | 'booking'>().notNull(),
    groupSize: integer(),
    state: text().$type<'planned' | 'open' | 'closed' | 'cancelled'>().notNull(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** On the roster of date d iff joinOn ≤ d ≤ leaveOn (null: no end). */
export const classMember = pgTable(
  'class_member',
  {
    companyId: companyId(),
    id: text().notNull(),
    classId: text().notNull(),
    stuId: text().notNull(),
    sort: integer().notNull(),
    joinOn: day().notNull(),
    leaveOn: day(),
    joinKind: text().$type<'join' | 'move' | 'promote'>().notNull(),
    leaveReason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index().on(t.companyId, t.classId),
    index().on(t.companyId, t.stuId),
    foreignKey({ columns: [t.companyId, t.classId], foreignColumns: [classGroup.companyId, classGroup.id] }),
    foreignKey({ columns: [t.companyId, t.stuId], foreignColumns: [student.companyId, student.id] }),
  ],
);

export const series = pgTable(
  'series',
  {
    companyId: companyId(),
    id: text().notNull(),
    classId: text(),
    rule: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** A lesson 课次. cancelledAt → cancelled; rolledAt → rolled; end passed → overdue; else planned. */
export const lesson = pgTable(
  'lesson',
  {
    companyId: companyId(),
    id: text().notNull(),
    classId: text(),
    hourTypeId: text().notNull(),
    courseId: text(),
    subjectId: text().notNull(),
    seqNo: integer(),
    date: day().notNull(),
    start: hourMinute().notNull(),
    end: hourMinute().notNull(),
    campusId: text().notNull(),
    roomId: text(),
    sectionId: text(),
    substituteOf: text(),
    k: integer().notNull(),
    seriesId: text(),
    batchId: text(),
    forcedReason: text(),
    moved: boolean().notNull(),
    remark: text().notNull(),
    version: integer().notNull(),
    rolledAt: moment(),
    rolledBy: text(),
    cancelledAt: moment(),
    cancelledBy: text(),
    cancelledReason: text(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index().on(t.companyId, t.date),
    index().on(t.companyId, t.classId, t.date),
    foreignKey({ columns: [t.companyId, t.classId], foreignColumns: [classGroup.companyId, classGroup.id] }),
    check('lesson_order', sql`"start" < "end"`),
  ],
);

export const lessonTeacher = pgTable(
  'lesson_teacher',
  {
    companyId: companyId(),
    lessonId: text().notNull(),
    uid: text().notNull(),
    duty: text().$type<'main' | 'assistant' | 'substitute'>().notNull(),
    sort: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.lessonId, t.uid] }),
    index().on(t.companyId, t.uid),
    foreignKey({ columns: [t.companyId, t.lessonId], foreignColumns: [lesson.companyId, lesson.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** Who comes besides the class's members (kind `member`: the students of an own lesson). */
export const lessonGuest = pgTable(
  'lesson_guest',
  {
    companyId: companyId(),
    id: text().notNull(),
    lessonId: text().notNull(),
    kind: text().$type<'member' | 'trial' | 'makeUp' | 'booked'>().notNull(),
    stuId: text(),
    leadName: text(),
    ownerUid: text(),
    rightId: text(),
    state: text().$type<'booked' | 'came' | 'absent' | 'cancelled'>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index().on(t.companyId, t.lessonId),
    index().on(t.companyId, t.stuId),
    foreignKey({ columns: [t.companyId, t.lessonId], foreignColumns: [lesson.companyId, lesson.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const teacherBlock = pgTable(
  'teacher_block',
  {
    companyId: companyId(),
    id: text().notNull(),
    uid: text().notNull(),
    date: day().notNull(),
    start: hourMinute().notNull(),
    end: hourMinute().notNull(),
    kind: text().$type<'leave'>().notNull(),
    state: text().$type<'pending' | 'approved' | 'rejected'>().notNull(),
    reason: text().notNull(),
    appliedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.companyId, t.date)],
);

export const teacherWindow = pgTable(
  'teacher_window',
  {
    companyId: companyId(),
    id: text().notNull(),
    uid: text().notNull(),
    weekday: integer().notNull(),
    start: hourMinute().notNull(),
    end: hourMinute().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

export const waiting = pgTable(
  'waiting',
  {
    companyId: companyId(),
    id: text().notNull(),
    classId: text().notNull(),
    stuId: text(),
    leadName: text(),
    orderNo: integer().notNull(),
    ownerUid: text(),
    state: text().$type<'queued' | 'offered' | 'joined' | 'givenUp' | 'expired'>().notNull(),
    offerUntil: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** What one save of the schedule did; undone as a whole. */
export const scheduleBatch = pgTable(
  'schedule_batch',
  {
    companyId: companyId(),
    id: text().notNull(),
    kind: text().$type<'add' | 'move'>().notNull(),
    by: text().notNull(),
    at: moment().notNull(),
    /** After it the batch stays. */
    undoUntil: moment().notNull(),
    state: text().$type<'done' | 'undone'>().notNull(),
    /** Lessons with the version this batch left them at and, for a move, how they stood before. */
    lessons: jsonb().$type<{ lessonId: string; version: number; before: Snapshot | null }[]>().notNull(),
    notify: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] })],
);

/** A dry run waiting for its commit. */
export const schedulePreview = pgTable(
  'schedule_preview',
  {
    companyId: companyId(),
    id: text().notNull(),
    uid: text().notNull(),
    expireAt: moment().notNull(),
    draft: jsonb().$type<unknown>().notNull(),
    /** What the dry run answered; the commit compares. */
    answer: jsonb().$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index().on(t.expireAt)],
);
