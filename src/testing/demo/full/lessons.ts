import { minutesOf, timeOf } from '../../../domain/dates.ts';
import { sectionIdOf, versionIdOf } from '../cast/courseSpecs.ts';
import { company, demoToday, lessonIdOf } from '../cast/ids.ts';
import { dictionaryId } from '../cast/settings.ts';
import { type Draft, must } from '../lib/draft.ts';
import type { ClassGroupRow, LessonRow } from '../rows/teaching.ts';
import { occurrences } from './calendar.ts';
import type { PlannedClass, PlannedOwn } from './plan.ts';
import { weekSlots } from './slots.ts';

export interface CourseFacts {
  minutes: number;
  k: number;
  sections: number;
}

interface Place {
  id: string;
  classId: string | null;
  courseId: string;
  subject: string;
  campusId: string;
  roomId: string;
  date: string;
  slot: number;
  minutes: number;
  k: number;
  teachers: LessonRow['teachers'];
  seqNo: number | null;
  sectionId: string | null;
  seriesId: string | null;
  createdBy: string;
}

const PLANNED_AT = '2026-07-28 14:00:00';

function lessonRow({ subject, slot, minutes, ...place }: Place): LessonRow {
  const { start } = must(weekSlots[slot], `slot ${slot}`);
  return {
    companyId: company,
    hourTypeId: dictionaryId('hourType', '正课'),
    subjectId: dictionaryId('Subject', subject),
    start,
    end: timeOf(minutesOf(start) + minutes),
    substituteOf: null,
    batchId: null,
    forcedReason: null,
    moved: false,
    remark: '',
    version: 1,
    rolledAt: null,
    rolledBy: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelledReason: null,
    createdAt: PLANNED_AT,
    ...place,
  };
}

/** Of each campus's classes the 13th opens in October and the 14th has closed. */
function spanOf(index: number): { from?: string; to?: string } {
  if (index === 12) return { from: '2026-10-08' };
  if (index === 13) return { to: '2026-09-13' };
  return {};
}

function classState(first: string, last: string): ClassGroupRow['state'] {
  if (first > demoToday) return 'planned';
  return last < demoToday ? 'closed' : 'open';
}

/** A class with series and lessons; answers the class. */
export function addClass(
  { data, nextId }: Draft,
  plan: PlannedClass,
  index: number,
  facts: CourseFacts,
  operator: string,
): ClassGroupRow {
  const { from, to } = spanOf(index);
  const dates = occurrences(plan.slots, from, to);
  const first = must(dates[0], `lesson of ${plan.name}`).date;
  const last = must(dates.at(-1), `lesson of ${plan.name}`).date;
  const seriesId = nextId('series');
  data.series.push({
    id: seriesId,
    companyId: company,
    classId: plan.id,
    rule: {
      startOn: first,
      weekdays: plan.slots.map((slot) => ({ ...must(weekSlots[slot], 'slot') })),
      everyWeeks: 1,
      count: dates.length,
      holiday: 'extend',
    },
  });
  for (const [i, { date, slot }] of dates.entries()) {
    data.lessons.push(
      lessonRow({
        id: lessonIdOf(plan.id, i + 1),
        classId: plan.id,
        courseId: plan.courseId,
        subject: plan.subject,
        campusId: plan.campusId,
        roomId: plan.room.id,
        date,
        slot,
        minutes: facts.minutes,
        k: facts.k,
        teachers: [
          { uid: plan.teacher, duty: 'main' },
          ...(plan.assistant ? [{ uid: plan.assistant, duty: 'assistant' as const }] : []),
        ],
        seqNo: i + 1,
        sectionId: i < facts.sections ? sectionIdOf(plan.courseId, i + 1) : null,
        seriesId,
        createdBy: operator,
      }),
    );
  }
  const group: ClassGroupRow = {
    id: plan.id,
    companyId: company,
    campusId: plan.campusId,
    name: plan.name,
    courseId: plan.courseId,
    courseVersionId: versionIdOf(plan.courseId),
    subjectId: dictionaryId('Subject', plan.subject),
    classTypeId: dictionaryId('lineClassType', plan.capacity > 10 ? '大班' : '小班'),
    propertyId: dictionaryId('lineClassProperty', '常规'),
    capacity: plan.capacity,
    makeUpExtraSeats: 1,
    teacherUids: [plan.teacher],
    assistantUids: plan.assistant ? [plan.assistant] : [],
    headTeacherUid: null,
    studyManagerUid: null,
    roomId: plan.room.id,
    startOn: first,
    endOn: last,
    plannedLessons: dates.length,
    k: facts.k,
    leaveCost: 'follow',
    absentCost: 'follow',
    bookMode: 'fixed',
    groupSize: null,
    state: classState(first, last),
    version: 1,
    createdAt: '2026-07-27 10:00:00',
  };
  data.classGroups.push(group);
  return group;
}

/** Weekly own lessons of one student; `firstId` is the id of the first. Answers how many. */
export function addOwnLessons(
  { data, nextId }: Draft,
  plan: PlannedOwn,
  stuId: string,
  operator: string,
  firstId: number,
): number {
  const dates = occurrences([plan.slot]);
  for (const [i, { date, slot }] of dates.entries()) {
    const id = String(firstId + i);
    data.lessons.push(
      lessonRow({
        id,
        classId: null,
        courseId: plan.courseId,
        subject: plan.subject,
        campusId: plan.campusId,
        roomId: plan.room.id,
        date,
        slot,
        minutes: 60,
        k: 100,
        teachers: [{ uid: plan.teacher, duty: 'main' }],
        seqNo: null,
        sectionId: i < 6 ? sectionIdOf(plan.courseId, i + 1) : null,
        seriesId: null,
        createdBy: operator,
      }),
    );
    data.lessonGuests.push({
      id: nextId('lessonGuests'),
      companyId: company,
      lessonId: id,
      kind: 'member',
      stuId,
      leadName: null,
      ownerUid: null,
      rightId: null,
      state: 'booked',
      createdAt: PLANNED_AT,
    });
  }
  return dates.length;
}
