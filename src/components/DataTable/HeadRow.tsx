import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import { headLine } from './activeCell.ts';
import { clampWidth, type LaidColumn } from './columnLayout.ts';
import type { GridShared } from './gridShared.ts';
import type { GridWindow } from './gridWindow.ts';
import { HeadLine } from './HeadRow.styles.ts';
import type { DataTableModel } from './useDataTable.ts';
import { cellProps, Zones } from './Zones.tsx';

interface HeadRowProps<Row> {
  model: DataTableModel<Row>;
  shared: GridShared<Row>;
  window: GridWindow;
  /** px */
  height: number;
}

/** The names of the columns. Renders a sticky `<div role="row">`. */
export function HeadRow<Row>({ model, shared, window, height }: HeadRowProps<Row>) {
  const { active } = shared;
  const read = () => {
    const { at } = active.get();
    return at?.line === headLine ? at.column : '';
  };
  const activeColumn = useSyncExternalStore(active.subscribe, read, read);
  const cell = (column: LaidColumn<Row>) => (
    <HeadCell key={column.id} model={model} shared={shared} column={column} active={activeColumn === column.id} />
  );
  const { columnFirst, columnEnd } = window;
  return (
    <HeadLine className="dt-head" role="row" data-line={-1} aria-rowindex={1} style={{ height }}>
      <Zones shared={shared} columnFirst={columnFirst} columnEnd={columnEnd} kept={activeColumn} cell={cell} />
    </HeadLine>
  );
}

interface HeadCellProps<Row> {
  model: DataTableModel<Row>;
  shared: GridShared<Row>;
  column: LaidColumn<Row>;
  active: boolean;
}

function HeadCell<Row>({ model, shared, column, active }: HeadCellProps<Row>) {
  const { id, kind, header, column: data } = column;
  const sortable = data?.sortable !== undefined && data.sortable !== false;
  const direction = model.sort?.column === id ? model.sort.direction : undefined;
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
        <SelectAll shared={shared} />
      ) : kind === 'expand' ? (
        <span className="dt-heard">{header}</span>
      ) : sortable ? (
        <button type="button" className="dt-sort" tabIndex={-1} onClick={() => model.cycleSort(id, 'pointer')}>
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
      {resizable ? <Pull model={model} column={column} say={shared.say} /> : null}
    </div>
  );
}

function SelectAll<Row>({ shared: { selection, texts } }: { shared: GridShared<Row> }) {
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

interface PullProps<Row> {
  model: DataTableModel<Row>;
  column: LaidColumn<Row>;
  say: (text: string) => void;
}

/** The edge a column is pulled by. For the keyboard it is Alt and the arrows on the head's cell. */
function Pull<Row>({ model, column, say }: PullProps<Row>) {
  const [pulled, setPulled] = useState(false);
  const from = useRef({ x: 0, width: 0 });
  const widthAt = ({ clientX }: PointerEvent) => clampWidth(column, from.current.width + clientX - from.current.x);
  const end = (event: PointerEvent) => {
    if (!pulled) return;
    setPulled(false);
    const width = widthAt(event);
    model.pull(column.id, width, true);
    say(model.texts.width(column.header, width));
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
        if (pulled) model.pull(column.id, widthAt(event), false);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => {
        const { [column.id]: _gone, ...widths } = model.settings.widths;
        model.setSettings({ ...model.settings, widths });
      }}
    />
  );
}
