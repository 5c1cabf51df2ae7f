import type { LaidColumn } from './columnLayout.ts';
import type { GridShared } from './gridShared.ts';
import type { GridWindow } from './gridWindow.ts';

interface TotalsRowProps<Row> {
  shared: GridShared<Row>;
  rows: readonly Row[];
  window: GridWindow;
  /** Its place among all lines, from 1. */
  rowIndex: number;
}

/** The sums of the columns that have one. Renders a sticky `<div role="row">` at the foot. */
export function TotalsRow<Row>({ shared, rows, window, rowIndex }: TotalsRowProps<Row>) {
  const { layout, styles, texts, rowHeight } = shared;
  const named = layout.columns.find(({ kind, column }) => kind === 'data' && !column?.total);
  const cell = ({ id, index, column, frozen, edge }: LaidColumn<Row>) => (
    <div
      key={id}
      className="dt-cell"
      role="gridcell"
      aria-colindex={index + 1}
      data-align={column?.align ?? (column?.numeric ? 'end' : undefined)}
      data-numeric={column?.numeric ? '' : undefined}
      data-frozen={frozen}
      data-edge={edge ? frozen : undefined}
      style={styles.get(id)}
    >
      {id === named?.id ? texts.totals : column?.total ? <span className="dt-text">{column.total(rows)}</span> : null}
    </div>
  );
  return (
    <div className="dt-totals" role="row" aria-rowindex={rowIndex} style={{ height: rowHeight }}>
      {layout.start.map(cell)}
      <div className="dt-mid" role="presentation" style={{ width: layout.centerWidth }}>
        {layout.center.slice(window.columnFirst, window.columnEnd).map(cell)}
      </div>
      {layout.end.map(cell)}
    </div>
  );
}
