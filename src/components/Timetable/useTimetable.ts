import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { daysBetween, minutesOf, timeOf } from '../../domain/dates.ts';
import { columnsOf, daysOf, groupsOf } from './columns.ts';
import { type HourSpan, hourSpanOf, pxOf } from './geometry.ts';
import { firstFocus, type GridFocus } from './keyboard.ts';
import { layoutsOf, type PlacedItem } from './layout.ts';
import { timetableTexts, type TimetableTexts } from './texts.ts';
import type { TimetableProps } from './timetableProps.ts';
import type { SelectReason, TimetableTarget, TimetableView } from './types.ts';
import { useGridSize } from './useGridSize.ts';
import { usePendingMoves } from './usePendingMoves.ts';

export const hourWidth = 64;
const defaultHours = { from: '08:00', to: '21:00' };
const noBlocks: NonNullable<TimetableProps['blocks']> = [];

/** The timetable without its looks: columns, hours, layout, selection and focus. */
export function useTimetable<T>(props: TimetableProps<T>, view: TimetableView) {
  const { from, resources, today, now, hours = defaultHours, blocks = noBlocks, locale } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const texts = useMemo<TimetableTexts>(() => ({ ...timetableTexts, ...locale }), [locale]);
  const { shown: lessons, pending, hold } = usePendingMoves(props.lessons);

  const gridView = view === 'day' ? 'day' : 'week';
  const days = useMemo(() => daysOf(gridView, from), [gridView, from]);
  const columns = useMemo(() => columnsOf(days, resources), [days, resources]);
  const groups = useMemo(() => groupsOf(columns), [columns]);
  const inView = useMemo(() => lessons.filter(({ date }) => days.includes(date)), [lessons, days]);
  const span: HourSpan = useMemo(
    () =>
      hourSpanOf(
        hours,
        inView,
        blocks.filter(({ date }) => days.includes(date)),
      ),
    [hours, inView, blocks, days],
  );
  const hourHeight = props.hourHeight ?? (resources ? 48 : 56);
  const minColumnWidth = props.minColumnWidth ?? (resources ? 140 : 96);
  const { columnWidth, range } = useGridSize(scroller, { count: columns.length, hourWidth, minColumnWidth });
  const laneRoom = columnWidth - 3;
  const layout = useMemo(
    () => layoutsOf(columns, { lessons: inView, blocks, hours: span, hourHeight, laneRoom, texts }),
    [columns, inView, blocks, span, hourHeight, laneRoom, texts],
  );

  const todayColumn = today ? columns.findIndex(({ date }) => date === today) : -1;
  const nowMinute = now ? minutesOf(now) : span.from;

  // A low window opens where the day is, not at eight in the morning; afterwards the place is the reader's.
  const opened = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (opened.current || !box || todayColumn < 0 || !now) return;
    opened.current = true;
    if (box.scrollHeight > box.clientHeight)
      box.scrollTo({ top: pxOf(nowMinute, span, hourHeight) - box.clientHeight / 2 });
  }, [todayColumn, now, nowMinute, span, hourHeight]);

  const focusGrid = useMemo(
    () => ({ columns: columns.length, hours: span, itemsOf: (column: number) => layout(column).items }),
    [columns, span, layout],
  );
  const { focus, setFocus } = useGridFocus(focusGrid, columns, todayColumn, nowMinute);
  const { selectedId, selectedBy, select } = useSelection(props);

  const itemOf = useCallback(
    (key: string): PlacedItem | undefined => {
      const index = columns.findIndex((column) => key.startsWith(`${column.key}#`));
      return layout(index).items.find((candidate) => candidate.key === key);
    },
    [columns, layout],
  );
  const itemOfLesson = (id: string): PlacedItem | undefined => {
    const has = (item: PlacedItem | undefined) => item?.kind === 'lesson' && item.lesson.id === id;
    const focused = focus.kind === 'item' ? itemOf(focus.key) : undefined;
    if (has(focused)) return focused;
    for (const { index } of columns) {
      const item = layout(index).items.find(has);
      if (item) return item;
    }
    return undefined;
  };
  const lessonById = useMemo(() => new Map(lessons.map((lesson) => [lesson.id, lesson])), [lessons]);

  return {
    view,
    texts,
    scroller,
    body,
    days,
    columns,
    groups,
    lessons,
    lessonById,
    pending,
    hold,
    hours: span,
    hourHeight,
    minColumnWidth,
    columnWidth,
    range,
    layout,
    itemOf,
    itemOfLesson,
    focusGrid,
    focus,
    setFocus,
    todayColumn,
    nowMinute: now && todayColumn >= 0 && nowMinute >= span.from && nowMinute <= span.to ? nowMinute : undefined,
    selectedId,
    selectedBy,
    select,
  };
}

export type TimetableModel<T = unknown> = ReturnType<typeof useTimetable<T>>;

/** The focus in terms of the current layout: kept by key, else moved to where Tab should enter. */
function useGridFocus(
  grid: Parameters<typeof firstFocus>[0],
  columns: readonly { key: string }[],
  todayColumn: number,
  nowMinute: number,
) {
  const [kept, setKept] = useState<GridFocus | null>(null);
  const today = todayColumn >= 0 ? { column: todayColumn, minute: nowMinute } : undefined;
  const first = () => firstFocus(grid, today);
  let focus: GridFocus;
  if (!kept) focus = first();
  else if (kept.kind === 'slot') focus = kept.column < columns.length ? kept : first();
  else focus = grid.itemsOf(kept.column).some(({ key }) => key === kept.key) ? kept : first();
  return { focus, setFocus: setKept };
}

function useSelection<T>({ selectedId, onSelect }: TimetableProps<T>) {
  const [own, setOwn] = useState<string | null>(null);
  const [selectedBy, setSelectedBy] = useState<SelectReason | null>(null);
  const current = selectedId === undefined ? own : selectedId;
  const select = (id: string | null, reason: SelectReason) => {
    if (id === current) return;
    setOwn(id);
    setSelectedBy(reason);
    onSelect?.(id, { reason });
  };
  return { selectedId: current, selectedBy, select };
}

/** The slot of `length` minutes from a minute of a column. */
export function slotTarget(
  column: TimetableModel['columns'][number],
  start: number,
  length: number,
  hours: HourSpan,
): TimetableTarget {
  const from = Math.max(hours.from, Math.min(start, hours.to - length));
  const target: TimetableTarget = { date: column.date, start: timeOf(from), end: timeOf(from + length) };
  if (column.resource) target.resourceId = column.resource.id;
  return target;
}

/** Whether a date lies in the days from `from`. */
export function isInDays(date: string, from: string, days: number): boolean {
  const distance = daysBetween(from, date);
  return distance >= 0 && distance < days;
}
