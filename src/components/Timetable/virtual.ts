/** First column and the one after the last; both 0 when there is nothing. */
export interface ColumnRange {
  first: number;
  end: number;
}

/** Columns in view and `overscan` more on each side. Sizes in px. */
export function visibleColumns(view: {
  scroll: number;
  viewport: number;
  width: number;
  count: number;
  overscan?: number;
}): ColumnRange {
  const { scroll, viewport, width, count, overscan = 2 } = view;
  if (count === 0) return { first: 0, end: 0 };
  if (!(width > 0) || !(viewport > 0)) return { first: 0, end: Math.min(count, 8) };
  const first = Math.max(0, Math.min(count - 1, Math.floor(scroll / width)) - overscan);
  const end = Math.min(count, Math.ceil((scroll + viewport) / width) + overscan);
  return { first, end: Math.max(end, first + 1) };
}

/** Indexes to render: the range and the columns that must stay mounted (focus, drag), in order, each once. */
export function renderedColumns(range: ColumnRange, kept: readonly number[], count: number): number[] {
  const all = new Set<number>();
  for (let index = range.first; index < range.end; index += 1) all.add(index);
  for (const index of kept) if (index >= 0 && index < count) all.add(index);
  return [...all].sort((a, b) => a - b);
}
