import { isTime, minutesOf, timeOf } from '../../../domain/dates.ts';

/** Two times of one day `HH:mm`; '' for one not written yet. */
export interface TimeSpan {
  start: string;
  end: string;
}

const known = (time: string) => isTime(time) || time === '24:00';

/** Why a span is refused, in a sentence; null when it is allowed or not complete yet. */
export function spanFault({ start, end }: TimeSpan): string | null {
  return known(start) && known(end) && minutesOf(end) <= minutesOf(start) ? '结束时间必须晚于开始时间' : null;
}

/** Minutes of a span; null when it is not complete or turned round. */
export function spanMinutes(span: TimeSpan): number | null {
  if (!known(span.start) || !known(span.end) || spanFault(span) !== null) return null;
  return minutesOf(span.end) - minutesOf(span.start);
}

/** The end so many minutes after the start; null where that is after `max` or there is no start. */
export function endAfter(start: string, minutes: number, max: string): string | null {
  if (!known(start)) return null;
  const end = minutesOf(start) + minutes;
  return end <= minutesOf(max) ? timeOf(end) : null;
}

/** 45 分钟, 1 小时, 1.5 小时, 1 小时 20 分. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} 分钟`;
  if (minutes % 30 === 0) return `${minutes / 60} 小时`;
  return `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`;
}
