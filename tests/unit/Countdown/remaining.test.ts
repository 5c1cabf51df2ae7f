import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  partsInWords,
  remainingMs,
  splitSeconds,
  thresholdPassed,
  unitSeconds,
} from '../../../src/components/Countdown/remaining.ts';
import { createKitClock } from '../../../src/kit/clock.ts';

const clockOf = (ms: number) => createKitClock(() => new Date(ms));
const nine = Date.parse('2026-09-21T09:00:00+08:00');

describe('what is left', () => {
  test.each([
    ['2026-09-21 18:30', 9.5 * 3600_000],
    ['2026-09-21 09:00:01', 1000],
    ['2026-09-21 08:59:59', -1000],
    [nine + 1500, 1500],
  ])('until %s', (until, ms) => {
    expect(remainingMs(until, clockOf(nine))).toBe(ms);
  });

  test('a wall clock and its moment are the same target, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e8, max: 1e8 }), (offset) => {
        const clock = clockOf(nine + offset);
        expect(remainingMs('2026-09-21 09:00:00', clock)).toBe(remainingMs(nine, clock));
      }),
    );
  });

  test.each(['09:00', '2026-9-1 9:00', '', '2026-13-40 25:00'])('%j is refused in words', (until) => {
    expect(() => remainingMs(until, clockOf(nine))).toThrow(`[jiaowu] <Countdown until="${until}"> is no wall clock`);
  });
});

test('parts add up to the seconds, rounded up to the smallest unit', () => {
  const unit = fc.constantFrom('day', 'hour', 'minute', 'second');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), unit, unit, (seconds, a, b) => {
      const [largest, smallest] = unitSeconds[a] >= unitSeconds[b] ? [a, b] : [b, a];
      const parts = splitSeconds(seconds, largest, smallest);
      const sum = parts.reduce((total, part) => total + part.value * unitSeconds[part.unit], 0);
      expect(sum).toBeGreaterThanOrEqual(seconds);
      expect(sum - seconds).toBeLessThan(unitSeconds[smallest]);
      for (const part of parts.slice(1)) expect(part.value).toBeLessThan(part.unit === 'hour' ? 24 : 60);
    }),
  );
});

test('units the wrong way round are refused in words', () => {
  expect(() => splitSeconds(1, 'second', 'day')).toThrow('[jiaowu] A countdown cannot run from second down to day');
});

test.each([
  [183_909, '2 天 3 小时 5 分 9 秒'],
  [7200, '2 小时'],
  [3605, '1 小时 0 分 5 秒'],
  [9, '9 秒'],
  [0, '0 秒'],
])('%i seconds in words', (seconds, text) => {
  expect(partsInWords(splitSeconds(seconds, 'day', 'second'))).toBe(text);
});

test('each threshold is passed once, and a long sleep tells the last one only', () => {
  const thresholds = [3600, 600, 60];
  expect(thresholdPassed(61, 60, thresholds)).toBe(60);
  expect(thresholdPassed(60, 59, thresholds)).toBeNull();
  expect(thresholdPassed(5000, 30, thresholds)).toBe(60);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 2, maxLength: 60 }), (moments) => {
      const falling = moments.toSorted((a, b) => b - a);
      const told = falling.flatMap((now, i) => thresholdPassed(falling[i - 1] ?? now, now, thresholds) ?? []);
      expect(new Set(told).size).toBe(told.length);
      expect(told).toEqual(told.toSorted((a, b) => b - a));
    }),
  );
});
