import { addDays, weekdayOf } from '../../../domain/dates.ts';
import { weeklyDates } from '../lib/dates.ts';
import type { Draft } from '../lib/draft.ts';
import type { ClassGroupRow, LessonRow } from '../rows/teaching.ts';
import type { ClassSpec } from './classSpec.ts';
import { sectionIdOf, versionIdOf } from './courseSpecs.ts';
import { company, demoCourseIds, uids, demoToday, lessonIdOf } from './ids.ts';
import { otherClasses } from './otherClasses.ts';
import { runningClasses } from './runningClasses.ts';
import { castHolidays, dictionaryId } from './settings.ts';

const holidays = new Set(castHolidays.filter((day) => day.type === 'holiday').map((day) => day.date));
const sectionCount: Record<string, number> = {
  [demoCourseIds.lineRobot]: 6,
  [demoCourseIds.science]: 13,
  [demoCourseIds.art]: 13,
};
const campLessons = { first: 18, second: 15 };

/** Section of the n-th lesson: one a lesson; the summer camp goes twice through its course. */
function sectionOf({ id, courseId, section }: ClassSpec, n: number): string | null {
  const count = sectionCount[courseId] ?? 12;
  if (section === 'camp') {
    const [at, length] =
      n <= campLessons.first ? [n - 1, campLessons.first] : [n - 1 - campLessons.first, campLessons.second];
    return sectionIdOf(courseId, Math.floor((at * count) / length) + 1);
  }
  return n <= count && id !== '' ? sectionIdOf(courseId, n) : null;
}

/** Monday to Friday from `first`, `count` times. */
function workdays(first: string, count: number): string[] {
  const dates: string[] = [];
  for (let date = first; dates.length < count; date = addDays(date, 1)) if (weekdayOf(date) <= 5) dates.push(date);
  return dates;
}

export function datesOf(spec: ClassSpec): string[] {
  if (!spec.first) return [];
  if (spec.section === 'camp') return workdays(spec.first, spec.lessons);
  return weeklyDates(spec.first, spec.lessons, new Set([...holidays, ...(spec.skip ?? [])]));
}

function stateOf(spec: ClassSpec, dates: string[]): ClassGroupRow['state'] {
  if (dates.length === 0 || spec.startOn > demoToday) return 'planned';
  return (dates.at(-1) ?? '') < demoToday ? 'closed' : 'open';
}

function classRow(spec: ClassSpec, dates: string[]): ClassGroupRow {
  return {
    id: spec.id,
    companyId: company,
    campusId: spec.campusId,
    name: spec.name,
    courseId: spec.courseId,
    courseVersionId: versionIdOf(spec.courseId),
    subjectId: dictionaryId('Subject', spec.subject),
    classTypeId: dictionaryId('lineClassType', spec.classType ?? '小班'),
    propertyId: dictionaryId('lineClassProperty', spec.property ?? '常规'),
    capacity: spec.capacity,
    makeUpExtraSeats: 1,
    teacherUids: [spec.teacher],
    assistantUids: spec.assistant ? [spec.assistant] : [],
    headTeacherUid: null,
    studyManagerUid: null,
    roomId: spec.roomId,
    startOn: spec.startOn,
    endOn: dates.at(-1) ?? null,
    plannedLessons: spec.lessons,
    k: spec.k,
    leaveCost: 'follow',
    absentCost: 'follow',
    bookMode: 'fixed',
    groupSize: spec.groupSize ?? null,
    state: stateOf(spec, dates),
    version: 1,
    createdAt: spec.createdAt,
  };
}

function lessonRow(spec: ClassSpec, date: string, n: number, seriesId: string): LessonRow {
  return {
    id: lessonIdOf(spec.id, n),
    companyId: company,
    classId: spec.id,
    hourTypeId: dictionaryId('hourType', '正课'),
    courseId: spec.courseId,
    subjectId: dictionaryId('Subject', spec.subject),
    seqNo: n,
    date,
    start: spec.start,
    end: spec.end,
    campusId: spec.campusId,
    roomId: spec.roomId,
    sectionId: sectionOf(spec, n),
    teachers: [
      { uid: spec.teacher, duty: 'main' },
      ...(spec.assistant ? [{ uid: spec.assistant, duty: 'assistant' as const }] : []),
    ],
    substituteOf: null,
    k: spec.k,
    seriesId,
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
    createdBy: uids.linNa,
    createdAt: spec.createdAt,
  };
}

/** Classes of the cast with members, series and lessons; nothing is rolled yet. */
export function addClasses({ data, nextId }: Draft): void {
  for (const spec of [...runningClasses, ...otherClasses]) {
    const dates = datesOf(spec);
    data.classGroups.push(classRow(spec, dates));
    for (const [i, member] of spec.members.entries()) {
      data.classMembers.push({
        id: nextId('classMembers'),
        companyId: company,
        classId: spec.id,
        stuId: member.stuId,
        sort: i + 1,
        joinOn: member.joinOn ?? spec.joinOn ?? spec.startOn,
        leaveOn: member.leaveOn ?? null,
        joinKind: 'join',
        leaveReason: member.leaveOn ? '时间冲突' : null,
      });
    }
    const first = dates[0];
    if (first === undefined) continue;
    const seriesId = nextId('series');
    const weekdays = spec.section === 'camp' ? [1, 2, 3, 4, 5] : [weekdayOf(first)];
    data.series.push({
      id: seriesId,
      companyId: company,
      classId: spec.id,
      rule: {
        startOn: first,
        weekdays: weekdays.map((weekday) => ({ weekday, start: spec.start, end: spec.end })),
        everyWeeks: 1,
        count: dates.length,
        holiday: 'extend',
      },
    });
    for (const [i, date] of dates.entries()) data.lessons.push(lessonRow(spec, date, i + 1, seriesId));
  }
}
