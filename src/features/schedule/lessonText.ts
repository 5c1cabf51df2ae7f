import type { output } from 'zod/v4/core';
import type { AttendKind, Lesson, LessonStudent, SectionResource, TeachingDuty } from '../../contract/lesson.ts';
import { formatDay, formatTimeRange, minutesOf } from '../../domain/dates.ts';
import { formatHours } from '../../domain/money.ts';

/** The six kinds of files of a section, in the order a teacher needs them. */
export const resourceKinds: readonly { listName: SectionResource['listName']; label: string }[] = [
  { listName: 'teachingPlanResourceList', label: '教案' },
  { listName: 'pptResourceList', label: '课程PPT' },
  { listName: 'instanceResourceList', label: '案例' },
  { listName: 'learnPlanResourceList', label: '学案' },
  { listName: 'audioVideoResourceList', label: '音视频' },
  { listName: 'stepDiagramResourceList', label: '步骤图' },
];

export const dutyLabels: Record<TeachingDuty, string> = { main: '主讲', assistant: '助教', substitute: '代课' };

export const attendLabels: Record<output<typeof AttendKind>, string> = {
  member: '在班',
  trial: '试听',
  makeUp: '补课',
  booked: '约课',
};

export const markLabels: Record<NonNullable<LessonStudent['mark']>, string> = {
  present: '到课',
  late: '迟到',
  early: '早退',
  leave: '请假',
  absent: '未到',
};

/** 主讲 王敏，助教 陈晨 */
export function teachersText(lesson: Pick<Lesson, 'teachers'>): string {
  const of = (duty: TeachingDuty) => lesson.teachers.filter((one) => one.duty === duty).map(({ name }) => name);
  return (['main', 'substitute', 'assistant'] as const)
    .map((duty) => ({ duty, names: of(duty) }))
    .filter(({ names }) => names.length > 0)
    .map(({ duty, names }) => `${dutyLabels[duty]} ${names.join('、')}`)
    .join('，');
}

/** 9 月 23 日 周三 18:30–20:00 · 90 分钟 */
export function whenText({ date, start, end }: Pick<Lesson, 'date' | 'start' | 'end'>): string {
  return `${formatDay(date)} ${formatTimeRange(start, end)} · ${minutesOf(end) - minutesOf(start)} 分钟`;
}

/** A101, or 线上. */
export function roomText(lesson: Pick<Lesson, 'roomName'>): string {
  return lesson.roomName ?? '线上';
}

/** 第 4 次 会避障的小车; a lesson outside a series is named by its type (试听课). */
export function seqText({ seqNo, hourTypeName }: Pick<Lesson, 'seqNo' | 'hourTypeName'>): string {
  return seqNo === null ? (hourTypeName ?? '') : `第 ${seqNo} 次`;
}

type Spans = readonly Pick<Lesson, 'start' | 'end'>[];

/** 3 节 · 4.50 小时; hours of the clock, two decimals. */
export function loadText(lessons: Spans): string {
  if (lessons.length === 0) return '0 节';
  const minutes = lessons.reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);
  return `${lessons.length} 节 · ${formatHours(Math.round((minutes * 100) / 60))} 小时`;
}

/** 课时预警: at or below 4.00 the figure is marked (conventions, section 6, lowHours). */
export const lowHours = 400;
