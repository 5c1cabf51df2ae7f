import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ColumnLayout, layoutColumns, type PlacedColumn } from './columnLayout.ts';
import { type GridView, type GridWindow, gridWindow, sameWindow } from './gridWindow.ts';
import type { RowOffsets } from './rowOffsets.ts';

export interface GridViewState<Row> {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: ColumnLayout<Row>;
  readonly window: GridWindow;
  readonly view: GridView;
  readonly onScroll: () => void;
}

interface ViewInput<Row> {
  /** px more in the first column. */
  inset: number;
  placed: readonly PlacedColumn<Row>[];
  offsets: RowOffsets;
  /** px the sticky head covers. */
  head: number;
  /** Another one scrolls back to the first row. */
  scrollKey: string | number | undefined;
}

/** Before it is measured: a first paint that is nearly right. */
const assumed: GridView = { top: 0, left: 0, width: 1024, height: 560 };

/** What of the grid is in view. Renders anew only when other rows or columns come into the window. */
export function useGridView<Row>({ inset, placed, offsets, head, scrollKey }: ViewInput<Row>): GridViewState<Row> {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(assumed);
  const layout = useMemo(() => {
    const [first, ...rest] = placed;
    const columns = first && inset > 0 ? [{ ...first, width: first.width + inset }, ...rest] : placed;
    return layoutColumns(columns, view.width);
  }, [placed, inset, view.width]);
  const shown = useMemo(() => gridWindow(view, offsets, layout, head), [view, offsets, layout, head]);
  const latest = useRef({ view, offsets, layout, head, shown });
  useLayoutEffect(() => {
    latest.current = { view, offsets, layout, head, shown };
  });
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height, scrollTop: top, scrollLeft: left } = element;
    // Not laid out (a hidden tab): what was known before is better than nothing.
    if (width === 0 || height === 0) return;
    const { view: before, offsets: rows, layout: columns, head: cover, shown: held } = latest.current;
    const next = { top, left, width, height };
    const resized = width !== before.width || height !== before.height;
    if (!resized && sameWindow(held, gridWindow(next, rows, columns, cover))) return;
    setView(next);
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [look]);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [scrollKey]);
  return { scroller, layout, window: shown, view, onScroll: look };
}
