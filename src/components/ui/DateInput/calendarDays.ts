import { addDays, isDate, weekdayName } from '../../../domain/dates.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** The same day some months on; the last of the month where there is no such day. */
export function addMonths(date: string, months: number): string {
  const [y = 0, m = 1, d = 1] = date.split('-').map(Number);
  const index = y * 12 + m - 1 + months;
  const month = `${String(Math.floor(index / 12)).padStart(4, '0')}-${two((index % 12) + 1)}`;
  // A month begun on its 1st and 31 days on is the next one: the day before its 1st is the last.
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  const last = Number(addDays(`${next}-01`, -1).slice(8));
  return `${month}-${two(Math.min(d, last))}`;
}

/** 2026 年 9 月 */
export function monthTitle(month: string): string {
  return `${Number(month.slice(0, 4))} 年 ${Number(month.slice(5, 7))} 月`;
}

/** 2026 年 9 月 21 日 周一 */
export function spokenDate(date: string): string {
  return `${monthTitle(date)} ${Number(date.slice(8))} 日 ${weekdayName(date)}`;
}

/**
 * Reads what a person types: 2026-9-1, 2026/09/01, 2026.9.1, 2026年9月1日, 20260901; without a year (9-1, 0901) the year of `today`.
 * null: no such date.
 */
export function parseDate(text: string, today: string): string | null {
  const trimmed = text.trim().replace(/日$/, '');
  const parts = /^\d{8}$/.test(trimmed)
    ? [trimmed.slice(0, 4), trimmed.slice(4, 6), trimmed.slice(6)]
    : /^\d{4}$/.test(trimmed)
      ? [trimmed.slice(0, 2), trimmed.slice(2)]
      : trimmed.split(/[-/.年月]/);
  const withYear = parts.length === 2 ? [today.slice(0, 4), ...parts] : parts;
  if (withYear.length !== 3 || !withYear.every((part) => /^\d{1,4}$/.test(part))) return null;
  const [y = 0, m = 0, d = 0] = withYear.map(Number);
  if (y < 1000 || m < 1 || m > 12 || d < 1 || d > 31) return null;
  const date = `${y}-${two(m)}-${two(d)}`;
  return isDate(date) ? date : null;
}

const days: Record<string, number> = { 今天: 0, 昨天: -1, 前天: -2, 明天: 1, 后天: 2 };

/** What `parseDate` reads, and full-width digits (２０２６－９－１) and 今天, 昨天, 前天, 明天, 后天. null: no such date. */
export function parseDay(text: string, today: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const away = days[plain];
  return away === undefined ? parseDate(plain, today) : addDays(today, away);
}

/** Is the date within the bounds (either may be missing)? */
export function within(date: string, min: string | undefined, max: string | undefined): boolean {
  return (min === undefined || date >= min) && (max === undefined || date <= max);
}
