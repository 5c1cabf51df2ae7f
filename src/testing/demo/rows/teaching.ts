/** A class 班级. Hours in hundredths. */
export interface ClassGroupRow {
  id: string;
  companyId: string;
  campusId: string;
  name: string;
  courseId: string;
  /** Pinned version of the course. */
  courseVersionId: string;
  subjectId: string;
  /** Dictionary ids: lineClassType, lineClassProperty. */
  classTypeId: string;
  propertyId: string;
  capacity: number;
  makeUpExtraSeats: number;
  teacherUids: string[];
  assistantUids: string[];
  headTeacherUid: string | null;
  studyManagerUid: string | null;
  /** 默认教室; null: online. */
  roomId: string | null;
  startOn: string;
  endOn: string | null;
  plannedLessons: number;
  k: number;
  leaveCost: 'follow' | 'charge' | 'free';
  absentCost: 'follow' | 'charge' | 'free';
  bookMode: 'fixed' | 'booking';
  groupSize: number | null;
  state: 'planned' | 'open' | 'closed' | 'cancelled';
  version: number;
  createdAt: string;
}

/** On the roster of date d iff joinOn ≤ d ≤ leaveOn (inclusive; null: no end). */
export interface ClassMemberRow {
  id: string;
  companyId: string;
  classId: string;
  stuId: string;
  /** Place in the roster as the institution lists it. */
  sort: number;
  joinOn: string;
  leaveOn: string | null;
  joinKind: 'join' | 'move' | 'promote';
  leaveReason: string | null;
}

/** 循环排课 */
export interface SeriesRow {
  id: string;
  companyId: string;
  classId: string | null;
  rule: {
    startOn: string;
    /** 1 周一 … 7 周日 with times. */
    weekdays: { weekday: number; start: string; end: string }[];
    everyWeeks: number;
    count: number;
    holiday: 'extend' | 'skip';
  };
}

export interface LessonTeacherRow {
  uid: string;
  duty: 'main' | 'assistant' | 'substitute';
}

/**
 * A lesson 课次. Its state derives: cancelledAt → cancelled; rolledAt → rolled; end passed → overdue; else planned.
 * `substituteOf` is the uid of the 主讲 whom a teacher with the duty `substitute` replaces.
 */
export interface LessonRow {
  id: string;
  companyId: string;
  /** null: own lesson; its students are lessonGuests of kind `member`. */
  classId: string | null;
  hourTypeId: string;
  courseId: string | null;
  subjectId: string;
  /** 第 n 次 among those not cancelled; null for own and cancelled lessons. */
  seqNo: number | null;
  date: string;
  start: string;
  end: string;
  campusId: string;
  /** null: online. */
  roomId: string | null;
  sectionId: string | null;
  teachers: LessonTeacherRow[];
  substituteOf: string | null;
  k: number;
  seriesId: string | null;
  batchId: string | null;
  forcedReason: string | null;
  moved: boolean;
  remark: string;
  version: number;
  rolledAt: string | null;
  rolledBy: string | null;
  cancelledAt: string | null;
  cancelledBy: string | null;
  cancelledReason: string | null;
  createdBy: string;
  createdAt: string;
}

/** Who comes besides the class's members (kind `member`: the students of an own lesson). */
export interface LessonGuestRow {
  id: string;
  companyId: string;
  lessonId: string;
  kind: 'member' | 'trial' | 'makeUp' | 'booked';
  stuId: string | null;
  /** A child not yet a student. */
  leadName: string | null;
  ownerUid: string | null;
  /** The makeUpRight a make-up uses. */
  rightId: string | null;
  state: 'booked' | 'came' | 'absent' | 'cancelled';
  createdAt: string;
}

export interface TeacherBlockRow {
  id: string;
  companyId: string;
  uid: string;
  date: string;
  start: string;
  end: string;
  kind: 'leave';
  state: 'pending' | 'approved' | 'rejected';
  reason: string;
  appliedAt: string;
}

/** 可排时间 of a teacher. A teacher without rows is free at any time of the campus. */
export interface TeacherWindowRow {
  id: string;
  companyId: string;
  uid: string;
  weekday: number;
  start: string;
  end: string;
}

export interface WaitingRow {
  id: string;
  companyId: string;
  classId: string;
  stuId: string | null;
  leadName: string | null;
  orderNo: number;
  ownerUid: string | null;
  state: 'queued' | 'offered' | 'joined' | 'givenUp' | 'expired';
  offerUntil: string | null;
  createdAt: string;
}
