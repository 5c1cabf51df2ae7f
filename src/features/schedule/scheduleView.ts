import { addDays, isDate, mondayOf } from '../../domain/dates.ts';

export type ScheduleMode = 'week' | 'day' | 'agenda';
/** Own lessons, or all of the campus. */
export type ScheduleScope = 'mine' | 'campus';

/** What of the timetable is shown; stands in the URL so that a view can be linked and survives a reload. */
export interface ScheduleView {
  readonly date: string;
  /** null: by the width of the screen (week from 1024 px, list on phones, day between). */
  readonly mode: ScheduleMode | null;
  /** null: by the identity (own lessons for who teaches, else the campus). */
  readonly scope: ScheduleScope | null;
  readonly campusId: string | null;
  readonly teacherId: string | null;
  readonly classId: string | null;
  readonly state: 'overdue' | 'planned' | 'rolled' | null;
  readonly cancelled: boolean;
  /** The lesson whose card is open. */
  readonly lessonId: string | null;
}

const modes = new Set<string>(['week', 'day', 'agenda']);
const scopes = new Set<string>(['mine', 'campus']);
const states = new Set<string>(['overdue', 'planned', 'rolled']);

function oneOf<T extends string>(value: string | null, allowed: Set<string>): T | null {
  return value !== null && allowed.has(value) ? (value as T) : null;
}

/** Reads the URL; what makes no sense there falls back to the default instead of failing. */
export function readView(search: string, today: string): ScheduleView {
  const query = new URLSearchParams(search);
  const date = query.get('date');
  return {
    date: date !== null && isDate(date) ? date : today,
    mode: oneOf(query.get('view'), modes),
    scope: oneOf(query.get('scope'), scopes),
    campusId: query.get('campusId'),
    teacherId: query.get('teacherId'),
    classId: query.get('classId'),
    state: oneOf(query.get('state'), states),
    cancelled: query.get('cancelled') === '1',
    lessonId: query.get('lessonId'),
  };
}

/** The query of a view, defaults left out: `?date=2026-09-28&view=day`, or nothing. */
export function writeView(view: ScheduleView, today: string): string {
  const query = new URLSearchParams();
  if (view.date !== today) query.set('date', view.date);
  if (view.mode) query.set('view', view.mode);
  for (const key of ['scope', 'campusId', 'teacherId', 'classId', 'state'] as const) {
    const value = view[key];
    if (value) query.set(key, value);
  }
  if (view.cancelled) query.set('cancelled', '1');
  if (view.lessonId) query.set('lessonId', view.lessonId);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** First and last date shown. A list shows the week, as the grid does. */
export function rangeOf(date: string, mode: ScheduleMode): { from: string; to: string } {
  if (mode === 'day') return { from: date, to: date };
  const from = mondayOf(date);
  return { from, to: addDays(from, 6) };
}

/** The date one step on or back: a day in the day view, else a week. */
export function stepped(date: string, mode: ScheduleMode, step: 1 | -1): string {
  return addDays(date, mode === 'day' ? step : 7 * step);
}

/** Filters beyond scope and date, all off. */
export const noFilters = { classId: null, teacherId: null, state: null, cancelled: false } as const;

/** How many filters beyond scope and date are in use. */
export function activeFilters(view: ScheduleView): number {
  return [view.classId, view.teacherId, view.state, view.cancelled].filter(Boolean).length;
}
