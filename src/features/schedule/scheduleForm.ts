import type { ClassGroup } from '../../contract/classGroup.ts';
import type { LessonDetail } from '../../contract/lesson.ts';
import type { LessonDraft, LessonPatch } from '../../contract/schedule.ts';
import type { InputOf } from '../../contract/endpoint.ts';
import type { checkConflict } from '../../contract/schedule.ts';
import { isDate, isTime, minutesOf, timeOf } from '../../domain/dates.ts';
import { validateDraft } from '../../domain/schedule/validate.ts';
import type { input } from 'zod/v4/core';

/** Room chosen as 线上. */
export const onlineRoom = 'online';

/** The form as it is filled; '' and [] are "nothing yet". */
export interface ScheduleValues {
  hourTypeId: string;
  /** A lesson of a class, or an own lesson of single students. */
  target: 'class' | 'student';
  classId: string;
  stuIds: string[];
  sectionId: string;
  date: string;
  start: string;
  end: string;
  teacherIds: string[];
  assistantIds: string[];
  campusId: string;
  /** A room's id, `onlineRoom`, or ''. */
  roomId: string;
  /** Hundredths of a class hour. */
  k: number | null;
  remark: string;
  /** Why a past date is planned (补录). */
  backfillReason: string;
  /** 强排原因 */
  forcedReason: string;
  notify: boolean;
}

export const emptyValues: ScheduleValues = {
  hourTypeId: '',
  target: 'class',
  classId: '',
  stuIds: [],
  sectionId: '',
  date: '',
  start: '',
  end: '',
  teacherIds: [],
  assistantIds: [],
  campusId: '',
  roomId: '',
  k: null,
  remark: '',
  backfillReason: '',
  forcedReason: '',
  notify: true,
};

/** What a link to the form may fill in: ?date,start,end,teacherId,roomId,classId,stuId,campusId. */
export function valuesFromQuery(search: string): Partial<ScheduleValues> {
  const query = new URLSearchParams(search);
  const text = (key: string) => query.get(key) ?? '';
  const stuId = text('stuId');
  const date = text('date');
  const start = text('start');
  const end = text('end');
  return {
    ...(isDate(date) ? { date } : {}),
    ...(isTime(start) ? { start } : {}),
    ...(isTime(end) ? { end } : isTime(start) ? { end: timeOf(Math.min(minutesOf(start) + 90, 1439)) } : {}),
    ...(text('teacherId') ? { teacherIds: [text('teacherId')] } : {}),
    ...(text('roomId') ? { roomId: text('roomId') } : {}),
    ...(text('classId') ? { classId: text('classId') } : {}),
    ...(text('campusId') ? { campusId: text('campusId') } : {}),
    ...(stuId ? { target: 'student' as const, stuIds: [stuId] } : {}),
  };
}

/** What choosing a class brings with it; what was typed before for the slot stays. */
export function valuesOfClass(group: ClassGroup, now: ScheduleValues): Partial<ScheduleValues> {
  return {
    classId: group.classId,
    campusId: group.campusId,
    teacherIds: now.teacherIds.length > 0 ? now.teacherIds : group.teacherIds,
    assistantIds: now.assistantIds.length > 0 ? now.assistantIds : group.assistantIds,
    roomId: now.roomId || (group.roomId ?? onlineRoom),
    k: group.k,
    sectionId: '',
  };
}

export function valuesOfLesson(lesson: LessonDetail): ScheduleValues {
  const of = (duty: string) => lesson.teachers.filter((one) => one.duty === duty).map(({ uid }) => uid);
  return {
    ...emptyValues,
    hourTypeId: lesson.hourTypeId ?? '',
    target: lesson.classId ? 'class' : 'student',
    classId: lesson.classId ?? '',
    stuIds: lesson.classId ? [] : lesson.roster.map(({ id }) => id),
    sectionId: lesson.sectionId ?? '',
    date: lesson.date,
    start: lesson.start,
    end: lesson.end,
    teacherIds: [...of('main'), ...of('substitute')],
    assistantIds: of('assistant'),
    campusId: lesson.campusId,
    roomId: lesson.roomId ?? onlineRoom,
    k: lesson.k,
  };
}

const roomOf = (values: ScheduleValues) => (values.roomId === onlineRoom ? null : values.roomId);

/** The place to be checked, or null while too little is filled in. */
export function placeOf(values: ScheduleValues): InputOf<typeof checkConflict>['drafts'][number] | null {
  const { date, start, end, campusId, teacherIds, assistantIds, classId, stuIds, roomId, target } = values;
  const timed = isDate(date) && isTime(start) && isTime(end) && start < end;
  if (!timed || !campusId || !roomId || teacherIds.length === 0) return null;
  return {
    ...(target === 'class' && classId ? { classId } : {}),
    stuIds: target === 'student' ? stuIds : [],
    date,
    start,
    end,
    teacherIds,
    assistantIds,
    campusId,
    roomId: roomOf(values),
  };
}

export function draftOf(values: ScheduleValues): input<typeof LessonDraft> {
  const place = placeOf(values);
  if (!place) throw new Error('draftOf(): the form is not filled in. Check fieldErrors() first.');
  return {
    ...place,
    hourTypeId: values.hourTypeId,
    sectionId: values.sectionId || null,
    k: values.k ?? 0,
    remark: values.remark,
    ...(values.backfillReason ? { backfillReason: values.backfillReason } : {}),
  };
}

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id));

/** Only what differs from the lesson as it was read. */
export function patchOf(values: ScheduleValues, lesson: LessonDetail): input<typeof LessonPatch> {
  const before = valuesOfLesson(lesson);
  return {
    ...(values.date !== before.date ? { date: values.date } : {}),
    ...(values.start !== before.start ? { start: values.start } : {}),
    ...(values.end !== before.end ? { end: values.end } : {}),
    ...(values.campusId !== before.campusId ? { campusId: values.campusId } : {}),
    ...(values.roomId !== before.roomId ? { roomId: roomOf(values) } : {}),
    ...(same(values.teacherIds, before.teacherIds) ? {} : { teacherIds: values.teacherIds }),
    ...(same(values.assistantIds, before.assistantIds) ? {} : { assistantIds: values.assistantIds }),
    ...(values.sectionId !== before.sectionId ? { sectionId: values.sectionId || null } : {}),
    ...(values.k !== before.k && values.k !== null ? { k: values.k } : {}),
    ...(values.remark ? { remark: values.remark } : {}),
  };
}

export type ScheduleErrors = Partial<Record<keyof ScheduleValues, string>>;

/** What keeps the form from being sent, by field, in the words of CreateSchedule. */
export function fieldErrors(values: ScheduleValues, today: string): ScheduleErrors {
  const errors: ScheduleErrors = {};
  if (!values.hourTypeId) errors.hourTypeId = '请选择课次类型';
  if (values.target === 'class' && !values.classId) errors.classId = '请选择班级';
  if (values.target === 'student' && values.stuIds.length === 0) errors.stuIds = '请选择学员';
  if (!values.campusId) errors.campusId = '请选择校区';
  for (const { field, text } of validateDraft({ ...values, k: values.k ?? undefined }, { today }).faults) {
    errors[field] ??= text;
  }
  if (!values.roomId) errors.roomId = '请选择教室或线上';
  if (values.k === null) errors.k = '请填写单次扣课时';
  if (values.remark.length > 200) errors.remark = '备注最多 200 字';
  return errors;
}
