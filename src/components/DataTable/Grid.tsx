import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import { BodyRow } from './BodyRow.tsx';
import { Scroller } from './Grid.styles.ts';
import { SharedContext } from './gridShared.ts';
import { withKept } from './gridWindow.ts';
import { HeadRow } from './HeadRow.tsx';
import { hostedBy } from './merge.ts';
import { BodyState } from './TableStates.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import type { TableStatus } from './types.ts';
import type { DataTableModel } from './useDataTable.ts';
import { useGrid } from './useGrid.ts';
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
  const { lines, options, texts, active } = model;
  const { scroller, layout, window, view, onScroll, events, shared, offsets, runs, rowHeight, head, totals, lineOf } =
    useGrid({ model, inset, scrollKey, say });
  const { at } = useSyncExternalStore(active.subscribe, active.get, active.get);
  const kept = at ? (lineOf(at.line) ?? -1) : -1;
  const rows = withKept(window.first, window.end, kept, lines.length).map((index) => {
    const line = lines[index];
    if (!line) return null;
    const placeOf = { key: line.key, index, top: offsets.top(index) };
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
        hosts={runs.size === 0 ? '' : hostedBy(runs, index, window.first)}
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
      <SharedContext value={shared}>
        <div
          className="dt-grid"
          role={options.childrenOf || options.groupBy ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-rowcount={lines.length + 1 + (totals ? 1 : 0)}
          aria-colcount={layout.columns.length}
          aria-multiselectable={shared.selects ? true : undefined}
          aria-busy={status.state === 'pending' || (status.state === 'ready' && status.refreshing) || undefined}
          style={{ width: layout.width }}
        >
          <HeadRow sort={model.sort} window={window} height={head} />
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
          {totals ? <TotalsRow rows={options.rows} window={window} rowIndex={lines.length + 2} /> : null}
        </div>
      </SharedContext>
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
