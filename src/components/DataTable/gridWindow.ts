import type { ColumnLayout } from './columnLayout.ts';
import type { RowOffsets } from './rowOffsets.ts';

/** How the scroller stands, in px. `head` and `foot` are covered by the sticky head and the row of totals. */
export interface GridView {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Rows and middle columns to render: first and the one after the last. */
export interface GridWindow {
  readonly first: number;
  readonly end: number;
  readonly columnFirst: number;
  readonly columnEnd: number;
  /** Something is hidden behind the frozen columns of that side. */
  readonly hidesStart: boolean;
  readonly hidesEnd: boolean;
}

const overscanRows = 6;
/** px beyond each side: columns come before they are seen. */
const overscanPx = 120;

/** The window of a view. The head takes its height off the rows' own top. */
export function gridWindow<Row>(view: GridView, rows: RowOffsets, layout: ColumnLayout<Row>, head: number): GridWindow {
  const { count } = rows;
  const first = Math.max(0, rows.at(view.top) - overscanRows);
  const last = rows.at(view.top + Math.max(0, view.height - head));
  const { center, startWidth, endWidth, width } = layout;
  const from = view.left - overscanPx;
  const to = view.left + view.width - startWidth - endWidth + overscanPx;
  let columnFirst = 0;
  while (columnFirst < center.length) {
    const column = center[columnFirst];
    if (!column || column.start + column.width > from) break;
    columnFirst += 1;
  }
  let columnEnd = columnFirst;
  while (columnEnd < center.length && (center[columnEnd]?.start ?? 0) < to) columnEnd += 1;
  return {
    first,
    end: count === 0 ? 0 : Math.min(count, last + 1 + overscanRows),
    columnFirst,
    columnEnd,
    hidesStart: view.left > 1,
    hidesEnd: view.left + view.width < width - 1,
  };
}

export function sameWindow(a: GridWindow, b: GridWindow): boolean {
  return (
    a.first === b.first &&
    a.end === b.end &&
    a.columnFirst === b.columnFirst &&
    a.columnEnd === b.columnEnd &&
    a.hidesStart === b.hidesStart &&
    a.hidesEnd === b.hidesEnd
  );
}

/** Indexes from `first` to `end`, and one more that must stay mounted (it holds the focus), in order. */
export function withKept(first: number, end: number, kept: number, count: number): number[] {
  const range = Array.from({ length: end - first }, (_, i) => first + i);
  if (kept < 0 || kept >= count || (kept >= first && kept < end)) return range;
  return kept < first ? [kept, ...range] : [...range, kept];
}

/** Where to scroll so that a span is in view: as little as needed. All in px. */
export function reveal(span: { start: number; size: number }, scroll: number, room: number): number {
  if (span.start < scroll || span.size > room) return span.start;
  return Math.max(scroll, span.start + span.size - room);
}
