import { formatTimeRange, minutesOf, overlap } from '../dates.ts';
import type { Check } from './check.ts';
import { callStudent, callTeacher, lineOver, lineWith, onceEach, overlapping, roomNameOf } from './check.ts';
import type { AttendKind, ConflictItem, Placement } from './types.ts';

const range = ({ start, end }: { start: string; end: string }) => formatTimeRange(start, end);

/** 班级: another lesson of this class. */
export function classFace(check: Check): ConflictItem[] {
  const { classId } = check.draft;
  if (classId === null) return [];
  return overlapping(check, 'class', classId).map((other) => {
    const { title, seqNo } = other.slot;
    const subject = { face: 'class', level: 'hard', resourceId: classId, resourceName: title } as const;
    const what = seqNo === null ? '已有课' : `已有第 ${seqNo} 次课`;
    return lineWith(subject, other, `${title} ${range(other.slot)} ${what}`);
  });
}

/** 老师: each 主讲, 助教 and 代课老师, whatever duty they have in the other lesson; approved leave. */
export function teacherFace(check: Check): ConflictItem[] {
  const { draft, index } = check;
  return onceEach(draft.teachers).flatMap((teacher) => {
    const subject = { face: 'teacher', level: 'hard', resourceId: teacher.id, resourceName: teacher.name } as const;
    const who = callTeacher(teacher);
    const lessons = overlapping(check, 'teacher', teacher.id).map((other) => {
      const where = roomNameOf(index, other.slot.roomId);
      return lineWith(subject, other, `${who} ${range(other.slot)} 已有课：${other.slot.title}（${where}）`);
    });
    const leaves = index
      .leavesOf(teacher.id, draft.date)
      .filter((leave) => overlap(check, { start: minutesOf(leave.start), end: minutesOf(leave.end) }))
      .map((leave) => lineOver(subject, leave, `${who} ${range(leave)} 请假`));
    return [...lessons, ...leaves];
  });
}

/** 学员: every student due against every lesson where he or she is due. The list is never cut. */
export function studentFace(check: Check): ConflictItem[] {
  return onceEach(check.draft.students).flatMap((student) => {
    const subject = { face: 'student', level: 'hard', resourceId: student.id, resourceName: student.name } as const;
    return overlapping(check, 'student', student.id).map((other) =>
      lineWith(subject, other, `${callStudent(student)} ${range(other.slot)} 已有课：${other.slot.title}`),
    );
  });
}

/** The part of a closure on the draft's day; null when it does not touch the day. */
function onDay(closure: { from: string; to: string }, date: string): { start: string; end: string } | null {
  const [fromDate = '', fromTime = ''] = closure.from.split(' ');
  const [toDate = '', toTime = ''] = closure.to.split(' ');
  if (date < fromDate || date > toDate) return null;
  const start = date === fromDate ? fromTime.slice(0, 5) : '00:00';
  const end = date === toDate ? toTime.slice(0, 5) : '24:00';
  return start < end ? { start, end } : null;
}

/** 教室: other lessons in the room (not in 可共用 ones), closures. */
export function roomFace(check: Check): ConflictItem[] {
  const { roomId, date } = check.draft;
  if (roomId === null) return [];
  const room = check.index.rooms.get(roomId);
  const name = roomNameOf(check.index, roomId);
  const subject = { face: 'room', level: 'soft', resourceId: roomId, resourceName: name } as const;
  const taken = room?.shared
    ? []
    : overlapping(check, 'room', roomId).map((other) =>
        lineWith(subject, other, `${name} ${range(other.slot)} 已被 ${other.slot.title} 占用`),
      );
  const closed = (room?.closures ?? []).flatMap((closure) => {
    const span = onDay(closure, date);
    if (!span || !overlap(check, { start: minutesOf(span.start), end: minutesOf(span.end) })) return [];
    return [lineOver(subject, span, `${name} ${range(span)} 停用：${closure.reason}`)];
  });
  return [...taken, ...closed];
}

const kindLabels: readonly (readonly [AttendKind, string])[] = [
  ['member', '在班'],
  ['trial', '试听'],
  ['makeUp', '补课'],
  ['booked', '约课'],
];

/** 占座 of a lesson. */
export function seatsOf({ seats, students }: Pick<Placement, 'seats' | 'students'>): number {
  return seats ?? students.length;
}

/** 在班 8、补课 1 */
function seatParts(students: Placement['students']): string {
  return kindLabels
    .map(([kind, label]) => ({ label, count: students.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label} ${count}`)
    .join('、');
}

/** 座位: most seats used at one moment of the draft against the room's capacity. */
export function seatsFace(check: Check): ConflictItem[] {
  const { draft, index, start } = check;
  const room = draft.roomId === null ? undefined : index.rooms.get(draft.roomId);
  if (!room) return [];
  const own = seatsOf(draft);
  const others = overlapping(check, 'room', room.id);
  // The most are there at the draft's start or when another lesson begins.
  const moments = [start, ...others.map((other) => other.start).filter((at) => at > start)];
  const most = Math.max(
    ...moments.map((at) =>
      others.reduce((sum, other) => sum + (other.start <= at && at < other.end ? seatsOf(other.slot) : 0), own),
    ),
  );
  if (most <= room.capacity) return [];
  const subject = { face: 'seats', level: 'soft', resourceId: room.id, resourceName: room.name } as const;
  const parts = own === draft.students.length ? seatParts(draft.students) : '';
  const need = most > own ? `同时段合计需 ${most} 座` : `需 ${own} 座${parts ? `（${parts}）` : ''}`;
  return [lineOver(subject, draft, `${room.name} 容量 ${room.capacity}，${need}`)];
}
