import type { Lesson } from '../../contract/lesson.ts';
import { minutesOf } from '../../domain/dates.ts';
import { isRunning as runs } from '../../domain/lessonState.ts';

/** The institution's wall clock. */
export interface WallNow {
  readonly date: string;
  readonly time: string;
}

type Span = Pick<Lesson, 'state' | 'date' | 'start' | 'end'>;

/** 上课中: between start and end of a lesson that is neither cancelled nor rolled. */
export function isRunning({ state, date, start, end }: Span, now: WallNow): boolean {
  const at = (which: Span['state']) => (state === which ? date : null);
  return runs({ date, start, end, rolledAt: at('rolled'), cancelledAt: at('cancelled') }, `${now.date} ${now.time}`);
}

/** 还有 48 分钟: to the end of a running lesson, or to the start of one of today. */
export function minutesLeft(lesson: Span, now: WallNow): number {
  const until = isRunning(lesson, now) ? lesson.end : lesson.start;
  return minutesOf(until) - minutesOf(now.time);
}

/** The lesson of today that runs or comes next, else the first one later. */
export function nextLesson<L extends Span>(lessons: readonly L[], now: WallNow): L | undefined {
  return lessons
    .filter((one) => one.state !== 'cancelled' && one.state !== 'rolled')
    .filter((one) => one.date > now.date || (one.date === now.date && one.end > now.time))
    .sort((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))[0];
}
