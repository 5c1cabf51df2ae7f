import { daysBetween } from '../../../domain/dates.ts';
import { addMonths, parseDay } from '../DateInput/calendarDays.ts';
import { type DateRange, type RangePreset, rangeOf } from './dateRange.ts';

const words = /\s*(?:至|到|~|–|—|\.{2,}|…)\s*/;
const bare = (text: string) => text.replace(/\s/g, '');
const hasYear = (text: string) => /^\d{4}[-/.年]|^\d{8}$/.test(text.normalize('NFKC').trim());

/**
 * Reads what a person types: 2026-9-1 至 2026-9-30, 9月1日–9月30日, 0901 0930, 9-1-9-30, one day (今天, 9.1), the name of
 * a preset (本月). Days typed in the wrong order change places; an end without a year that lies before its start is
 * next year's when that is the shorter way (12-20 至 1-5). null: cannot be read.
 */
export function parseRange(text: string, today: string, presets: readonly RangePreset[]): DateRange | null {
  const plain = text.normalize('NFKC').trim();
  const named = presets.find(({ label }) => bare(label) === bare(plain));
  if (named) return named.range(today);
  const day = parseDay(plain, today);
  if (day !== null) return { start: day, end: day };
  const pair = halves(plain).flatMap(([from, to]) => read(from, to, today) ?? []);
  // A text that can be cut in two ways, both of them readable, is none a machine should guess at.
  return pair.length === 1 ? (pair[0] ?? null) : null;
}

/** The ways to cut a text in two: at the word between, else at a blank, else at any hyphen. */
function halves(text: string): [string, string][] {
  const worded = text.split(words);
  if (worded.length > 1) return worded.length === 2 ? [[worded[0] ?? '', worded[1] ?? '']] : [];
  const spaced = text.split(/\s+-\s+|\s+/);
  if (spaced.length > 1) return spaced.length === 2 ? [[spaced[0] ?? '', spaced[1] ?? '']] : [];
  return [...text.matchAll(/[-,，]/g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
}

function read(from: string, to: string, today: string): DateRange | null {
  const start = parseDay(from, today);
  if (start === null) return null;
  const end = parseDay(to, hasYear(from) ? start : today);
  if (end === null) return null;
  if (end < start && !hasYear(to) && /\d/.test(to)) {
    const nextYear = addMonths(end, 12);
    if (daysBetween(start, nextYear) < daysBetween(end, start)) return { start, end: nextYear };
  }
  return rangeOf(start, end);
}
