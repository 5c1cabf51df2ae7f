import { addDays, minutesBetween } from '../../../domain/dates.ts';
import type { LeaveRequestRow, MakeUpRightRow, RollLineRow, RollSheetRow } from '../rows/attendance.ts';
import type { ClassMemberRow, LessonGuestRow, LessonRow } from '../rows/teaching.ts';
import { stamp, workingDayAfter } from './dates.ts';
import { type Draft, must } from './draft.ts';
import type { Ledger } from './ledger.ts';
import { why } from './why.ts';

export interface Mark {
  mark: RollLineRow['mark'];
  minutesLate?: number;
}

export interface RollFacts {
  /** Today of the demo: rights that expired before it are so. */
  today: string;
  /** Charged lines of sheets made from this date on ask the family to confirm. */
  confirmFrom: string;
  /** By `lessonId:stuId`; others are 到课, or 请假 where a leave stands. */
  marks: ReadonlyMap<string, Mark>;
  /** Minutes after the end at which a sheet was made; a few by default. */
  rolledAt: ReadonlyMap<string, string>;
}

const VALID_DAYS = 60;
const CONFIRM_WORKING_DAYS = 7;

/** Who stands on the roster of a class on a date, in its order. */
export function onRoster(members: readonly ClassMemberRow[], date: string): ClassMemberRow[] {
  return members.filter((m) => m.joinOn <= date && (m.leaveOn === null || date <= m.leaveOn));
}

export function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

interface Line {
  stuId: string | null;
  leadName: string | null;
  kind: RollLineRow['kind'];
  guest: LessonGuestRow | null;
}

/** Makes the sheets of past lessons: lines, sentences, ledger entries, make-up rights. Lessons in time order. */
export function createRollCall({ data, nextId }: Draft, ledger: Ledger, facts: RollFacts) {
  const members = groupBy(data.classMembers, (row) => row.classId);
  for (const rows of members.values()) rows.sort((a, b) => a.sort - b.sort);
  const guests = groupBy(data.lessonGuests, (row) => row.lessonId);
  const leaves = new Map(
    data.leaveRequests.filter((row) => row.state === 'approved').map((row) => [`${row.lessonId}:${row.stuId}`, row]),
  );
  const campusOf = new Map(data.students.map((row) => [row.id, row.campusId]));
  const charged = new Map(data.makeUpRights.map((row) => [row.id, row.charged]));
  const rightsCharged = (id: string | null): number => (id === null ? 0 : (charged.get(id) ?? 0));

  const linesOf = (lesson: LessonRow): Line[] => [
    ...(lesson.classId === null ? [] : onRoster(members.get(lesson.classId) ?? [], lesson.date)).map(
      ({ stuId }): Line => ({ stuId, leadName: null, kind: 'member', guest: null }),
    ),
    ...(guests.get(lesson.id) ?? [])
      .filter((guest) => guest.state !== 'cancelled')
      .map((guest): Line => ({ stuId: guest.stuId, leadName: guest.leadName, kind: guest.kind, guest })),
  ];

  const sentence = (lesson: LessonRow, line: Line, mark: Mark, cost: number, leave: LeaveRequestRow | undefined) => {
    if (line.kind === 'trial') return why.trial();
    if (line.kind === 'makeUp') {
      const before = rightsCharged(line.guest?.rightId ?? null);
      return before > 0 ? why.makeUpOfCharged(before) : why.makeUpOfFree(cost);
    }
    if (mark.mark === 'late') return why.late(mark.minutesLate ?? 0, cost);
    if (mark.mark === 'early') return why.early(cost);
    if (mark.mark === 'absent') return why.absent(cost);
    if (mark.mark === 'present') return why.present(cost, lesson.k);
    const { applyAt, promise } = must(leave, `leave behind a 请假 of lesson ${lesson.id}`);
    const ahead = minutesBetween(applyAt, `${lesson.date} ${lesson.start}`);
    return promise.free
      ? why.freeLeave(ahead, promise.quotaUsed, promise.quotaTotal, addDays(lesson.date, VALID_DAYS))
      : why.lateLeave(ahead, cost);
  };

  const costOf = (lesson: LessonRow, line: Line, mark: Mark, leave: LeaveRequestRow | undefined): number => {
    if (line.kind === 'trial') return 0;
    if (line.kind === 'makeUp') return rightsCharged(line.guest?.rightId ?? null) > 0 ? 0 : lesson.k;
    return mark.mark === 'leave' && leave?.promise.free !== false ? 0 : lesson.k;
  };

  const addLine = (lesson: LessonRow, sheet: RollSheetRow, line: Line): void => {
    const { stuId } = line;
    const key = `${lesson.id}:${stuId ?? ''}`;
    const leave = line.kind === 'member' ? leaves.get(key) : undefined;
    const mark: Mark = facts.marks.get(key) ?? { mark: leave ? 'leave' : 'present' };
    const cost = costOf(lesson, line, mark, leave);
    const id = nextId('rollLines');
    const { taken, owed } =
      stuId === null || cost === 0
        ? { taken: 0, owed: 0 }
        : ledger.consume(stuId, must(lesson.courseId, `course of lesson ${lesson.id}`), cost, {
            bizType: 'rollLine',
            bizId: id,
            at: sheet.at,
            operatorUid: sheet.by,
            reason: sentence(lesson, line, mark, cost, leave),
            lessonId: lesson.id,
          });
    const asks = cost > 0 && sheet.at.slice(0, 10) >= facts.confirmFrom;
    data.rollLines.push({
      id,
      companyId: lesson.companyId,
      sheetId: sheet.id,
      lessonId: lesson.id,
      stuId,
      leadName: line.leadName,
      kind: line.kind,
      mark: mark.mark,
      minutesLate: mark.minutesLate ?? 0,
      cost,
      owed,
      why: owed > 0 ? why.short(cost, taken, owed) : sentence(lesson, line, mark, cost, leave),
      parentConfirm: asks ? 'pending' : null,
      confirmDueOn: asks ? workingDayAfter(sheet.at.slice(0, 10), CONFIRM_WORKING_DAYS, data.holidays) : null,
      homeCampusId: (stuId === null ? undefined : campusOf.get(stuId)) ?? lesson.campusId,
    });
    if (line.guest) line.guest.state = mark.mark === 'absent' || mark.mark === 'leave' ? 'absent' : 'came';
    if (owed > 0 && stuId !== null) {
      data.hourDebts.push({
        id: nextId('hourDebts'),
        companyId: lesson.companyId,
        stuId,
        courseId: must(lesson.courseId, 'course'),
        lessonId: lesson.id,
        hours: owed,
        settled: 0,
      });
    }
    if (line.kind === 'member' && stuId !== null && (mark.mark === 'leave' || mark.mark === 'absent')) {
      const expireOn = addDays(lesson.date, VALID_DAYS);
      const right: MakeUpRightRow = {
        id: nextId('makeUpRights'),
        companyId: lesson.companyId,
        stuId,
        lessonId: lesson.id,
        charged: cost,
        expireOn,
        makeUpLessonId: null,
        state: expireOn < facts.today ? 'expired' : 'open',
      };
      charged.set(right.id, cost);
      data.makeUpRights.push(right);
    }
  };

  return {
    /** Somebody more who comes to a lesson not yet rolled. */
    addGuest(row: LessonGuestRow): void {
      data.lessonGuests.push(row);
      const group = guests.get(row.lessonId);
      if (group) group.push(row);
      else guests.set(row.lessonId, [row]);
    },
    /** Rolls one lesson; `by` is its first teacher. */
    roll(lesson: LessonRow): RollSheetRow {
      const at = facts.rolledAt.get(lesson.id) ?? stamp(lesson.date, lesson.end, 2 + ((Number(lesson.id) * 7 + 3) % 6));
      const teacher = lesson.teachers.find((t) => t.duty !== 'assistant') ?? lesson.teachers[0];
      const by = must(teacher, `teacher of lesson ${lesson.id}`).uid;
      const sheet: RollSheetRow = {
        id: nextId('rollSheets'),
        companyId: lesson.companyId,
        lessonId: lesson.id,
        version: 1,
        by,
        at,
        channel: lesson.roomId === null ? 'live' : Number(lesson.id) % 3 === 0 ? 'pc' : 'phone',
        state: 'valid',
        revokedAt: null,
        revokedBy: null,
        revokeReason: null,
      };
      data.rollSheets.push(sheet);
      for (const line of linesOf(lesson)) addLine(lesson, sheet, line);
      Object.assign(lesson, { rolledAt: at, rolledBy: by, version: lesson.version + 1 });
      return sheet;
    },
  };
}
