/**
 * What the schedule rules read. Dates `YYYY-MM-DD`, times `HH:mm`, both the institution's wall clock; ids are text.
 * Only who and what is due counts: leave out students on approved leave, suspended or outside their time in the class,
 * and a teacher whom a substitute replaces (see roster.ts).
 */

export type LessonState = 'planned' | 'overdue' | 'rolled' | 'cancelled';
/** 在班, 试听, 补课, 约课 */
export type AttendKind = 'member' | 'trial' | 'makeUp' | 'booked';
/** 主讲, 助教, 代课 */
export type TeachingDuty = 'main' | 'assistant' | 'substitute';

export interface SlotTeacher {
  readonly id: string;
  readonly name: string;
  readonly duty: TeachingDuty;
}

export interface SlotStudent {
  readonly id: string;
  readonly name: string;
  readonly kind: AttendKind;
}

/** Where and when, who and what: what the conflict check compares. */
export interface Placement {
  readonly classId: string | null;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly campusId: string;
  /** null: online. */
  readonly roomId: string | null;
  readonly teachers: readonly SlotTeacher[];
  readonly students: readonly SlotStudent[];
  /** Seats used, where more is known of them than of the students. @default the students' number */
  readonly seats?: number | undefined;
}

/** A lesson of any kind that stands in the timetable: also trial, make-up, activity, live, a booked evaluation slot. */
export interface LessonSlot extends Placement {
  readonly lessonId: string;
  /** Class name; of a lesson without a class the student's name or the subject. */
  readonly title: string;
  /** 第 n 次 */
  readonly seqNo: number | null;
  readonly state: LessonState;
  readonly seriesId: string | null;
}

/** A lesson to be placed, new or moved. */
export interface LessonDraft extends Placement {
  /** The lesson that moves; never compared with itself. */
  readonly lessonId?: string | undefined;
  readonly title?: string | undefined;
  readonly seqNo?: number | null | undefined;
}

export interface RoomFacts {
  readonly id: string;
  readonly name: string;
  readonly capacity: number;
  /** 可共用: several lessons at once while the seats suffice. */
  readonly shared: boolean;
  /** From and to as `YYYY-MM-DD HH:mm:ss`, half-open. */
  readonly closures: readonly { readonly from: string; readonly to: string; readonly reason: string }[];
}

export interface CampusFacts {
  readonly id: string;
  readonly name: string;
  /** By weekday '1' 周一 … '7' 周日. A weekday left out: the setting openTime. */
  readonly openHours: Readonly<Record<string, { readonly from: string; readonly to: string }>>;
  /** Minutes to another campus, by its id. */
  readonly travelMinutes: Readonly<Record<string, number>>;
}

/** An approved leave of a teacher on one day. */
export interface TeacherLeave {
  readonly teacherId: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** 可排时间. A teacher without any is free at all times. */
export interface TeacherWindow {
  readonly teacherId: string;
  /** 1 周一 … 7 周日 */
  readonly weekday: number;
  readonly start: string;
  readonly end: string;
}

export interface HolidayFacts {
  readonly date: string;
  /** makeupWorkday 调休上班日: a normal day. */
  readonly type: 'holiday' | 'makeupWorkday';
  readonly name: string;
  /** Campuses it holds for; left out: all. */
  readonly campusIds?: readonly string[] | undefined;
}

export interface ScheduleSettings {
  /** 最小间隔, minutes. */
  readonly gapMinutes: number;
  readonly travelCheck: boolean;
  readonly openTime: { readonly from: string; readonly to: string };
  readonly endOnsite: string;
  readonly endOnline: string;
}

export const defaultScheduleSettings: ScheduleSettings = {
  gapMinutes: 0,
  travelCheck: true,
  openTime: { from: '08:00', to: '21:00' },
  endOnsite: '20:30',
  endOnline: '21:00',
};

/** Everything a draft is compared with. */
export interface ScheduleWorld {
  readonly lessons: readonly LessonSlot[];
  readonly rooms: readonly RoomFacts[];
  readonly campuses: readonly CampusFacts[];
  readonly teacherLeaves: readonly TeacherLeave[];
  readonly teacherWindows: readonly TeacherWindow[];
  readonly holidays: readonly HolidayFacts[];
  readonly settings: ScheduleSettings;
}

/** The four faces 班级 老师 学员 教室, then seats and the additional checks. */
export type ConflictFace =
  | 'class'
  | 'teacher'
  | 'student'
  | 'room'
  | 'seats'
  | 'travel'
  | 'gap'
  | 'window'
  | 'holiday'
  | 'endTime';

/** hard 不可排: for everybody. soft 可强排: with the right and a reason. */
export type ConflictLevel = 'hard' | 'soft';

/** One line of the conflict panel. */
export interface ConflictItem {
  readonly face: ConflictFace;
  readonly level: ConflictLevel;
  readonly resourceId: string;
  readonly resourceName: string;
  readonly otherLessonId?: string | undefined;
  /** Of what the draft clashes with; of the draft where it clashes with a rule. */
  readonly start: string;
  readonly end: string;
  readonly message: string;
}

export interface ConflictRow {
  readonly items: readonly ConflictItem[];
}
