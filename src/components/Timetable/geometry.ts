import { minutesOf, timeOf } from '../../domain/dates.ts';

/** Rows of the grid in minutes since midnight, whole hours. */
export interface HourSpan {
  from: number;
  to: number;
}

interface Timed {
  start: string;
  end: string;
}

/** The hours shown: what the caller asked for, widened to whole hours until every lesson and block lies inside. */
export function hourSpanOf(hours: { from: string; to: string }, ...things: readonly (readonly Timed[])[]): HourSpan {
  let from = minutesOf(hours.from);
  let to = minutesOf(hours.to);
  for (const list of things) {
    for (const { start, end } of list) {
      from = Math.min(from, minutesOf(start));
      to = Math.max(to, minutesOf(end));
    }
  }
  return { from: Math.floor(from / 60) * 60, to: Math.min(Math.ceil(to / 60) * 60, 24 * 60) };
}

/** Distance in px of a minute from the grid's top. */
export function pxOf(minutes: number, span: HourSpan, hourHeight: number): number {
  return ((minutes - span.from) * hourHeight) / 60;
}

/** Minute, not rounded, at a distance in px from the grid's top. */
export function minutesAt(px: number, span: HourSpan, hourHeight: number): number {
  return span.from + (px * 60) / hourHeight;
}

export function gridHeight(span: HourSpan, hourHeight: number): number {
  return pxOf(span.to, span, hourHeight);
}

/** Top and height in px of a card or block: 1 px of gutter above and below. */
export function boxOf(start: number, end: number, span: HourSpan, hourHeight: number): { top: number; height: number } {
  const top = pxOf(start, span, hourHeight);
  return { top: top + 1, height: Math.max(pxOf(end, span, hourHeight) - top - 2, 12) };
}

/** Column under a distance in px from the first column's left edge, clamped to the grid. */
export function columnAt(px: number, width: number, count: number): number {
  if (!(width > 0)) return 0;
  return Math.min(Math.max(Math.floor(px / width), 0), count - 1);
}

/** Hour marks of the left column; the first has no room above its line. */
export function hourMarks(span: HourSpan): { minutes: number; time: string }[] {
  const marks: { minutes: number; time: string }[] = [];
  for (let minutes = span.from + 60; minutes < span.to; minutes += 60) marks.push({ minutes, time: timeOf(minutes) });
  return marks;
}
