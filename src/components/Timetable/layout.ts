import { minutesOf } from '../../domain/dates.ts';
import { type CardPlan, planCard } from './cardLines.ts';
import { standsIn } from './columns.ts';
import { boxOf, type HourSpan } from './geometry.ts';
import { type LaneSpan, layLanes } from './lanes.ts';
import type { TimetableTexts } from './texts.ts';
import type { TimetableBlock, TimetableColumn, TimetableLesson } from './types.ts';

/** A card at its place in a column. px from the grid's top, fractions of the column's width. */
export interface PlacedCard {
  kind: 'lesson';
  /** Unique on the grid: a lesson with two teachers stands in two columns. */
  key: string;
  column: number;
  lesson: TimetableLesson;
  start: number;
  end: number;
  top: number;
  height: number;
  left: number;
  width: number;
  plan: CardPlan;
}

/** "+n": lessons that found no lane. */
export interface PlacedMore {
  kind: 'more';
  key: string;
  column: number;
  lessons: TimetableLesson[];
  start: number;
  end: number;
  top: number;
  height: number;
  left: number;
  width: number;
}

export type PlacedItem = PlacedCard | PlacedMore;

export interface PlacedBlock {
  block: TimetableBlock;
  top: number;
  height: number;
}

export interface ColumnLayout {
  /** In time order, then from the left: the order of the arrow keys. */
  items: PlacedItem[];
  blocks: PlacedBlock[];
}

/** What every column's layout depends on. */
export interface LayoutSource {
  lessons: readonly TimetableLesson[];
  blocks: readonly TimetableBlock[];
  hours: HourSpan;
  hourHeight: number;
  /** px of a column without its gutters. */
  laneRoom: number;
  texts: TimetableTexts;
}

interface LessonSpan extends LaneSpan {
  lesson: TimetableLesson;
}

/** The word a card shows for its state: planned lessons need none. */
export function shownState(lesson: TimetableLesson, texts: TimetableTexts): string {
  return lesson.stateWord ?? (lesson.state === 'planned' ? '' : texts.states[lesson.state]);
}

/** Line 4 as text, to estimate whether it is worth a line. */
function fourthOf(lesson: TimetableLesson): string {
  const badges = lesson.badges?.map(({ glyph }) => glyph).join('') ?? '';
  return `${lesson.lines?.fourth ?? ''}${lesson.lines?.seats ? '0/0' : ''}${badges}`;
}

export function keyOf(columnKey: string, id: string): string {
  return `${columnKey}#${id}`;
}

/** Lays out one column. Lessons and blocks of other columns are left out. */
export function layColumn(column: TimetableColumn, source: LayoutSource): ColumnLayout {
  const { hours, hourHeight, laneRoom, texts } = source;
  const spans: LessonSpan[] = [];
  for (const lesson of source.lessons) {
    if (!standsIn(lesson, column)) continue;
    const slim = lesson.state === 'cancelled' || lesson.state === 'substituted' ? lesson.state : undefined;
    spans.push({ id: lesson.id, start: minutesOf(lesson.start), end: minutesOf(lesson.end), slim, lesson });
  }
  const { places, rests } = layLanes(spans, laneRoom);
  const items: PlacedItem[] = places.map(({ span, left, width }) => {
    const { lesson, start, end } = span;
    const box = boxOf(start, end, hours, hourHeight);
    const text = {
      title: lesson.title,
      state: shownState(lesson, texts),
      third: lesson.lines?.third ?? '',
      fourth: fourthOf(lesson),
    };
    const plan = planCard({ height: box.height, width: width * laneRoom - 4 }, text);
    const key = keyOf(column.key, lesson.id);
    return { kind: 'lesson', key, column: column.index, lesson, start, end, ...box, left, width, plan };
  });
  for (const { id, start, end, left, width, hidden } of rests) {
    const box = boxOf(start, end, hours, hourHeight);
    const lessons = hidden.map(({ lesson }) => lesson);
    const key = keyOf(column.key, id);
    items.push({ kind: 'more', key, column: column.index, lessons, start, end, ...box, left, width });
  }
  items.sort((a, b) => a.start - b.start || a.left - b.left || (a.key < b.key ? -1 : 1));
  const blocks = source.blocks
    .filter((block) => standsIn(block, column))
    .map((block) => ({ block, ...boxOf(minutesOf(block.start), minutesOf(block.end), hours, hourHeight) }));
  return { items, blocks };
}

/**
 * Layouts of all columns, each made when first asked for: a grid of 420 columns lays out only what it shows.
 * Lessons are sorted by column once.
 */
export function layoutsOf(columns: readonly TimetableColumn[], source: LayoutSource): (index: number) => ColumnLayout {
  const byDate = new Map<string, { lessons: TimetableLesson[]; blocks: TimetableBlock[] }>();
  const ofDate = (date: string) => {
    const known = byDate.get(date);
    if (known) return known;
    const fresh = { lessons: [], blocks: [] };
    byDate.set(date, fresh);
    return fresh;
  };
  for (const lesson of source.lessons) ofDate(lesson.date).lessons.push(lesson);
  for (const block of source.blocks) ofDate(block.date).blocks.push(block);
  const made = new Map<number, ColumnLayout>();
  return (index) => {
    const known = made.get(index);
    if (known) return known;
    const column = columns[index];
    const layout = column ? layColumn(column, { ...source, ...ofDate(column.date) }) : { items: [], blocks: [] };
    made.set(index, layout);
    return layout;
  };
}
