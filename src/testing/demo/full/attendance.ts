import { addDays } from '../../../domain/dates.ts';
import { castRollFacts } from '../cast/history.ts';
import { company, demoNow, demoToday } from '../cast/ids.ts';
import { stamp } from '../lib/dates.ts';
import type { Draft } from '../lib/draft.ts';
import type { Ledger } from '../lib/ledger.ts';
import type { Random } from '../lib/random.ts';
import { createRollCall, groupBy, type Mark, onRoster } from '../lib/roll.ts';
import type { LessonRow } from '../rows/teaching.ts';
import { isPast, startOf } from './changes.ts';
import { fillerConsultantUid } from './staff.ts';
import { adultName } from './names.ts';

const QUOTA = 2;
const reasons = ['生病', '事假', '学校活动'] as const;

/** A leave for some lessons of the past and of the next ten days; marks for the rest. */
function addLeavesAndMarks(draft: Draft, lessons: readonly LessonRow[], random: Random): Map<string, Mark> {
  const { data } = draft;
  const members = groupBy(data.classMembers, (row) => row.classId);
  const own = groupBy(
    data.lessonGuests.filter((row) => row.kind === 'member'),
    (row) => row.lessonId,
  );
  const marks = new Map<string, Mark>();
  const used = new Map<string, number>();
  const soon = addDays(demoToday, 10);

  const addLeave = (lesson: LessonRow, stuId: string): void => {
    const applyAt = random.chance(0.85)
      ? stamp(addDays(lesson.date, -random.int(2, 4)), '12:10', random.int(0, 500))
      : stamp(addDays(lesson.date, -1), lesson.start, random.int(60, 600));
    if (applyAt > demoNow) return;
    const inTime = applyAt <= `${addDays(lesson.date, -1)} ${lesson.start}:00`;
    const month = `${stuId}:${lesson.date.slice(0, 7)}`;
    const count = (used.get(month) ?? 0) + (inTime ? 1 : 0);
    const free = inTime && count <= QUOTA;
    if (inTime && !free) return;
    used.set(month, count);
    data.leaveRequests.push({
      id: draft.nextId('leaveRequests'),
      companyId: company,
      stuId,
      lessonId: lesson.id,
      applyAt,
      via: random.chance(0.8) ? 'family' : 'desk',
      reasonType: random.pick(reasons),
      note: '',
      promise: { free, hours: free ? 0 : lesson.k, quotaUsed: count, quotaTotal: QUOTA },
      state: 'approved',
      auditedAt: applyAt,
      auditedBy: null,
    });
  };

  for (const lesson of lessons) {
    if (lesson.cancelledAt !== null || lesson.date > soon) continue;
    const due =
      lesson.classId === null ? (own.get(lesson.id) ?? []) : onRoster(members.get(lesson.classId) ?? [], lesson.date);
    for (const { stuId } of due) {
      if (stuId === null) continue;
      const dice = random.next();
      if (dice < 0.04) addLeave(lesson, stuId);
      else if (!isPast(lesson)) continue;
      else if (dice < 0.055) marks.set(`${lesson.id}:${stuId}`, { mark: 'absent' });
      else if (dice < 0.085) marks.set(`${lesson.id}:${stuId}`, { mark: 'late', minutesLate: random.int(11, 25) });
      else if (dice < 0.09) marks.set(`${lesson.id}:${stuId}`, { mark: 'early' });
    }
  }
  return marks;
}

/** Seats still free in lessons of classes, counted down as guests take them. */
function createSeats({ data }: Draft, lessons: readonly LessonRow[]): (lesson: LessonRow) => boolean {
  const members = groupBy(data.classMembers, (row) => row.classId);
  const capacity = new Map(data.classGroups.map((row) => [row.id, row.capacity]));
  const taken = new Map<string, number>();
  for (const lesson of lessons) {
    if (lesson.classId !== null) taken.set(lesson.id, onRoster(members.get(lesson.classId) ?? [], lesson.date).length);
  }
  return (lesson) => {
    const seats = taken.get(lesson.id) ?? 0;
    if (lesson.classId === null || seats >= (capacity.get(lesson.classId) ?? 0)) return false;
    taken.set(lesson.id, seats + 1);
    return true;
  };
}

function addTrials(
  draft: Draft,
  lessons: readonly LessonRow[],
  hasSeat: (lesson: LessonRow) => boolean,
  prospects: ReadonlyMap<string, string[]>,
  random: Random,
): void {
  const left = new Map([...prospects].map(([campusId, ids]) => [campusId, [...ids]]));
  const soon = addDays(demoToday, 12);
  for (const lesson of lessons) {
    if (lesson.classId === null || lesson.cancelledAt !== null || lesson.date > soon) continue;
    if (!random.chance(0.08) || !hasSeat(lesson)) continue;
    const stuId = random.chance(0.5) ? (left.get(lesson.campusId)?.pop() ?? null) : null;
    draft.data.lessonGuests.push({
      id: draft.nextId('lessonGuests'),
      companyId: company,
      lessonId: lesson.id,
      kind: 'trial',
      stuId,
      leadName: stuId === null ? adultName(random) : null,
      ownerUid: fillerConsultantUid(Number(lesson.id)),
      rightId: null,
      state: 'booked',
      createdAt: stamp(addDays(lesson.date < demoToday ? lesson.date : demoToday, -2), '15:00'),
    });
  }
}

/** Rolls the past in time order; every third absence soon finds a seat in another class of the course. */
export function playAttendance(
  draft: Draft,
  ledger: Ledger,
  lessons: readonly LessonRow[],
  unrolled: ReadonlySet<string>,
  prospects: ReadonlyMap<string, string[]>,
  random: Random,
): void {
  const { data } = draft;
  const marks = addLeavesAndMarks(draft, lessons, random);
  const hasSeat = createSeats(draft, lessons);
  addTrials(draft, lessons, hasSeat, prospects, random);
  const rollCall = createRollCall(draft, ledger, { ...castRollFacts, marks, rolledAt: new Map() });
  const ordered = lessons
    .filter((lesson) => lesson.cancelledAt === null)
    .sort((a, b) => startOf(a).localeCompare(startOf(b)) || Number(a.id) - Number(b.id));
  const busy = new Set<string>();
  const firstLine = data.rollLines.length;
  let seen = data.makeUpRights.length;

  const arrangeMakeUps = (at: number): void => {
    for (; seen < data.makeUpRights.length; seen += 1) {
      const right = data.makeUpRights[seen];
      const missed = lessons.find((lesson) => lesson.id === right?.lessonId);
      const own = missed?.classId ?? null;
      if (!right || !missed || own === null || !random.chance(0.35)) continue;
      const until = addDays(missed.date, 16);
      const target = ordered
        .slice(at + 1)
        .find(
          (lesson) =>
            lesson.date > missed.date &&
            lesson.date <= until &&
            lesson.courseId === missed.courseId &&
            lesson.campusId === missed.campusId &&
            lesson.classId !== null &&
            lesson.classId !== own &&
            !busy.has(`${right.stuId}:${startOf(lesson)}`) &&
            !sameTime(lesson, own) &&
            hasSeat(lesson),
        );
      if (!target) continue;
      busy.add(`${right.stuId}:${startOf(target)}`);
      right.makeUpLessonId = target.id;
      right.state = isPast(target) && !unrolled.has(target.id) ? 'done' : 'arranged';
      rollCall.addGuest({
        id: draft.nextId('lessonGuests'),
        companyId: company,
        lessonId: target.id,
        kind: 'makeUp',
        stuId: right.stuId,
        leadName: null,
        ownerUid: null,
        rightId: right.id,
        state: 'booked',
        createdAt: stamp(missed.date, '20:40'),
      });
    }
  };
  const classTimes = new Set(lessons.map((lesson) => `${lesson.classId}:${startOf(lesson)}`));
  const sameTime = (lesson: LessonRow, classId: string): boolean => classTimes.has(`${classId}:${startOf(lesson)}`);

  for (const [i, lesson] of ordered.entries()) {
    if (!isPast(lesson)) break;
    if (unrolled.has(lesson.id)) continue;
    rollCall.roll(lesson);
    arrangeMakeUps(i);
  }
  for (const line of data.rollLines.slice(firstLine)) {
    if (line.parentConfirm === 'pending' && random.chance(0.55)) line.parentConfirm = 'confirmed';
  }
}
