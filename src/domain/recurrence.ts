import { addDays, compareDates, isDate, mondayOf } from './dates.ts';

interface CommonRule {
  /** First date looked at, `YYYY-MM-DD`. */
  readonly startOn: string;
  /** Every n weeks or days, 1–8. */
  readonly every: number;
  /** 按日期: last date, included. */
  readonly until?: string | null | undefined;
  /** 按次数, 1–200. Both given: what ends first. */
  readonly count?: number | null | undefined;
  /** A holiday's lesson falls out (skip), or one is held at the end in its stead (extend). */
  readonly holiday: 'skip' | 'extend';
}

export interface LessonTime {
  readonly start: string;
  readonly end: string;
}

export type RecurrenceRule =
  | (CommonRule & {
      readonly unit: 'week';
      /** 1 周一 … 7 周日, each with its time. */
      readonly weekdays: readonly (LessonTime & { readonly weekday: number })[];
    })
  | (CommonRule & { readonly unit: 'day'; readonly time: LessonTime });

export interface RecurrenceRow extends LessonTime {
  readonly date: string;
  /** Name of the holiday the date falls on; null: a lesson may be held. */
  readonly holiday: string | null;
}

export interface Expansion {
  /** Every date in turn, holidays among them. */
  readonly rows: readonly RecurrenceRow[];
  /** Rows without a holiday. */
  readonly lessons: number;
  /** Date of the last lesson; null: none. */
  readonly last: string | null;
}

export const recurrenceMax = { count: 200, every: 8, months: 12 } as const;

/** Every date of the rhythm from startOn on, without end. */
function* rhythm(rule: RecurrenceRule): Generator<{ date: string } & LessonTime> {
  const every = Math.min(recurrenceMax.every, Math.max(1, Math.floor(rule.every) || 1));
  if (!isDate(rule.startOn)) return;
  if (rule.unit === 'day') {
    for (let date = rule.startOn; date !== ''; date = addDays(date, every)) yield { date, ...rule.time };
    return;
  }
  const times = rule.weekdays
    .filter(({ weekday }) => weekday >= 1 && weekday <= 7)
    .sort((a, b) => a.weekday - b.weekday || (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  if (times.length === 0) return;
  for (let monday = mondayOf(rule.startOn); monday !== ''; monday = addDays(monday, 7 * every)) {
    for (const { weekday, start, end } of times) {
      const date = addDays(monday, weekday - 1);
      if (compareDates(date, rule.startOn) >= 0) yield { date, start, end };
    }
  }
}

/** How far the rhythm is followed in search of days that are no holidays. */
const maxRows = 2 * recurrenceMax.count;

/**
 * The dates of a recurring plan. `skip`: the count or the last date includes holidays, their lessons fall out.
 * `extend`: for every holiday within, one more lesson follows at the end, in the same rhythm.
 * @param holidayOn name of the holiday on a date, or null
 */
export function expandRecurrence(rule: RecurrenceRule, holidayOn: (date: string) => string | null): Expansion {
  const count = rule.count ?? null;
  const until = rule.until ?? null;
  const rows: RecurrenceRow[] = [];
  const most = Math.min(recurrenceMax.count, count === null ? recurrenceMax.count : Math.max(0, Math.floor(count)));
  let owed = 0;
  if ((count !== null || until !== null) && most > 0) {
    let planned = 0;
    for (const place of rhythm(rule)) {
      const within = planned < most && (until === null || compareDates(place.date, until) <= 0);
      if ((!within && owed === 0) || rows.length >= maxRows) break;
      const holiday = holidayOn(place.date);
      rows.push({ ...place, holiday });
      if (within) {
        planned += 1;
        if (holiday !== null && rule.holiday === 'extend') owed += 1;
      } else if (holiday === null) owed -= 1;
    }
  }
  const held = rows.filter(({ holiday }) => holiday === null);
  return { rows, lessons: held.length, last: held.at(-1)?.date ?? null };
}

/** 「跳过：3 节，末次 2026-10-12；顺延：4 节，末次 2026-10-19」, the two side by side. */
export function bothHolidayWays(rule: RecurrenceRule, holidayOn: (date: string) => string | null): string {
  const say = (label: string, { lessons, last }: Expansion) =>
    `${label}：${lessons} 节${last === null ? '' : `，末次 ${last}`}`;
  const skip = expandRecurrence({ ...rule, holiday: 'skip' }, holidayOn);
  const extend = expandRecurrence({ ...rule, holiday: 'extend' }, holidayOn);
  return `${say('跳过', skip)}；${say('顺延', extend)}`;
}

/** The last date 按日期 may name: 12 months on. */
export function latestUntil(startOn: string): string {
  const year = Number(startOn.slice(0, 4)) + 1;
  const same = `${year}${startOn.slice(4)}`;
  return isDate(same) ? same : `${year}-02-28`;
}

/** What is wrong with a rule; null: nothing. */
export function recurrenceFault(rule: RecurrenceRule): string | null {
  const { count, until, every, startOn } = rule;
  if (!isDate(startOn)) return '请选择起始日期';
  if (!Number.isInteger(every) || every < 1 || every > recurrenceMax.every) return '间隔应为 1–8';
  if (rule.unit === 'week' && rule.weekdays.length === 0) return '请选择星期';
  const hasCount = count !== null && count !== undefined;
  if (!hasCount && !until) return '按次数或按日期至少填一项';
  if (hasCount && (!Number.isInteger(count) || count < 1 || count > recurrenceMax.count)) return '次数应为 1–200';
  if (!until) return null;
  if (!isDate(until) || compareDates(until, startOn) < 0) return '结束日期不能早于起始日期';
  return compareDates(until, latestUntil(startOn)) > 0 ? '结束日期应在 12 个月以内' : null;
}
