import type { HourSpan } from './geometry.ts';

/** Lessons last 15 minutes at least (product rule 15–480). */
export const minLesson = 15;
export const maxLesson = 480;

/** Nearest multiple of `step` since midnight. */
export function snapTo(minutes: number, step: number): number {
  return Math.round(minutes / step) * step;
}

const clamp = (n: number, low: number, high: number) => Math.max(low, Math.min(n, high));

/** A span of `length` minutes moved to `start`, snapped and kept inside the grid. */
export function moveSpan(start: number, length: number, step: number, hours: HourSpan): { start: number; end: number } {
  const from = clamp(snapTo(start, step), hours.from, Math.max(hours.from, hours.to - length));
  return { start: from, end: from + length };
}

/** The end of a span dragged to `end`, snapped, 15 to 480 minutes after its start, inside the grid. */
export function resizeSpan(start: number, end: number, step: number, hours: HourSpan): { start: number; end: number } {
  const latest = Math.min(hours.to, start + maxLesson);
  return { start, end: clamp(snapTo(end, step), Math.min(start + minLesson, latest), latest) };
}

/** A new span drawn from `anchor` to `at`, in either direction, never shorter than one step or 15 minutes. */
export function drawSpan(anchor: number, at: number, step: number, hours: HourSpan): { start: number; end: number } {
  const fixed = clamp(Math.floor(anchor / step) * step, hours.from, hours.to - minLesson);
  const least = Math.max(step, minLesson);
  const moving = snapTo(at, step);
  if (moving >= fixed) return { start: fixed, end: clamp(moving, Math.min(fixed + least, hours.to), hours.to) };
  return { start: clamp(moving, hours.from, fixed), end: fixed + least > hours.to ? hours.to : fixed + least };
}

/** Next multiple of `step` before or after; from between two steps it goes to the next one only. */
export function stepFrom(minutes: number, direction: 1 | -1, step: number): number {
  const steps = minutes / step;
  return direction > 0 ? (Math.floor(steps) + 1) * step : (Math.ceil(steps) - 1) * step;
}
