import { formatDay } from '../../domain/dates.ts';

const parts = (date: string) => date.split('-').map(Number);

/** 2026 年 9 月 21 日 – 27 日; months and years are repeated only where they differ. A single day with its weekday. */
export function rangeTitle(from: string, to: string): string {
  const [year, month, day] = parts(from);
  const [toYear, toMonth, toDay] = parts(to);
  if (from === to) return `${year} 年 ${formatDay(from)}`;
  const start = `${year} 年 ${month} 月 ${day} 日`;
  if (year !== toYear) return `${start} – ${toYear} 年 ${toMonth} 月 ${toDay} 日`;
  return month === toMonth ? `${start} – ${toDay} 日` : `${start} – ${toMonth} 月 ${toDay} 日`;
}

/** The same where room is scarce: the year in view is left out. */
export function shortRangeTitle(from: string, to: string, today: string): string {
  const title = rangeTitle(from, to);
  const year = `${today.slice(0, 4)} 年 `;
  return from.startsWith(today.slice(0, 4)) && to.startsWith(today.slice(0, 4)) ? title.replace(year, '') : title;
}
