import type { ReactNode } from 'react';
import type { LaidColumn } from './columnLayout.ts';
import { type GridShared, useShared } from './gridShared.ts';

interface ZonesProps<Row> {
  columnFirst: number;
  columnEnd: number;
  /** Id of a column that stays mounted wherever the columns are scrolled to: it holds the focus. */
  kept?: string;
  cell: (column: LaidColumn<Row>) => ReactNode;
}

/** The cells of a line: frozen at the left, the middle ones in view, frozen at the right. */
export function Zones<Row>({ columnFirst, columnEnd, kept, cell }: ZonesProps<Row>) {
  const { layout } = useShared<Row>();
  const seen = layout.center.filter(
    ({ id }, index) => (index >= columnFirst && index < columnEnd) || (kept !== undefined && id === kept),
  );
  return (
    <>
      {layout.start.map(cell)}
      <div className="dt-mid" role="presentation" style={{ width: layout.centerWidth }}>
        {seen.map(cell)}
      </div>
      {layout.end.map(cell)}
    </>
  );
}

/** What every cell of a column has, in head, body and totals. */
export function cellProps<Row>(
  { styles }: GridShared<Row>,
  { id, index, kind, column, frozen, edge }: LaidColumn<Row>,
) {
  return {
    className: 'dt-cell',
    'aria-colindex': index + 1,
    'data-kind': kind === 'data' ? undefined : kind,
    'data-align': column?.align ?? (column?.numeric ? 'end' : undefined),
    'data-numeric': column?.numeric ? '' : undefined,
    'data-frozen': frozen,
    'data-edge': edge ? frozen : undefined,
    style: styles.get(id),
  };
}
