import type { Lesson } from '../../contract/lesson.ts';
import { addDays } from '../../domain/dates.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import { getMyTimetable } from '../../contract/timetable.ts';
import { nextLesson, type WallNow } from './lessonClock.ts';
import type { ScheduleScope } from './scheduleView.ts';
import { type TimetableData, useTimetableData } from './useTimetableData.ts';
import { monthSpan } from './monthSpan.ts';

export interface Today {
  /** Lessons of today, cancelled ones left out; null while they are not known. */
  readonly lessons: readonly Lesson[] | null;
  /** The lesson that runs or comes next. */
  readonly coming: Lesson | null;
}

interface Seen {
  scope: ScheduleScope;
  campusId: string | null;
  /** The range on the grid, and what was read of it; null while it is not known. */
  from: string;
  to: string;
  data: TimetableData | null;
}

/** How far ahead the next lesson is looked for while another week is on the grid. */
const aheadDays = 6;

/** Today and what comes next, also while another week is looked at. */
export function useToday({ scope, campusId, from, to, data }: Seen, now: WallNow): Today {
  const inView = from <= now.date && now.date <= to;
  const apart = useTimetableData(inView ? null : { from: now.date, to: addDays(now.date, aheadDays), scope, campusId });
  const source = inView ? data : apart.state === 'ready' && !apart.isPrevious ? apart.data : null;
  const lessons = source?.lessons.filter(({ date, state }) => date === now.date && state !== 'cancelled') ?? null;
  const coming = source ? (nextLesson(source.lessons, now) ?? source.next) : null;
  return { lessons, coming };
}

/** Dates with lessons in a month of the little calendar. A campus has too many to ask: there the range in view must do. */
export function useMarkedDates(scope: ScheduleScope, month: string, data: TimetableData | null): ReadonlySet<string> {
  const read = useCall(getMyTimetable, scope === 'mine' ? monthSpan(month) : skipToken, {
    staleMs: 60_000,
    quiet: true,
    keepPrevious: true,
  });
  const ofMonth = scope === 'mine' && read.state === 'ready' ? read.data.lessons : [];
  const live = [...(data?.lessons ?? []), ...ofMonth].filter(({ state }) => state !== 'cancelled');
  return new Set(live.map(({ date }) => date));
}
