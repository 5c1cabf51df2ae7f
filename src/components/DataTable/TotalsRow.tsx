import type { LaidColumn } from './columnLayout.ts';
import { useShared } from './gridShared.ts';
import type { GridWindow } from './gridWindow.ts';
import { cellProps, Zones } from './Zones.tsx';

interface TotalsRowProps<Row> {
  rows: readonly Row[];
  window: GridWindow;
  /** Its place among all lines, from 1. */
  rowIndex: number;
}

/** The sums of the columns that have one. Renders a sticky `<div role="row">` at the foot. */
export function TotalsRow<Row>({ rows, window, rowIndex }: TotalsRowProps<Row>) {
  const shared = useShared<Row>();
  const { layout, texts, rowHeight } = shared;
  const named = layout.columns.find(({ kind, column }) => kind === 'data' && !column?.total);
  const cell = (laid: LaidColumn<Row>) => {
    const { id, column } = laid;
    return (
      <div key={id} {...cellProps(shared, laid)} role="gridcell">
        {id === named?.id ? texts.totals : column?.total ? <span className="dt-text">{column.total(rows)}</span> : null}
      </div>
    );
  };
  return (
    <div className="dt-totals" role="row" aria-rowindex={rowIndex} style={{ height: rowHeight }}>
      <Zones columnFirst={window.columnFirst} columnEnd={window.columnEnd} cell={cell} />
    </div>
  );
}
