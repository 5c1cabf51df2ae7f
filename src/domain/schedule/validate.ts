import { compareDates, isDate, isTime, minutesOf } from '../dates.ts';
import type { LessonState } from './types.ts';

/** Shortest and longest lesson, and the grid its times stand on, in minutes. */
export const lessonMinutes = { min: 15, max: 480, step: 5 } as const;

export interface DraftToValidate {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly teacherIds: readonly string[];
  readonly assistantIds: readonly string[];
  /** Hundredths of a class hour. */
  readonly k?: number | undefined;
  readonly backfillReason?: string | null | undefined;
}

export interface DraftContext {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly classState?: 'planned' | 'open' | 'closed' | 'cancelled' | undefined;
  readonly classEndOn?: string | null | undefined;
}

export interface DraftFault {
  readonly field: 'date' | 'start' | 'end' | 'teacherIds' | 'assistantIds' | 'k' | 'backfillReason' | 'classId';
  readonly text: string;
}

export interface DraftReport {
  /** Why it can't be saved, in the order of the form. */
  readonly faults: readonly DraftFault[];
  /** Said, but in nobody's way. */
  readonly warnings: readonly string[];
  /** Dated before today: saved as 补录 with its reason. */
  readonly backfill: boolean;
}

/** What is wrong with a lesson's times; null: nothing. */
export function timeFault(start: string, end: string): DraftFault | null {
  if (!isTime(start)) return { field: 'start', text: '请选择开始时间' };
  if (!isTime(end)) return { field: 'end', text: '请选择结束时间' };
  const minutes = minutesOf(end) - minutesOf(start);
  if (minutes <= 0) return { field: 'end', text: '结束时间必须晚于开始时间' };
  if (minutes < lessonMinutes.min || minutes > lessonMinutes.max) {
    return { field: 'end', text: `课次时长应在 ${lessonMinutes.min}–${lessonMinutes.max} 分钟之间` };
  }
  if (minutesOf(start) % lessonMinutes.step !== 0) return { field: 'start', text: '时间应为 5 分钟的倍数' };
  if (minutesOf(end) % lessonMinutes.step !== 0) return { field: 'end', text: '时间应为 5 分钟的倍数' };
  return null;
}

/** The rules of 新建排课 that need nothing but the draft and its class. Clashes are `checkConflicts`' business. */
export function validateDraft(draft: DraftToValidate, { today, classState, classEndOn }: DraftContext): DraftReport {
  const faults: DraftFault[] = [];
  const fault = (field: DraftFault['field'], text: string) => faults.push({ field, text });
  const dated = isDate(draft.date);
  const backfill = dated && compareDates(draft.date, today) < 0;

  if (classState === 'closed') fault('classId', '班级已结班，不能排课');
  if (classState === 'cancelled') fault('classId', '班级已取消，不能排课');
  if (!dated) fault('date', '请选择日期');
  if (backfill && (draft.backfillReason ?? '').trim().length < 2) {
    fault('backfillReason', '日期早于今天，将作为补录，请填写原因');
  }
  const time = timeFault(draft.start, draft.end);
  if (time) faults.push(time);
  if (draft.teacherIds.length === 0) fault('teacherIds', '请选择主讲老师');
  else if (draft.teacherIds.length > 3) fault('teacherIds', '主讲最多 3 位');
  if (draft.assistantIds.length > 3) fault('assistantIds', '助教最多 3 位');
  else if (draft.assistantIds.some((id) => draft.teacherIds.includes(id))) {
    fault('assistantIds', '同一位老师不能既是主讲又是助教');
  }
  const { k } = draft;
  if (k !== undefined && !(Number.isInteger(k) && k >= 0 && k <= 2000 && k % 25 === 0)) {
    fault('k', '单次扣课时应为 0–20.00，步长 0.25');
  }
  const late = dated && classEndOn && compareDates(draft.date, classEndOn) > 0;
  return { faults, warnings: late ? [`日期晚于班级结束日期 ${classEndOn}`] : [], backfill };
}

/**
 * May a lesson move? null: yes, else why not. Rolled lessons never move.
 * @param by `drag` in the grid, `dialog` 调课
 */
export function mayMove({ state }: { readonly state: LessonState }, by: 'drag' | 'dialog' = 'dialog'): string | null {
  const act = by === 'drag' ? '移动' : '调课';
  if (state === 'rolled') return `已点名课次不能${act}`;
  return state === 'cancelled' ? `已取消课次不能${act}` : null;
}

/** May a lesson be cancelled? null: yes, else why not. */
export function mayCancel({ state }: { readonly state: LessonState }): string | null {
  if (state === 'rolled') return '已点名课次不能取消，请先撤销点名';
  return state === 'cancelled' ? '该课次已取消' : null;
}
