import { addDays, compareDates } from '../../domain/dates.ts';
import type { TimetableBlock, TimetableHoliday, TimetableLesson } from './types.ts';

/** One row of the list. */
export type AgendaRow =
  | { kind: 'day'; key: string; date: string; count: number; holiday: TimetableHoliday | undefined }
  | { kind: 'lesson'; key: string; lesson: TimetableLesson }
  | { kind: 'block'; key: string; block: TimetableBlock }
  | { kind: 'free'; key: string };

export interface AgendaSource {
  lessons: readonly TimetableLesson[];
  blocks: readonly TimetableBlock[];
  holidays: readonly TimetableHoliday[];
  from: string;
  days: number;
  today: string | undefined;
}

const byTime = (a: { start: string; end: string }, b: { start: string; end: string }) =>
  compareDates(a.start, b.start) || compareDates(a.end, b.end);

/** The list from its first day: a head for every day that has something, today always, then what happens in time order. */
export function agendaRows({ lessons, blocks, holidays, from, days, today }: AgendaSource): AgendaRow[] {
  const rows: AgendaRow[] = [];
  for (let date = from, n = 0; n < days; n += 1, date = addDays(from, n)) {
    const own = lessons.filter((lesson) => lesson.date === date);
    const busy = blocks.filter((block) => block.date === date);
    const holiday = holidays.find((one) => one.date === date);
    if (own.length === 0 && busy.length === 0 && !holiday && date !== today) continue;
    const count = own.filter(({ state }) => state !== 'cancelled').length;
    rows.push({ kind: 'day', key: date, date, count, holiday });
    const items = [
      ...own.map((lesson): AgendaRow & { start: string; end: string } => ({
        ...lesson,
        kind: 'lesson',
        key: lesson.id,
        lesson,
      })),
      ...busy.map((block): AgendaRow & { start: string; end: string } => ({
        ...block,
        kind: 'block',
        key: `block:${block.id}`,
        block,
      })),
    ];
    for (const item of items.sort(byTime)) {
      if (item.kind === 'lesson') rows.push({ kind: 'lesson', key: item.key, lesson: item.lesson });
      else if (item.kind === 'block') rows.push({ kind: 'block', key: item.key, block: item.block });
    }
    if (own.length === 0 && date === today) rows.push({ kind: 'free', key: `free:${date}` });
  }
  return rows;
}

/** px of a row; the list is virtual and must know before it draws. */
export function agendaRowHeight(row: AgendaRow): number {
  if (row.kind === 'day') return 40;
  return row.kind === 'lesson' ? 68 : 48;
}

/** Index of the next lesson row from `index` in a direction, or `index` when there is none. */
export function nextLessonRow(rows: readonly AgendaRow[], index: number, step: 1 | -1): number {
  for (let i = index + step; i >= 0 && i < rows.length; i += step) if (rows[i]?.kind === 'lesson') return i;
  return index;
}
