import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { BodyRow } from './BodyRow.tsx';
import { Scroller } from './Grid.styles.ts';
import { type GridShared, headHeight, rowHeights, touchRow } from './gridShared.ts';
import { withKept } from './gridWindow.ts';
import { HeadRow } from './HeadRow.tsx';
import { type MergeRun, mergeRuns } from './merge.ts';
import { rowOffsets } from './rowOffsets.ts';
import { BodyState } from './TableStates.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import type { TableStatus } from './types.ts';
import { useCoarse } from './useCoarse.ts';
import type { DataTableModel } from './useDataTable.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useGridMoves } from './useGridMoves.ts';
import { useGridView } from './useGridView.ts';
import { useStable } from './useStable.ts';
import { DetailRow, GroupRow } from './WideRows.tsx';

interface GridProps<Row> {
  table: DataTableModel<Row>;
  label: string;
  status: TableStatus;
  empty: ReactNode;
  /** px below the last row, for what floats over it. */
  endPadding: number;
  /** px more before the first column than a cell's own padding. */
  inset: number;
  /** It is higher than its rows may be. */
  fill: boolean;
  /** Another one scrolls back to the first row. */
  scrollKey: string | number | undefined;
  say: (text: string) => void;
}

const unmeasuredDetail = 120;

/** Heights of opened details, as they are measured. */
function useDetailHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const measure = useCallback(
    (key: string, height: number) =>
      setHeights((before) => (before.get(key) === height ? before : new Map(before).set(key, height))),
    [],
  );
  return { heights, measure };
}

/** The scroller and what is mounted in it: a `<div role="grid">` (a tree or headings: `treegrid`) of rows in view. */
export function Grid<Row>({
  table: model,
  label,
  status,
  empty,
  endPadding,
  inset,
  fill,
  scrollKey,
  say,
}: GridProps<Row>) {
  const { lines, placed, options, texts, selection, active, edits, holder, setOpen } = model;
  const coarse = useCoarse();
  const rowHeight = coarse ? Math.max(touchRow, rowHeights[model.density]) : rowHeights[model.density];
  const head = coarse ? touchRow : headHeight;
  const { heights, measure } = useDetailHeights();
  const offsets = useMemo(() => {
    const special = new Map<number, number>();
    for (const [index, { kind, key }] of lines.entries()) {
      if (kind === 'detail') special.set(index, heights.get(key) ?? unmeasuredDetail);
    }
    return rowOffsets(lines.length, rowHeight, special);
  }, [lines, rowHeight, heights]);
  const { scroller, layout, window, view, onScroll } = useGridView(inset, placed, offsets, head);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [scroller, scrollKey]);
  const totals = lines.length > 0 && layout.columns.some(({ column }) => column?.total);
  const branch = options.childrenOf ? layout.columns.find(({ kind }) => kind === 'data')?.id : undefined;

  const foot = totals ? rowHeight : 0;
  const moves = useGridMoves({ scroller, lines, layout, offsets, active, head, foot });
  const events = useGridEvents({ model, layout, moves, scroller, rowHeight, branch, say });
  const { actions, detail, groupBy: grouping } = options;
  const selects = options.selectable !== undefined && options.selectable !== false;
  const opens = options.onRowOpen !== undefined;
  const runs = useMemo(() => {
    const all = new Map<string, MergeRun[]>();
    let outer: MergeRun[] | undefined;
    for (const { id, column } of layout.columns) {
      if (!column?.merge) continue;
      outer = mergeRuns(lines, column.merge, outer);
      all.set(id, outer);
    }
    return all;
  }, [lines, layout.columns]);
  const styles = useMemo(() => {
    const { startWidth: _unused, endWidth } = layout;
    return new Map(
      layout.columns.map(({ id, width, start, frozen }): [string, CSSProperties] => [
        id,
        frozen === 'end' ? { width, right: endWidth - start - width } : { width, left: start },
      ]),
    );
  }, [layout]);
  const stable = useStable({ moves, layout, lines, active, options, setOpen });
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

  const { at } = useSyncExternalStore(active.subscribe, active.get, active.get);
  const kept = at ? (moves.lineOf(at.line) ?? -1) : -1;
  const hostsOf = (index: number): string => {
    if (runs.size === 0) return '';
    const first = Math.max(window.first, 0);
    const hosts = [...runs].filter(([, column]) => Math.max(column[index]?.start ?? index, first) === index);
    return hosts.map(([id]) => id).join('\n');
  };
  const rows = withKept(window.first, window.end, kept, lines.length).map((index) => {
    const line = lines[index];
    if (!line) return null;
    const placeOf = { key: line.key, shared, index, top: offsets.top(index) };
    if (line.kind === 'group') return <GroupRow {...placeOf} key={line.key} line={line} />;
    if (line.kind === 'detail') return <DetailRow {...placeOf} key={line.key} line={line} />;
    const { columnFirst, columnEnd } = window;
    return (
      <BodyRow
        {...placeOf}
        key={line.key}
        line={line}
        columnFirst={columnFirst}
        columnEnd={columnEnd}
        hosts={hostsOf(index)}
      />
    );
  });
  const size = { '--view-w': `${view.width}px`, '--head': `${head}px` } as CSSProperties;
  return (
    <Scroller
      ref={scroller}
      style={size}
      onScroll={onScroll}
      {...events}
      data-overflows={layout.width > view.width + 1 ? '' : undefined}
      data-hides-start={window.hidesStart ? '' : undefined}
      data-hides-end={window.hidesEnd ? '' : undefined}
    >
      <div
        className="dt-grid"
        role={branch !== undefined || grouping ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={lines.length + 1 + (totals ? 1 : 0)}
        aria-colcount={layout.columns.length}
        aria-multiselectable={selects ? true : undefined}
        aria-busy={status.state === 'pending' || (status.state === 'ready' && status.refreshing) || undefined}
        style={{ width: layout.width }}
      >
        <HeadRow model={model} shared={shared} window={window} height={head} />
        {lines.length > 0 ? (
          <div
            className="dt-body"
            role="rowgroup"
            data-closed={totals || !fill ? '' : undefined}
            style={{ height: offsets.total + endPadding }}
          >
            {rows}
          </div>
        ) : null}
        {totals ? <TotalsRow shared={shared} rows={options.rows} window={window} rowIndex={lines.length + 2} /> : null}
      </div>
      {lines.length > 0 ? null : (
        <BodyState
          status={status}
          empty={empty}
          layout={layout}
          texts={texts}
          rowHeight={rowHeight}
          bones={Math.max(3, Math.min(14, Math.floor((view.height - head) / rowHeight)))}
        />
      )}
    </Scroller>
  );
}
