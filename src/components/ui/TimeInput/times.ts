import { minutesOf, timeOf } from '../../../domain/dates.ts';

/** Reads 18:30, 18：30, 1830, 930, 9, 18.30, 18点30. null: no such time. */
export function parseTime(text: string): string | null {
  const bare = text.trim().replace(/分$/, '');
  const match =
    /^(\d{1,2})[:：.点](\d{1,2})?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare) ?? /^(\d{1,2})$/.exec(bare);
  if (!match) return null;
  const h = Number(match[1]);
  const m = Number(match[2] ?? 0);
  if (m > 59 || h > 24 || (h === 24 && m > 0)) return null;
  return timeOf(h * 60 + m);
}

/** Every `step` minutes from `min` to `max`, both included where they fall on a step. */
export function timesBetween(min: string, max: string, step: number): string[] {
  const end = minutesOf(max);
  const times: string[] = [];
  for (let at = minutesOf(min); at <= end; at += step) times.push(timeOf(at));
  return times;
}

/** The next step up or down from a time, kept within the bounds. A time off the steps goes to the nearest in that direction. */
export function stepTime(time: string, direction: 1 | -1, min: string, max: string, step: number): string {
  const low = minutesOf(min);
  const rounded = direction === 1 ? Math.floor : Math.ceil;
  const steps = rounded((minutesOf(time) - low) / step) + direction;
  return timeOf(Math.min(minutesOf(max), Math.max(low, low + steps * step)));
}
