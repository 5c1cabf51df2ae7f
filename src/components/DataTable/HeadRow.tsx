import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import { headLine } from './activeCell.ts';
import { clampWidth, type LaidColumn } from './columnLayout.ts';
import { useShared } from './gridShared.ts';
import type { GridWindow } from './gridWindow.ts';
import { HeadLine } from './HeadRow.styles.ts';
import type { TableSort } from './types.ts';
import { cellProps, Zones } from './Zones.tsx';

interface HeadRowProps {
  sort: TableSort | null;
  window: GridWindow;
  /** px */
  height: number;
}

/** The names of the columns. Renders a sticky `<div role="row">`. */
export function HeadRow<Row>({ sort, window, height }: HeadRowProps) {
  const { active } = useShared<Row>();
  const read = () => {
    const { at } = active.get();
    return at?.line === headLine ? at.column : '';
  };
  const activeColumn = useSyncExternalStore(active.subscribe, read, read);
  const cell = (column: LaidColumn<Row>) => (
    <HeadCell
      key={column.id}
      column={column}
      active={activeColumn === column.id}
      direction={sort?.column === column.id ? sort.direction : undefined}
    />
  );
  const { columnFirst, columnEnd } = window;
  return (
    <HeadLine className="dt-head" role="row" data-line={-1} aria-rowindex={1} style={{ height }}>
      <Zones<Row> columnFirst={columnFirst} columnEnd={columnEnd} kept={activeColumn} cell={cell} />
    </HeadLine>
  );
}

interface HeadCellProps<Row> {
  column: LaidColumn<Row>;
  active: boolean;
  direction: TableSort['direction'] | undefined;
}

function HeadCell<Row>({ column, active, direction }: HeadCellProps<Row>) {
  const shared = useShared<Row>();
  const { id, kind, header, column: data } = column;
  const sortable = data?.sortable !== undefined && data.sortable !== false;
  const resizable = kind === 'data' && data?.resizable !== false;
  return (
    <div
      {...cellProps(shared, column)}
      role="columnheader"
      tabIndex={active ? 0 : -1}
      aria-sort={sortable ? (direction ? `${direction}ending` : 'none') : undefined}
      aria-keyshortcuts={resizable ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
      data-column={column.index}
    >
      {kind === 'select' ? (
        <SelectAll />
      ) : kind === 'expand' ? (
        <span className="dt-heard">{header}</span>
      ) : sortable ? (
        <button type="button" className="dt-sort" tabIndex={-1} onClick={() => shared.cycleSort(id)}>
          <span className="dt-text">{header}</span>
          {direction === 'asc' ? (
            <ArrowUp size={12} strokeWidth={2} aria-hidden />
          ) : direction === 'desc' ? (
            <ArrowDown size={12} strokeWidth={2} aria-hidden />
          ) : (
            <ArrowDownUp size={12} strokeWidth={2} aria-hidden />
          )}
        </button>
      ) : (
        <span className="dt-text">{header}</span>
      )}
      {resizable ? <Pull column={column} /> : null}
    </div>
  );
}

function SelectAll() {
  const { selection, texts } = useShared();
  const { here } = useSyncExternalStore(selection.subscribe, selection.summary, selection.summary);
  return (
    <input
      type="checkbox"
      className="dt-box"
      tabIndex={-1}
      aria-label={texts.selectAll}
      ref={(box) => {
        if (box) box.indeterminate = here === 'some';
      }}
      checked={here === 'all'}
      readOnly
    />
  );
}

/** The edge a column is pulled by. For the keyboard it is Alt and the arrows on the head's cell. */
function Pull<Row>({ column }: { column: LaidColumn<Row> }) {
  const { pull, unpull, say, texts } = useShared<Row>();
  const [pulled, setPulled] = useState(false);
  const from = useRef({ x: 0, width: 0 });
  const widthAt = ({ clientX }: PointerEvent) => clampWidth(column, from.current.width + clientX - from.current.x);
  const end = (event: PointerEvent) => {
    if (!pulled) return;
    setPulled(false);
    const width = widthAt(event);
    pull(column.id, width, true);
    say(texts.width(column.header, width));
  };
  return (
    <span
      className="dt-pull"
      aria-hidden
      data-pulled={pulled ? '' : undefined}
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width: column.width };
        setPulled(true);
      }}
      onPointerMove={(event) => {
        if (pulled) pull(column.id, widthAt(event), false);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => unpull(column.id)}
    />
  );
}
