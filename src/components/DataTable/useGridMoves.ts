import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ActiveCellStore, type CellAt, headLine } from './activeCell.ts';
import type { ColumnLayout } from './columnLayout.ts';
import { reveal } from './gridWindow.ts';
import type { Line } from './lines.ts';
import type { RowOffsets } from './rowOffsets.ts';

interface Moves<Row> {
  scroller: RefObject<HTMLDivElement | null>;
  lines: readonly Line<Row>[];
  layout: ColumnLayout<Row>;
  offsets: RowOffsets;
  active: ActiveCellStore;
  /** Px that the sticky head and the row of totals cover. */
  head: number;
  foot: number;
}

export interface GridMoves {
  /** Index of a line by its key; −1 is the head. */
  lineOf: (key: string) => number | undefined;
  /** Makes a cell active, brings it into view and gives it the focus. */
  go: (line: number, column: number) => void;
  /** The same, marking everything from where the range began. */
  extend: (line: number, column: number) => void;
  cellElement: (line: number, column: number) => HTMLElement | null;
}

/** Moves about the grid. The active cell is found by key and id, so it survives sorting, refreshing, hidden columns. */
export function useGridMoves<Row>(moves: Moves<Row>): GridMoves {
  const { lines, layout, active } = moves;
  const latest = useRef(moves);
  const indexes = useMemo(() => new Map(lines.map(({ key }, index) => [key, index])), [lines]);
  const lineOf = useCallback((key: string) => (key === headLine ? -1 : indexes.get(key)), [indexes]);
  const fallback = useRef(0);

  const cellElement = useCallback((line: number, column: number) => {
    const row = latest.current.scroller.current?.querySelector(`[data-line="${line}"]`);
    return (
      row?.querySelector<HTMLElement>(`[data-column="${column}"]`) ??
      row?.querySelector<HTMLElement>('[data-column]') ??
      null
    );
  }, []);

  const show = useCallback(
    (line: number, column: number, become: (at: CellAt) => void) => {
      const { scroller, lines: all, layout: now, offsets, head, foot } = latest.current;
      const target = now.columns[column];
      const key = line < 0 ? headLine : all[line]?.key;
      const element = scroller.current;
      if (!target || key === undefined || !element) return;
      if (line >= 0) {
        const room = element.clientHeight - head - foot;
        element.scrollTop = reveal({ start: offsets.top(line), size: offsets.height(line) }, element.scrollTop, room);
      }
      if (target.frozen === undefined) {
        const room = element.clientWidth - now.startWidth - now.endWidth;
        element.scrollLeft = reveal({ start: target.start, size: target.width }, element.scrollLeft, room);
      }
      // The cell may be out of the window: it is mounted by becoming active, and only then can take the focus.
      flushSync(() => become({ line: key, column: target.id }));
      cellElement(line, column)?.focus({ preventScroll: true });
    },
    [cellElement],
  );
  const go = useCallback((line: number, column: number) => show(line, column, active.move), [show, active]);
  const extend = useCallback(
    (line: number, column: number) =>
      show(line, column, (at) => {
        const from = active.anchor() ?? at;
        const fromLine = lineOf(from.line) ?? line;
        const fromColumn = latest.current.layout.columns.findIndex(({ id }) => id === from.column);
        const range = {
          top: Math.max(0, Math.min(fromLine, line)),
          bottom: Math.max(fromLine, line),
          left: Math.min(fromColumn, column),
          right: Math.max(fromColumn, column),
        };
        const single = range.top === range.bottom && range.left === range.right;
        active.extend(at, single ? null : range);
      }),
    [show, active, lineOf],
  );

  useLayoutEffect(() => {
    latest.current = moves;
  });
  // The active cell is always one that exists: the first at the start, the nearest when its row or column goes.
  useLayoutEffect(() => {
    const { at } = active.get();
    active.clearRange();
    const line = at ? lineOf(at.line) : undefined;
    const column = layout.columns.find(({ id }) => id === at?.column);
    if (line !== undefined && column) {
      fallback.current = line;
      return;
    }
    const first = layout.columns.find(({ kind }) => kind === 'data') ?? layout.columns[0];
    const next = lines.length === 0 ? headLine : lines[Math.max(0, Math.min(fallback.current, lines.length - 1))]?.key;
    const to = column ?? first;
    if (!to || next === undefined) return;
    const key = line === undefined ? next : (at?.line ?? next);
    const lost = at !== null && document.activeElement === document.body && hadFocus.current;
    active.move({ line: key, column: to.id });
    // After this commit: what takes the focus is rendered by it.
    if (lost) queueMicrotask(() => go(lineOf(key) ?? -1, layout.columns.indexOf(to)));
  }, [active, lines, layout.columns, lineOf, go]);

  // A removed row takes the focus with it, and nobody is told: whether it was here has to be remembered.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = latest.current.scroller.current;
    if (!element) return;
    const come = () => {
      hadFocus.current = true;
      fallback.current = lineOf(active.get().at?.line ?? '') ?? fallback.current;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) hadFocus.current = false;
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', leave);
    };
  }, [active, lineOf]);
  return { lineOf, go, extend, cellElement };
}
