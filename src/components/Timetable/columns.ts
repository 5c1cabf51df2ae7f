import { addDays, mondayOf } from '../../domain/dates.ts';
import type { TimetableColumn, TimetableResource } from './types.ts';

/** A head over neighbouring columns: a day, or a campus. */
export interface ColumnGroup {
  key: string;
  first: number;
  count: number;
  /** Set when the group is a day of a week with resources. */
  date?: string | undefined;
  label: string;
  note?: string | undefined;
}

/** Days a grid view shows: the week of `from` from Monday, or the day itself. */
export function daysOf(view: 'week' | 'day', from: string): string[] {
  if (view === 'day') return [from];
  const monday = mondayOf(from);
  return Array.from({ length: 7 }, (_, i) => addDays(monday, i));
}

/** Columns from the left: days, or for every day its resources. */
export function columnsOf(days: readonly string[], resources?: readonly TimetableResource[]): TimetableColumn[] {
  const columns: TimetableColumn[] = [];
  for (const date of days) {
    if (!resources) columns.push({ key: date, index: columns.length, date });
    else
      for (const resource of resources)
        columns.push({ key: `${date}|${resource.id}`, index: columns.length, date, resource });
  }
  return columns;
}

/** Heads above the columns: days when several days have resources, else the resources' own groups, else none. */
export function groupsOf(columns: readonly TimetableColumn[]): ColumnGroup[] {
  if (!columns[0]?.resource) return [];
  const severalDays = columns.at(-1)?.date !== columns[0].date;
  if (!severalDays && !columns.some((column) => column.resource?.group)) return [];
  const groups: ColumnGroup[] = [];
  for (const { index, date, resource } of columns) {
    const key = severalDays ? date : (resource?.group?.id ?? '');
    const last = groups.at(-1);
    if (last?.key === key) last.count += 1;
    else if (severalDays) groups.push({ key, first: index, count: 1, date, label: date });
    else
      groups.push({
        key,
        first: index,
        count: 1,
        label: resource?.group?.label ?? '',
        note: resource?.group?.note,
      });
  }
  return groups;
}

/** Whether a lesson or block stands in a column. Without resources every thing of the day does. */
export function standsIn(
  thing: { date: string; resourceIds?: readonly string[] | undefined },
  column: TimetableColumn,
): boolean {
  if (thing.date !== column.date) return false;
  return !column.resource || (thing.resourceIds?.includes(column.resource.id) ?? false);
}
