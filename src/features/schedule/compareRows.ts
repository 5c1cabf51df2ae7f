import type { LessonDetail } from '../../contract/lesson.ts';
import { formatDay, formatTimeRange, isDate } from '../../domain/dates.ts';
import { formatHours } from '../../domain/money.ts';
import { onlineRoom, type ScheduleValues, valuesOfLesson } from './scheduleForm.ts';
import type { ScheduleOptions } from './useScheduleOptions.ts';

interface Compared {
  base: LessonDetail;
  newest: LessonDetail;
  mine: ScheduleValues;
  options: Pick<ScheduleOptions, 'staff' | 'rooms' | 'sections' | 'campuses'>;
}

export interface CompareRow {
  readonly label: string;
  readonly latest: string;
  readonly typed: string;
  readonly differs: boolean;
}

const none = '无';

/** The fields of two versions of a lesson in words; only those that either side changed. */
export function compareRows({ base, newest, mine, options }: Compared): CompareRow[] {
  const people = new Map([...base.teachers, ...newest.teachers, ...options.staff].map(({ uid, name }) => [uid, name]));
  const rooms = new Map([
    ...[base, newest].map((one) => [one.roomId ?? onlineRoom, one.roomName ?? '线上'] as const),
    ...options.rooms.map(({ id, name }) => [id, name] as const),
    [onlineRoom, '线上'] as const,
  ]);
  const campuses = new Map([
    ...[base, newest].map((one) => [one.campusId, one.campusName] as const),
    ...options.campuses.map(({ id, name }) => [id, name] as const),
  ]);
  const sections = new Map([
    ...[base, newest].map((one) => [one.sectionId ?? '', one.sectionName ?? none] as const),
    ...options.sections.map(({ sectionId, name }) => [sectionId, name] as const),
  ]);
  const names = (ids: readonly string[]) => ids.map((id) => people.get(id) ?? id).join('、') || none;
  const words: readonly (readonly [string, (values: ScheduleValues) => string])[] = [
    ['日期', ({ date }) => (isDate(date) ? formatDay(date) : none)],
    ['时间', ({ start, end }) => formatTimeRange(start, end)],
    ['主讲', ({ teacherIds }) => names(teacherIds)],
    ['助教', ({ assistantIds }) => names(assistantIds)],
    ['校区', ({ campusId }) => campuses.get(campusId) ?? none],
    ['教室', ({ roomId }) => rooms.get(roomId) ?? none],
    ['课节', ({ sectionId }) => (sectionId ? (sections.get(sectionId) ?? none) : none)],
    ['单次扣课时', ({ k }) => (k === null ? none : formatHours(k))],
    ['备注', ({ remark }) => remark || none],
  ];
  const before = valuesOfLesson(base);
  const after = valuesOfLesson(newest);
  return words
    .map(([label, say]) => ({ label, was: say(before), latest: say(after), typed: say(mine) }))
    .filter(({ was, latest, typed }) => latest !== was || typed !== was)
    .map(({ label, latest, typed }) => ({ label, latest, typed, differs: latest !== typed }));
}
