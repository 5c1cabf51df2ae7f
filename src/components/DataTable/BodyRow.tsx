import { memo, useCallback, useSyncExternalStore } from 'react';
import { activeOnLine, readActive } from './activeCell.ts';
import { MemoBodyCell } from './BodyCell.tsx';
import type { LaidColumn } from './columnLayout.ts';
import { useShared } from './gridShared.ts';
import type { RowLine } from './lines.ts';
import { Zones } from './Zones.tsx';

interface BodyRowProps<Row> {
  line: RowLine<Row>;
  index: number;
  /** px */
  top: number;
  columnFirst: number;
  columnEnd: number;
  /** Ids of the merged columns this row draws, joined. */
  hosts: string;
}

/** Renders a `<div role="row">` placed by its top; sets `data-line`, `data-selected`, `data-opens`. */
function Row<R>({ line, index, top, columnFirst, columnEnd, hosts }: BodyRowProps<R>) {
  const shared = useShared<R>();
  const { selection, active, selects } = shared;
  const { key, row, depth, expandable, open } = line;
  const subscribe = useCallback((listener: () => void) => selection.subscribeRow(key, listener), [selection, key]);
  const may = selects && shared.maySelect(row);
  const isSelected = () => may && selection.has(key);
  const selected = useSyncExternalStore(subscribe, isSelected, isSelected);
  const onLine = () => activeOnLine(active.get(), key, index);
  const marks = readActive(useSyncExternalStore(active.subscribe, onLine, onLine));

  const cell = (column: LaidColumn<R>) => (
    <MemoBodyCell
      key={column.id}
      column={column}
      line={line}
      index={index}
      active={marks.column === column.id}
      marked={column.index >= marks.left && column.index <= marks.right}
      selected={column.kind === 'select' && selected}
      host={hosts !== '' && hosts.split('\n').includes(column.id)}
    />
  );
  return (
    <div
      className="dt-row"
      role="row"
      data-line={index}
      data-selected={selected ? '' : undefined}
      data-opens={shared.opens ? '' : undefined}
      aria-rowindex={index + 2}
      aria-selected={may ? selected : undefined}
      aria-level={shared.branch === undefined ? undefined : depth + 1}
      aria-expanded={shared.branch !== undefined && expandable ? open : undefined}
      style={{ top, height: shared.rowHeight }}
    >
      <Zones columnFirst={columnFirst} columnEnd={columnEnd} kept={marks.column} cell={cell} />
    </div>
  );
}

/** A refresh makes new lines of the same rows: those are the same to look at. */
function same<R>(a: BodyRowProps<R>, b: BodyRowProps<R>): boolean {
  return (
    a.index === b.index &&
    a.top === b.top &&
    a.columnFirst === b.columnFirst &&
    a.columnEnd === b.columnEnd &&
    a.hosts === b.hosts &&
    a.line.row === b.line.row &&
    a.line.key === b.line.key &&
    a.line.depth === b.line.depth &&
    a.line.expandable === b.line.expandable &&
    a.line.open === b.line.open
  );
}

export const BodyRow = memo(Row, same) as typeof Row;
