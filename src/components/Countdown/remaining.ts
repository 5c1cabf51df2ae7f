export type CountdownUnit = 'day' | 'hour' | 'minute' | 'second';

/** Seconds of a unit. */
export const unitSeconds: Record<CountdownUnit, number> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

const units: readonly CountdownUnit[] = ['day', 'hour', 'minute', 'second'];
const words: Record<CountdownUnit, string> = { day: '天', hour: '小时', minute: '分', second: '秒' };

const wallPattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/;

/** Milliseconds of a wall clock on a scale of its own: good for differences of wall clocks. */
function wallMs(wall: string): number {
  const [, date = '', time = ''] = wallPattern.exec(wall) ?? [];
  return Date.parse(`${date}T${time}Z`);
}

/** What tells the time: the kit's clock. */
export interface WallClock {
  now: () => Date;
  wall: () => string;
}

/**
 * Milliseconds until then, negative afterwards. A wall-clock string is the institution's, wherever the browser stands.
 * @throws RangeError for a string that is no wall clock.
 */
export function remainingMs(until: string | number, clock: WallClock): number {
  const now = clock.now().getTime();
  if (typeof until === 'number') return until - now;
  const target = wallMs(until);
  if (Number.isNaN(target)) {
    throw new RangeError(
      `[jiaowu] <Countdown until="${until}"> is no wall clock. Write YYYY-MM-DD HH:mm or YYYY-MM-DD HH:mm:ss, or milliseconds.`,
    );
  }
  return target - wallMs(clock.wall()) - (now % 1000);
}

/** One figure of a countdown. */
export interface CountdownPart {
  unit: CountdownUnit;
  value: number;
  word: string;
}

/**
 * Seconds in units from the largest to the smallest. What is left over rounds up, so that nothing reads 0 before the end.
 * @throws RangeError where the smallest unit is larger than the largest.
 */
export function splitSeconds(seconds: number, largest: CountdownUnit, smallest: CountdownUnit): CountdownPart[] {
  const [from, to] = [units.indexOf(largest), units.indexOf(smallest)];
  if (from > to) {
    throw new RangeError(`[jiaowu] A countdown cannot run from ${largest} down to ${smallest}. Swap the two.`);
  }
  let left = Math.ceil(Math.max(0, seconds) / unitSeconds[smallest]) * unitSeconds[smallest];
  return units.slice(from, to + 1).map((unit) => {
    const value = Math.floor(left / unitSeconds[unit]);
    left -= value * unitSeconds[unit];
    return { unit, value, word: words[unit] };
  });
}

/** `2 天 3 小时 5 分`: without leading and trailing zeros; 0 of the smallest where nothing is left. */
export function partsInWords(parts: readonly CountdownPart[]): string {
  const first = parts.findIndex(({ value }) => value > 0);
  const last = parts.findLastIndex(({ value }) => value > 0);
  const said = first < 0 ? parts.slice(-1) : parts.slice(first, last + 1);
  return said.map(({ value, word }) => `${value} ${word}`).join(' ');
}

/** The thresholds passed on the way from one number of seconds to a smaller one; the smallest of them, or null. */
export function thresholdPassed(before: number, after: number, thresholds: readonly number[]): number | null {
  const passed = thresholds.filter((at) => before > at && after <= at);
  return passed.length === 0 ? null : Math.min(...passed);
}
