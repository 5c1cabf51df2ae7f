import { addDays, daysBetween, isDate, weekOf } from '../../../domain/dates.ts';
import { addMonths, within } from '../DateInput/calendarDays.ts';

/** Two days `YYYY-MM-DD`, both included; both '' for none. */
export interface DateRange {
  start: string;
  end: string;
}

export interface RangePreset {
  /** What the user reads and may type. */
  label: string;
  range: (today: string) => DateRange;
}

export interface RangeBounds {
  min?: string | undefined;
  max?: string | undefined;
  /** Longest range, both ends counted. */
  maxDays?: number | undefined;
  isDisabled?: ((date: string) => boolean) | undefined;
}

export const noRange: DateRange = { start: '', end: '' };

const day = (date: string): DateRange => ({ start: date, end: date });
const week = (date: string): DateRange => {
  const { from, to } = weekOf(date);
  return { start: from, end: to };
};
/** From the first of a month over so many months. */
const months = (first: string, count: number): DateRange => ({
  start: `${first.slice(0, 7)}-01`,
  end: addDays(addMonths(`${first.slice(0, 7)}-01`, count), -1),
});
const quarterStart = (date: string): string => {
  const month = Number(date.slice(5, 7));
  return addMonths(`${date.slice(0, 7)}-01`, -((month - 1) % 3));
};
const last = (date: string, count: number): DateRange => ({ start: addDays(date, 1 - count), end: date });

/** 今天 昨天 本周 上周 本月 上月 本季 近 7 天 近 30 天; weeks from Monday, the last days with today. */
export const rangePresets: readonly RangePreset[] = [
  { label: '今天', range: day },
  { label: '昨天', range: (today) => day(addDays(today, -1)) },
  { label: '本周', range: week },
  { label: '上周', range: (today) => week(addDays(today, -7)) },
  { label: '本月', range: (today) => months(today, 1) },
  { label: '上月', range: (today) => months(addMonths(today, -1), 1) },
  { label: '本季', range: (today) => months(quarterStart(today), 3) },
  { label: '近 7 天', range: (today) => last(today, 7) },
  { label: '近 30 天', range: (today) => last(today, 30) },
];

/** Days of a range, both ends counted; 0 of none. */
export function dayCount({ start, end }: DateRange): number {
  return isDate(start) && isDate(end) ? daysBetween(start, end) + 1 : 0;
}

/** The two days in their order. */
export function rangeOf(one: string, other: string): DateRange {
  return one <= other ? { start: one, end: other } : { start: other, end: one };
}

/** What the field shows. */
export function rangeText({ start, end }: DateRange): string {
  return start === '' && end === '' ? '' : `${start} 至 ${end}`;
}

/** Why a range is refused, in a sentence; null when it is allowed. */
export function rangeFault(range: DateRange, { min, max, maxDays, isDisabled }: RangeBounds): string | null {
  const { start, end } = range;
  if (start > end) return '结束日期不能早于开始日期';
  if (min !== undefined && start < min) return `开始日期不能早于 ${min}`;
  if (max !== undefined && end > max) return `结束日期不能晚于 ${max}`;
  if (maxDays !== undefined && dayCount(range) > maxDays) return `最多选择 ${maxDays} 天，当前 ${dayCount(range)} 天`;
  const closed = [start, end].find((date) => isDisabled?.(date));
  return closed === undefined ? null : `${closed} 不可选`;
}

/** May this day be chosen now? With a first day chosen only days near enough to it may. */
export function mayPick(date: string, first: string | null, { min, max, maxDays, isDisabled }: RangeBounds): boolean {
  if (!within(date, min, max) || isDisabled?.(date)) return false;
  return first === null || maxDays === undefined || Math.abs(daysBetween(first, date)) < maxDays;
}

/** What a preset gives within the bounds; null when nothing of it is allowed. A part of 本月 may lie after `max`. */
export function presetRange(preset: RangePreset, today: string, bounds: RangeBounds): DateRange | null {
  const full = preset.range(today);
  const start = bounds.min !== undefined && full.start < bounds.min ? bounds.min : full.start;
  const end = bounds.max !== undefined && full.end > bounds.max ? bounds.max : full.end;
  return start <= end && rangeFault({ start, end }, bounds) === null ? { start, end } : null;
}
