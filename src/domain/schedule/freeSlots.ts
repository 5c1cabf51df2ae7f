import { datesBetween, daysBetween, minutesOf, timeOf, weekdayOf } from '../dates.ts';
import { checkConflicts, type ConflictOptions } from './conflicts.ts';
import type { ScheduleIndex } from './scheduleIndex.ts';
import type { LessonDraft } from './types.ts';

export interface FreeSlot {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

export interface FreeSlotRequest {
  /** Who and what must be free. Its date and start are where "nearest" is counted from. */
  readonly draft: LessonDraft;
  readonly minutes: number;
  readonly from: string;
  readonly to: string;
  /** `YYYY-MM-DD HH:mm`: nothing earlier. */
  readonly notBefore?: string | undefined;
  /** @default 10 */
  readonly limit?: number | undefined;
  /** Minutes between two starts looked at. @default 30 */
  readonly step?: number | undefined;
}

/** At most this many days are looked through. */
const maxDays = 92;

function startsOf(index: ScheduleIndex, { draft, minutes, step = 30 }: FreeSlotRequest, date: string): number[] {
  const hours = index.campuses.get(draft.campusId)?.openHours[String(weekdayOf(date))] ?? index.settings.openTime;
  const first = minutesOf(hours.from);
  const last = minutesOf(hours.to) - minutes;
  if (!(minutes > 0) || !(step > 0) || !(last >= first)) return [];
  const starts = new Set(Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, n) => first + n * step));
  // The wanted time itself, also where it lies between two steps.
  const wanted = minutesOf(draft.start);
  if (wanted >= first && wanted <= last) starts.add(wanted);
  return [...starts];
}

/** The nearest slots, nearest first, in which nothing clashes: all four faces are free and no additional check speaks. */
export function freeSlots(request: FreeSlotRequest, index: ScheduleIndex, options: ConflictOptions = {}): FreeSlot[] {
  const { draft, minutes, from, to, notBefore = '', limit = 10 } = request;
  const wanted = minutesOf(draft.start);
  const far = (date: string, start: number) => Math.abs(daysBetween(draft.date, date) * 1440 + start - wanted);
  const places = datesBetween(from, to)
    .slice(0, maxDays)
    .flatMap((date) => startsOf(index, request, date).map((start) => ({ date, start, far: far(date, start) })))
    .filter(({ date, start }) => `${date} ${timeOf(start)}` >= notBefore)
    .sort((a, b) => a.far - b.far || (a.date < b.date ? -1 : a.date > b.date ? 1 : a.start - b.start));

  const found: FreeSlot[] = [];
  for (const { date, start } of places) {
    if (found.length >= limit) break;
    const slot = { date, start: timeOf(start), end: timeOf(start + minutes) };
    const [row] = checkConflicts([{ ...draft, ...slot }], index, options);
    if (row && row.items.length === 0) found.push(slot);
  }
  return found;
}
