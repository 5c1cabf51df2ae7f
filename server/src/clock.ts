/** The institution's wall clock: `YYYY-MM-DD HH:mm:ss`. */
export type Clock = () => string;

const wall = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 19).replace('T', ' ');
const utc = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`);

/** Shanghai has had one offset all year round since 1991. */
const shanghai = (ms: number) => wall(ms + 8 * 3_600_000);

/**
 * The clock of the installation. `startAt` (`YYYY-MM-DD HH:mm:ss`) sets it; it goes on from there.
 * @throws Error when `startAt` is no such moment.
 */
export function createClock(startAt?: string, ticks: () => number = Date.now): Clock {
  if (!startAt) return () => shanghai(ticks());
  const begin = utc(startAt);
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(startAt) || Number.isNaN(begin)) {
    throw new Error(`SERVER_NOW must read like 2026-09-21 09:00:00, got "${startAt}".`);
  }
  const zero = ticks();
  return () => wall(begin + (ticks() - zero));
}

/** `moment` moved by seconds (negative: back). */
export const addSeconds = (moment: string, seconds: number): string => wall(utc(moment) + seconds * 1000);

/** Seconds from `from` to `to`. */
export const secondsBetween = (from: string, to: string): number => (utc(to) - utc(from)) / 1000;
