import type { AttendKind, SlotStudent, SlotTeacher } from './types.ts';

/** A student's time in a class, both ends included. */
export interface Membership {
  readonly stuId: string;
  readonly name: string;
  readonly joinOn: string;
  /** 最后在班日; null: no end. */
  readonly leaveOn: string | null;
  /** 停课, both ends included; `to` null: until further notice. */
  readonly suspensions?: readonly { readonly from: string; readonly to: string | null }[] | undefined;
}

/** Somebody who comes to one lesson only. A student of an own lesson comes as `member`. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly kind: AttendKind;
}

/** On the roster of a date iff joinOn ≤ date ≤ leaveOn and not suspended on it. */
export function isOnRoster({ joinOn, leaveOn, suspensions = [] }: Membership, date: string): boolean {
  if (date < joinOn || (leaveOn !== null && date > leaveOn)) return false;
  return !suspensions.some(({ from, to }) => from <= date && (to === null || date <= to));
}

/**
 * Who is due in a lesson: members on the roster of its date and guests, without those on approved leave. Their number
 * is 占座. Nobody stands twice; a member is a member.
 */
export function dueStudents(
  date: string,
  members: readonly Membership[],
  guests: readonly Guest[],
  onLeave: ReadonlySet<string>,
): SlotStudent[] {
  const due = new Map<string, SlotStudent>();
  for (const member of members) {
    if (isOnRoster(member, date)) due.set(member.stuId, { id: member.stuId, name: member.name, kind: 'member' });
  }
  for (const { id, name, kind } of guests) if (!due.has(id)) due.set(id, { id, name, kind });
  return [...due.values()].filter(({ id }) => !onLeave.has(id));
}

/** Who teaches: without the 主讲 a substitute replaces. */
export function activeTeachers(teachers: readonly SlotTeacher[], substituteOf: string | null): SlotTeacher[] {
  return teachers.filter(({ id, duty }) => id !== substituteOf || duty === 'substitute');
}
