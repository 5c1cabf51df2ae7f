import { GripVertical, Pin } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Checkbox } from '../ui/Checkbox/Checkbox.tsx';
import { Grip, Held, Item, List } from './TableSettings.styles.ts';
import { moveColumn, orderColumns } from './columnSettings.ts';
import { Said } from './DataTable.styles.ts';
import type { TableSettingsTexts } from './settingsTexts.ts';
import { frozenSides } from './tableCore.ts';
import type { DataColumn } from './types.ts';
import type { DataTableModel } from './useDataTable.ts';

interface Drag {
  id: string;
  /** px the pointer has moved since it took the column. */
  by: number;
  startY: number;
  itemHeight: number;
}

interface ColumnListProps<Row> {
  table: DataTableModel<Row>;
  texts: TableSettingsTexts;
}

/** The columns as a list: boxes show and hide, the grips move by pointer or by arrow keys. */
export function ColumnList<Row>({ table, texts }: ColumnListProps<Row>) {
  const { columns, settings, setSettings, placed } = table;
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const sides = frozenSides(columns);
  const order = orderColumns(
    columns.map(({ id }) => id),
    settings.order,
  );
  // Frozen columns keep their side, so only the ones between change places.
  const free = order.filter((id) => !sides.has(id));
  const listed = [
    ...order.filter((id) => sides.get(id) === 'start'),
    ...free,
    ...order.filter((id) => sides.get(id) === 'end'),
  ];
  const shown = new Set(placed.map(({ id }) => id));

  const move = (id: string, to: number) => {
    const next = moveColumn(free, id, to);
    setSettings({ ...settings, order: listed.flatMap((each) => (sides.has(each) ? [each] : [])).concat(next) });
    say(texts.moved(byId.get(id)?.header ?? id, next.indexOf(id) + 1, next.length));
  };
  const placeOf = ({ id, by, itemHeight }: Drag) =>
    Math.max(0, Math.min(free.length - 1, free.indexOf(id) + Math.round(by / itemHeight)));
  const take = (id: string) => (event: PointerEvent<HTMLButtonElement>) => {
    const item = event.currentTarget.closest('li');
    if (!item || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ id, by: 0, startY: event.clientY, itemHeight: item.offsetHeight });
  };
  const pull = ({ clientY }: PointerEvent) => setDrag((held) => (held ? { ...held, by: clientY - held.startY } : held));
  const drop = () => {
    if (drag && placeOf(drag) !== free.indexOf(drag.id)) move(drag.id, placeOf(drag));
    setDrag(null);
  };
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) {
      event.stopPropagation();
      setDrag(null);
      return;
    }
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(id, free.indexOf(id) + step);
  };
  /** px an item stands off its place while another is dragged past it. */
  const shift = (id: string): number => {
    if (!drag) return 0;
    if (drag.id === id) return drag.by;
    const [from, to, here] = [free.indexOf(drag.id), placeOf(drag), free.indexOf(id)];
    if (here < 0) return 0;
    if (from < here && here <= to) return -drag.itemHeight;
    return to <= here && here < from ? drag.itemHeight : 0;
  };
  const item = ({ id, header, hideable = true }: DataColumn<Row>) => (
    <Item
      key={id}
      data-dragged={drag?.id === id ? '' : undefined}
      style={drag ? { transform: `translateY(${shift(id)}px)` } : undefined}
    >
      {sides.has(id) ? (
        <Held title={texts.frozen}>
          <Pin size={14} strokeWidth={1.75} aria-label={texts.frozen} role="img" />
        </Held>
      ) : (
        <Grip
          type="button"
          aria-label={texts.move(header)}
          onPointerDown={take(id)}
          onPointerMove={pull}
          onPointerUp={drop}
          onPointerCancel={() => setDrag(null)}
          onKeyDown={onKeyDown(id)}
        >
          <GripVertical size={14} strokeWidth={1.75} aria-hidden />
        </Grip>
      )}
      <Checkbox
        checked={shown.has(id)}
        disabled={!hideable}
        onCheckedChange={(visible) => setSettings({ ...settings, visible: { ...settings.visible, [id]: visible } })}
      >
        {header}
      </Checkbox>
    </Item>
  );
  return (
    <>
      <List ref={list}>{listed.flatMap((id) => byId.get(id) ?? []).map(item)}</List>
      <Said aria-live="polite">{said}</Said>
    </>
  );
}
