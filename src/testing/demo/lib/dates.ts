import { addDays, minutesOf, timeOf, weekdayOf } from '../../../domain/dates.ts';

/** `YYYY-MM-DD HH:mm:ss` of a date, a time and some minutes more. */
export function stamp(date: string, time: string, plusMinutes = 0): string {
  const total = minutesOf(time) + plusMinutes;
  const days = Math.floor(total / 1440);
  return `${addDays(date, days)} ${timeOf(total - days * 1440)}:00`;
}

/** The `count`-th working day after `date`: Monday to Friday without holidays, plus the 调休上班日. */
export function workingDayAfter(
  date: string,
  count: number,
  calendar: readonly { date: string; type: 'holiday' | 'makeupWorkday' }[],
): string {
  const special = new Map(calendar.map((day) => [day.date, day.type]));
  let at = date;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    const type = special.get(at);
    if (type === 'makeupWorkday' || (type !== 'holiday' && weekdayOf(at) <= 5)) left -= 1;
  }
  return at;
}

/** `count` dates from `first` on, every seventh day, without the dates in `skip`. */
export function weeklyDates(first: string, count: number, skip: ReadonlySet<string>): string[] {
  const dates: string[] = [];
  for (let date = first; dates.length < count; date = addDays(date, 7)) if (!skip.has(date)) dates.push(date);
  return dates;
}
