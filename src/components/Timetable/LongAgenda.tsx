import type { RefObject } from 'react';
import { List, type ListImperativeAPI, type RowComponentProps } from 'react-window';
import { type AgendaRowProps, AgendaRowView } from './AgendaRow.tsx';
import { type AgendaRow, agendaRowHeight } from './agendaRows.ts';

type RowProps = Omit<AgendaRowProps, 'row' | 'index'> & { rows: readonly AgendaRow[] };

interface LongAgendaProps extends RowProps {
  listRef: RefObject<ListImperativeAPI | null>;
  onRowsRendered: () => void;
}

/** The list of many rows: only those in view are there. */
export function LongAgenda({ listRef, onRowsRendered, ...rowProps }: LongAgendaProps) {
  return (
    <List<RowProps>
      data-long=""
      listRef={listRef}
      rowCount={rowProps.rows.length}
      rowHeight={heightOf}
      rowKey={keyOfRow}
      rowComponent={Row}
      rowProps={rowProps}
      onRowsRendered={onRowsRendered}
    />
  );
}

const heightOf = (index: number, { rows }: RowProps) => {
  const row = rows[index];
  return row ? agendaRowHeight(row) : 0;
};
const keyOfRow = (index: number, { rows }: RowProps) => rows[index]?.key ?? index;

function Row({ index, style, ariaAttributes, rows, ...rest }: RowComponentProps<RowProps>) {
  const row = rows[index];
  if (!row) return null;
  return (
    <div style={style} {...ariaAttributes}>
      <AgendaRowView row={row} index={index} {...rest} />
    </div>
  );
}
