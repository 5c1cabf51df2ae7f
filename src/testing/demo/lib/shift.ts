import { addDays, daysBetween, mondayOf } from '../../../domain/dates.ts';

const DATE = /\b20\d\d-\d\d-\d\d\b/g;

/** Birthdays stay: an age of some weeks more or less is no news, a date of birth is a fact. */
const FIXED = new Set(['birthday']);

function shiftValue(value: unknown, moved: (date: string) => string): unknown {
  if (typeof value === 'string') return value.includes('20') ? value.replace(DATE, moved) : value;
  if (Array.isArray(value)) return value.map((item) => shiftValue(item, moved));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, FIXED.has(key) ? item : shiftValue(item, moved)]),
    );
  }
  return value;
}

/** Whole weeks, in days, from the demo's Monday to the Monday of the week of `today`. */
export function weeksBetween(demoMonday: string, today: string): number {
  return daysBetween(demoMonday, mondayOf(today));
}

/** Moves every date, also those inside sentences, by `days`. */
export function shiftDates<T>(data: T, days: number): T {
  if (days === 0) return data;
  const cache = new Map<string, string>();
  const moved = (date: string): string => {
    const known = cache.get(date);
    if (known !== undefined) return known;
    const next = addDays(date, days);
    cache.set(date, next);
    return next;
  };
  return shiftValue(data, moved) as T;
}
