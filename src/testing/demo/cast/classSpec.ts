import { demoCampusIds, demoCourseIds } from './ids.ts';

export interface MemberSpec {
  stuId: string;
  joinOn?: string;
  leaveOn?: string;
}

export interface ClassSpec {
  id: string;
  name: string;
  courseId: string;
  subject: string;
  k: number;
  start: string;
  end: string;
  /** Date of the first lesson; none: nothing planned yet. */
  first?: string;
  /** Weeks left out besides the holidays. */
  skip?: string[];
  lessons: number;
  startOn: string;
  joinOn?: string;
  createdAt: string;
  campusId: string;
  roomId: string | null;
  teacher: string;
  assistant?: string;
  capacity: number;
  members: MemberSpec[];
  classType?: string;
  property?: string;
  groupSize?: number;
  section?: 'camp';
}

export const range = (from: number, to: number): MemberSpec[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ stuId: String(from + i) }));

export const these = (...ids: number[]): MemberSpec[] => ids.map((id) => ({ stuId: String(id) }));

/** What most classes of 东湖 have in common. */
export const evening = {
  start: '18:30',
  end: '20:00',
  k: 200,
  campusId: demoCampusIds.DH as string,
  createdAt: '2026-08-18 10:20:00',
};

export const L2 = { ...evening, courseId: demoCourseIds.robotL2, subject: '机器人', lessons: 12 };

/** A first lesson is also the start of the class. */
export const from = (first: string): { first: string; startOn: string } => ({ first, startOn: first });
