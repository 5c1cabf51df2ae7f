/**
 * Wall-clock dates and times of the institution as text: `YYYY-MM-DD`, `HH:mm`, `YYYY-MM-DD HH:mm:ss`.
 * Nothing here knows a time zone. What is no date gives NaN or '' instead of failing.
 */

/** What stands where there is no value (product.md section 9). */
export const emptyText = '无';

const dayMs = 86_400_000;
const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;
const two = (n: number) => String(n).padStart(2, '0');

function textOf(number: number): string {
  if (!Number.isFinite(number) || Math.abs(number) > 3_600_000) return '';
  const date = new Date(number * dayMs);
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

/** Days since 1970-01-01 of `YYYY-MM-DD`; NaN when it is no date. */
export function dayNumberOf(date: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return Number.NaN;
  const [, year = 0, month = 1, day = 1] = match.map(Number);
  const number = Date.UTC(year, month - 1, day) / dayMs;
  return textOf(number) === date ? number : Number.NaN;
}

/** A date that exists, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return !Number.isNaN(dayNumberOf(text));
}

/** A time of day written `HH:mm`, 00:00–23:59. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The date `days` later, earlier when negative; '' when `date` is no date. */
export function addDays(date: string, days: number): string {
  return textOf(dayNumberOf(date) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** 1 = 周一 … 7 = 周日; NaN when `date` is no date. */
export function weekdayOf(date: string): number {
  return ((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1;
}

/** 周一 … 周日. */
export function weekdayName(date: string): string {
  return weekdays[weekdayOf(date) - 1] ?? '';
}

/** 周一 … 周日 of 1 … 7. */
export function weekdayLabel(weekday: number): string {
  return weekdays[weekday - 1] ?? '';
}

/** Monday of the week; weeks start on Monday. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** Monday and Sunday of the week the date stands in. */
export function weekOf(date: string): { from: string; to: string } {
  const from = mondayOf(date);
  return { from, to: addDays(from, 6) };
}

/** Every date from `from` to `to`, both included; none when `to` is earlier. */
export function datesBetween(from: string, to: string): string[] {
  const days = daysBetween(from, to);
  return days >= 0 ? Array.from({ length: days + 1 }, (_, n) => addDays(from, n)) : [];
}

/** The week of a term a date stands in: 1 for the week (from Monday) of `termStart`, 0 and below before it. */
export function weekNumberOf(date: string, termStart: string): number {
  return Math.floor(daysBetween(mondayOf(termStart), date) / 7) + 1;
}

/** 1 January to 31 December of the year the date stands in (the year range helper of product.md section 9). */
export function yearRange(date: string): { from: string; to: string } {
  const year = date.slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** Minutes since midnight of `HH:mm`; `24:00` is 1440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:mm` of minutes since midnight. */
export function timeOf(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Do two half-open spans overlap? Minutes, or anything ordered: `a.start < b.end && b.start < a.end` (domain rule 2.9). */
export function overlap<T extends number | string>(a: { start: T; end: T }, b: { start: T; end: T }): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whole minutes from one `YYYY-MM-DD HH:mm…` to another; negative when the second is earlier. */
export function minutesBetween(from: string, to: string): number {
  const days = daysBetween(from.slice(0, 10), to.slice(0, 10));
  return days * 1440 + minutesOf(to.slice(11, 16)) - minutesOf(from.slice(11, 16));
}

/** Negative, zero or positive, as for sort. */
export function compareDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** 9 月 23 日 周三; 无 when it is no date. */
export function formatDay(date: string): string {
  if (!isDate(date)) return emptyText;
  const [, month, day] = date.split('-').map(Number);
  return `${month} 月 ${day} 日 ${weekdayName(date)}`;
}

/** 18:30–20:00 */
export function formatTimeRange(start: string, end: string): string {
  return `${start}–${end}`;
}
