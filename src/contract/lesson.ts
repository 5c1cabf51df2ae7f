import * as z from 'zod/mini';
import { BasisPoints, DateText, DateTimeText, Hundredths, TimeText } from './wire.ts';

/** 主讲, 助教, 代课. */
export const TeachingDuty = z.enum(['main', 'assistant', 'substitute']);
export type TeachingDuty = z.infer<typeof TeachingDuty>;

/** What a lesson is to the viewer: his or her duty, or 被代. */
export const MyDuty = z.enum(['main', 'assistant', 'substitute', 'substituted']);

/** planned 待上课, overdue 未点名, rolled 已点名, cancelled 已取消. 上课中 is derived from the clock, not a state. */
export const LessonState = z.enum(['planned', 'overdue', 'rolled', 'cancelled']);
export type LessonState = z.infer<typeof LessonState>;

/** member 在班, trial 试听, makeUp 补课, booked 约课. */
export const AttendKind = z.enum(['member', 'trial', 'makeUp', 'booked']);

export const DueStudent = z.object({ id: z.string(), name: z.string(), kind: AttendKind });

/** A lesson (课次) as timetables carry it. */
export const Lesson = z.object({
  lessonId: z.string(),
  version: z.int(),
  classId: z.nullable(z.string()),
  /** Class name; of a lesson without a class the student's name or the subject. */
  title: z.string(),
  courseId: z.nullable(z.string()),
  courseName: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  /** Colour set in the dictionary, 1–12; null: derived from subjectId. */
  subjectColor: z.nullable(z.int()),
  hourTypeId: z.nullable(z.string()),
  hourTypeName: z.nullable(z.string()),
  seqNo: z.nullable(z.int()),
  plannedLessons: z.nullable(z.int()),
  date: DateText,
  start: TimeText,
  end: TimeText,
  campusId: z.string(),
  campusName: z.string(),
  /** null: online. */
  roomId: z.nullable(z.string()),
  roomName: z.nullable(z.string()),
  sectionId: z.nullable(z.string()),
  sectionName: z.nullable(z.string()),
  teachers: z.array(z.object({ uid: z.string(), name: z.string(), duty: TeachingDuty })),
  /** Who was to teach before a substitute stepped in. */
  substituteOf: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  myDuty: z.nullable(MyDuty),
  state: LessonState,
  /** Class-hours one attendance costs. */
  k: Hundredths,
  counts: z.object({
    members: z.int(),
    trial: z.int(),
    makeUp: z.int(),
    booked: z.int(),
    leave: z.int(),
    /** 占座 = members + trial + makeUp + booked − approved leaves. */
    seats: z.int(),
    /** Of the class, or of the room for a lesson without one. */
    capacity: z.int(),
    /** 应到 */
    due: z.int(),
    /** 到课 + 迟到 + 早退; null before roll-call. */
    came: z.nullable(z.int()),
  }),
  /** Who is due; null where the viewer may not see it. */
  students: z.nullable(z.array(DueStudent)),
  seriesId: z.nullable(z.string()),
  forcedReason: z.nullable(z.string()),
  moved: z.boolean(),
  /** May the viewer open its detail. */
  mayOpen: z.boolean(),
});
export type Lesson = z.infer<typeof Lesson>;

/** Approved leave of a teacher, closed room: time that can't be planned. */
export const Block = z.object({
  id: z.string(),
  kind: z.enum(['leave', 'closure', 'busy']),
  resourceId: z.string(),
  date: DateText,
  start: TimeText,
  end: TimeText,
  title: z.string(),
  note: z.string(),
});
export type Block = z.infer<typeof Block>;

export const LessonStudent = z.extend(DueStudent, {
  avatar: z.string(),
  /** 可用课时 of the lesson's course. */
  available: Hundredths,
  /** 出勤率 in this class; null without a base. */
  attendanceRate: z.nullable(BasisPoints),
  /** Approved leave for this lesson. */
  onLeave: z.boolean(),
  /** present 到课, late 迟到, early 早退, leave 请假, absent 未到; null before roll-call. */
  mark: z.nullable(z.enum(['present', 'late', 'early', 'leave', 'absent'])),
  /** Masked phone of the main guardian; null where the viewer may not see it. */
  guardianPhone: z.nullable(z.string()),
});
export type LessonStudent = z.infer<typeof LessonStudent>;

/** A file of a section (教案, PPT, …). */
export const SectionResource = z.object({
  resourceId: z.string(),
  revId: z.string(),
  /** teachingPlanResourceList, pptResourceList … (product.md section 3). */
  listName: z.enum([
    'teachingPlanResourceList',
    'pptResourceList',
    'instanceResourceList',
    'learnPlanResourceList',
    'audioVideoResourceList',
    'stepDiagramResourceList',
  ]),
  name: z.string(),
  mime: z.string(),
  pages: z.nullable(z.int()),
});
export type SectionResource = z.infer<typeof SectionResource>;

/** One change of a lesson, newest first. */
export const LessonChange = z.object({
  at: DateTimeText,
  by: z.string(),
  action: z.string(),
  diff: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  reason: z.nullable(z.string()),
});

export const LessonDetail = z.extend(Lesson, {
  roster: z.array(LessonStudent),
  roomCapacity: z.nullable(z.int()),
  section: z.nullable(
    z.object({
      id: z.string(),
      no: z.int(),
      name: z.string(),
      goal: z.string(),
      resources: z.array(SectionResource),
    }),
  ),
  changes: z.array(LessonChange),
  prevLessonId: z.nullable(z.string()),
  nextLessonId: z.nullable(z.string()),
  /** What the viewer may do with it now; the text says why not. */
  mayDo: z.object({ move: z.object({ ok: z.boolean(), why: z.nullable(z.string()) }) }),
});
export type LessonDetail = z.infer<typeof LessonDetail>;
