import type { LessonState } from './schedule/types.ts';

export const lessonStateLabels: Readonly<Record<LessonState, string>> = {
  planned: '待上课',
  overdue: '未点名',
  rolled: '已点名',
  cancelled: '已取消',
};

/** Stored facts of a lesson its state comes from. */
export interface LessonFacts {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly rolledAt: string | null;
  readonly cancelledAt: string | null;
}

/**
 * planned 待上课 → (end passed) overdue 未点名 → rolled 已点名; cancelled 已取消.
 * @param now `YYYY-MM-DD HH:mm` or longer, the institution's wall clock
 */
export function lessonStateOf({ date, end, rolledAt, cancelledAt }: LessonFacts, now: string): LessonState {
  if (cancelledAt !== null) return 'cancelled';
  if (rolledAt !== null) return 'rolled';
  return `${date} ${end}` <= now.slice(0, 16) ? 'overdue' : 'planned';
}

/** 上课中, a badge and no state: start ≤ now < end of a lesson neither cancelled nor rolled. */
export function isRunning(lesson: LessonFacts, now: string): boolean {
  const { date, start, end, rolledAt, cancelledAt } = lesson;
  const at = now.slice(0, 16);
  return cancelledAt === null && rolledAt === null && `${date} ${start}` <= at && at < `${date} ${end}`;
}

/** Heads of a lesson, as the timetable counts them. */
export interface HeadCounts {
  /** 占座 */
  readonly seats: number;
  readonly capacity: number;
  readonly leave: number;
  readonly trial: number;
  readonly makeUp: number;
  /** 应到 */
  readonly due: number;
  /** 到课 + 迟到 + 早退; null before roll-call. */
  readonly came: number | null;
}

/** 「8/10」 before roll-call, 「到 7/8」 after it. In the 教室 view pass the room's capacity. */
export function cardHeads({ seats, capacity, due, came }: HeadCounts): string {
  return came === null ? `${seats}/${capacity}` : `到 ${came}/${due}`;
}

/** 「请假1 试听1 补课1」, what is zero left out; '' when all are. */
export function cardHeadNotes({ leave, trial, makeUp }: HeadCounts): string {
  const notes: readonly (readonly [string, number])[] = [
    ['请假', leave],
    ['试听', trial],
    ['补课', makeUp],
  ];
  return notes
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label}${count}`)
    .join(' ');
}
