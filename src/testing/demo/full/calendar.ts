import { datesBetween, weekdayOf } from '../../../domain/dates.ts';
import { castHolidays } from '../cast/settings.ts';
import { weekSlots } from './slots.ts';

/** Six weeks back and six ahead of the demo's Monday. */
export const windowFrom = '2026-08-10';
export const windowTo = '2026-11-01';

const holidays = new Set(castHolidays.filter((day) => day.type === 'holiday').map((day) => day.date));
const openDates = datesBetween(windowFrom, windowTo).filter((date) => !holidays.has(date));

/** Dates and slots of lessons held in these slots of the week, in time order. */
export function occurrences(
  slots: readonly number[],
  from = windowFrom,
  to = windowTo,
): { date: string; slot: number }[] {
  return openDates
    .filter((date) => date >= from && date <= to)
    .flatMap((date) => {
      const weekday = weekdayOf(date);
      return slots.filter((slot) => weekSlots[slot]?.weekday === weekday).map((slot) => ({ date, slot }));
    });
}
