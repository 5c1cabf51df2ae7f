import { type CSSProperties, useMemo } from 'react';
import type { ColumnLayout } from './columnLayout.ts';
import { type GridShared, headHeight, rowHeights, touchRow } from './gridShared.ts';
import { runsOf } from './merge.ts';
import { useCoarse } from './useCoarse.ts';
import type { DataTableModel } from './useDataTable.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useGridMoves } from './useGridMoves.ts';
import { useGridView } from './useGridView.ts';
import { useLineOffsets } from './useLineOffsets.ts';
import { useStable } from './useStable.ts';

interface GridInput<Row> {
  model: DataTableModel<Row>;
  inset: number;
  scrollKey: string | number | undefined;
  say: (text: string) => void;
}

function cellStyles<Row>({ columns, endWidth }: ColumnLayout<Row>): Map<string, CSSProperties> {
  return new Map(
    columns.map(({ id, width, start, frozen }): [string, CSSProperties] => [
      id,
      frozen === 'end' ? { width, right: endWidth - start - width } : { width, left: start },
    ]),
  );
}

/** What the grid's view draws from: where everything stands, what is in view, what a press or a key does. */
export function useGrid<Row>({ model, inset, scrollKey, say }: GridInput<Row>) {
  const { lines, placed, options, texts, selection, active, edits, holder } = model;
  const coarse = useCoarse();
  const rowHeight = coarse ? Math.max(touchRow, rowHeights[model.density]) : rowHeights[model.density];
  const head = coarse ? touchRow : headHeight;
  const { offsets, measure } = useLineOffsets(lines, rowHeight);
  const { scroller, layout, window, view, onScroll } = useGridView({ inset, placed, offsets, head, scrollKey });
  const totals = lines.length > 0 && layout.columns.some(({ column }) => column?.total);
  const branch = options.childrenOf ? layout.columns.find(({ kind }) => kind === 'data')?.id : undefined;

  const foot = totals ? rowHeight : 0;
  const moves = useGridMoves({ scroller, lines, layout, offsets, active, head, foot });
  const events = useGridEvents({ model, layout, moves, scroller, rowHeight, branch, say });
  const { actions, detail, groupBy: grouping } = options;
  const selects = options.selectable !== undefined && options.selectable !== false;
  const opens = options.onRowOpen !== undefined;
  const runs = useMemo(() => runsOf(lines, layout.columns), [lines, layout.columns]);
  const styles = useMemo(() => cellStyles(layout), [layout]);
  const stable = useStable({ moves, layout, lines, active, options, model });
  const shared = useMemo(
    (): GridShared<Row> => ({
      texts,
      selection,
      active,
      edits,
      holder,
      layout,
      styles,
      selects,
      actions,
      detail,
      grouping,
      opens,
      branch,
      rowHeight,
      runs,
      topOf: offsets.top,
      measureDetail: measure,
      say,
      ...stable,
    }),
    [
      texts,
      selection,
      active,
      edits,
      holder,
      layout,
      styles,
      selects,
      actions,
      detail,
      grouping,
      opens,
      branch,
      rowHeight,
      runs,
      offsets,
      measure,
      say,
      stable,
    ],
  );

  return {
    scroller,
    layout,
    window,
    view,
    onScroll,
    events,
    shared,
    offsets,
    runs,
    rowHeight,
    head,
    totals,
    lineOf: moves.lineOf,
  };
}
