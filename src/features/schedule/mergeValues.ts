import type { ScheduleValues } from './scheduleForm.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Fields in which `mine` differs from what it started from. */
export function changedFields(mine: ScheduleValues, start: ScheduleValues): (keyof ScheduleValues)[] {
  return (Object.keys(start) as (keyof ScheduleValues)[]).filter((name) => !same(mine[name], start[name]));
}

/** What was typed (`mine`, begun from `start`) on top of another beginning: only fields that were touched win. */
export function mergeValues(mine: ScheduleValues, start: ScheduleValues, onto: ScheduleValues): ScheduleValues {
  const typed = changedFields(mine, start).map((name) => [name, mine[name]] as const);
  return { ...onto, ...Object.fromEntries(typed) };
}

/** A form as it is kept between visits. */
export interface KeptForm {
  readonly values: ScheduleValues;
  /** What it began from, to tell typed from given. */
  readonly start: ScheduleValues;
}

function fits(value: unknown, like: ScheduleValues): value is ScheduleValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(like).every(([name, sample]) => {
    const found: unknown = Reflect.get(value, name);
    if (name === 'k') return found === null || typeof found === 'number';
    return Array.isArray(sample) ? Array.isArray(found) : typeof found === typeof sample;
  });
}

/** Reads what storage held; null when it is of another shape (an older version of the form) or holds nothing typed. */
export function keptForm(found: unknown, like: ScheduleValues): KeptForm | null {
  if (typeof found !== 'object' || found === null) return null;
  const values: unknown = Reflect.get(found, 'values');
  const start: unknown = Reflect.get(found, 'start');
  if (!fits(values, like) || !fits(start, like)) return null;
  return changedFields(values, start).length > 0 ? { values, start } : null;
}
