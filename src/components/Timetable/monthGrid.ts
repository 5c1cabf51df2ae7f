import { addDays, mondayOf } from '../../domain/dates.ts';

/** One week of a month's page. */
export interface MonthWeek {
  monday: string;
  days: { date: string; inMonth: boolean }[];
}

/** Weeks from Monday that touch the month YYYY-MM. */
export function weeksOf(month: string): MonthWeek[] {
  const weeks: MonthWeek[] = [];
  const after = monthAfter(month, 1);
  for (let monday = mondayOf(`${month}-01`); monday < `${after}-01`; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, i) => {
      const date = addDays(monday, i);
      return { date, inMonth: date.startsWith(month) };
    });
    weeks.push({ monday, days });
  }
  return weeks;
}

/** The month `count` months on, YYYY-MM. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** 2026 年 9 月 */
export function monthWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year} 年 ${number} 月`;
}

/** The date an arrow key leads to; undefined when the key is none of ours. */
export function monthStep(date: string, key: string): string | undefined {
  const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const step = days[key];
  if (step !== undefined) return addDays(date, step);
  if (key === 'Home') return mondayOf(date);
  if (key === 'End') return addDays(mondayOf(date), 6);
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  const month = monthAfter(date.slice(0, 7), key === 'PageUp' ? -1 : 1);
  const last = addDays(`${monthAfter(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}
