import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react';
import { headLine } from './activeCell.ts';
import type { ColumnLayout } from './columnLayout.ts';
import { copyCells } from './copyCells.ts';
import { gridCommand } from './gridKeys.ts';
import type { GridMoves } from './useGridMoves.ts';
import type { DataTableModel } from './useDataTable.ts';
import { type FoundCell, useGridActs, widgets } from './useGridActs.ts';

const typing = 'input:not([type="checkbox"]), select, textarea';

interface Wiring<Row> {
  model: DataTableModel<Row>;
  layout: ColumnLayout<Row>;
  moves: GridMoves;
  scroller: RefObject<HTMLDivElement | null>;
  rowHeight: number;
  branch: string | undefined;
  say: (text: string) => void;
}

/** Presses, keys and copying, for all cells in one place: rows carry no handlers of their own. */
export function useGridEvents<Row>({ model, layout, moves, scroller, rowHeight, branch, say }: Wiring<Row>) {
  const { lines, selection, active, texts } = model;
  const pressedActive = useRef(false);

  const find = (target: EventTarget): FoundCell<Row> | null => {
    if (!(target instanceof Element)) return null;
    const element = target.closest<HTMLElement>('[data-column]');
    const row = target.closest<HTMLElement>('[data-line]');
    if (!element || !row) return null;
    const column = Number(element.dataset.column);
    const line = Number(row.dataset.line);
    const wide = line >= 0 && lines[line]?.kind !== 'row';
    return { line, column, laid: wide ? undefined : layout.columns[column], element };
  };
  const lineAt = (index: number) => lines[index];
  const isActive = ({ line, laid }: FoundCell<Row>) => {
    const { at } = active.get();
    return at !== null && moves.lineOf(at.line) === line && (!laid || at.column === laid.id);
  };
  const mayEdit = ({ line, laid }: FoundCell<Row>) => {
    const held = lineAt(line);
    const edit = laid?.column?.edit;
    return edit !== undefined && held?.kind === 'row' && edit.allowed?.(held.row) !== false;
  };

  const { pick, edit, open, toggle, run } = useGridActs(model, moves, say);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const found = find(event.target);
    if (!found || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { element, line, laid } = found;
    const inside = event.target instanceof HTMLElement && event.target !== element ? event.target : null;
    if (inside) {
      if (inside.matches(typing) || event.key === 'Enter' || event.key === ' ' || event.key === 'Tab') return;
      const held = [...element.querySelectorAll<HTMLElement>(widgets)];
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const next = step === 0 ? undefined : held[held.indexOf(inside) + step];
      if (next || event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        (next ?? element).focus();
        return;
      }
    }
    const held = lineAt(line);
    const place = {
      line,
      // A wide cell keeps the column the user came from.
      column:
        laid?.index ??
        Math.max(
          0,
          layout.columns.findIndex(({ id }) => id === active.get().at?.column),
        ),
      lines: lines.length,
      columns: layout.columns.length,
      page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
      kind: held?.kind ?? 'head',
      editable: !inside && mayEdit(found),
      branch: laid !== undefined && laid.id === branch,
      expandable: held?.kind === 'group' || (held?.kind === 'row' && held.expandable && laid?.id === branch),
      open: held !== undefined && held.kind !== 'detail' && held.open,
    } as const;
    const press = { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey };
    const command = gridCommand(press, place);
    if (command && run(command, found)) event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const found = find(event.target);
    pressedActive.current = found !== null && isActive(found);
    // Shift marks cells or rows; the browser would mark their words.
    if (found && event.shiftKey && found.line >= 0) event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const found = find(event.target);
    if (!found || !(event.target instanceof Element)) return;
    const { line, column, laid, element } = found;
    const onWidget = event.target.closest(widgets);
    const widget = onWidget !== null && element.contains(onWidget);
    if (laid?.kind === 'select') {
      if (line < 0) selection.toggleHere('pointer');
      else pick(line, event.shiftKey, 'pointer');
      return;
    }
    if (line < 0 || (widget && laid?.kind !== 'expand')) return;
    const held = lineAt(line);
    if (held?.kind === 'group' || laid?.kind === 'expand') {
      toggle(line);
      return;
    }
    if (held?.kind !== 'row') return;
    if (event.shiftKey) {
      moves.extend(line, column);
      return;
    }
    active.clearRange();
    if (mayEdit(found)) {
      if (pressedActive.current) edit(found);
      return;
    }
    const marked = document.getSelection();
    if (laid?.kind === 'data' && (!marked || marked.isCollapsed)) open(line, 'pointer');
  };
  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const found = find(event.target);
    if (found && mayEdit(found) && !(event.target instanceof HTMLInputElement)) edit(found);
  };
  const onFocus = (event: { target: EventTarget }) => {
    const found = find(event.target);
    const key = found && (found.line < 0 ? headLine : lineAt(found.line)?.key);
    if (!found || key == null || isActive(found)) return;
    const column = found.laid?.id ?? active.get().at?.column;
    if (column !== undefined) active.move({ line: key, column });
  };
  const onCopy = (event: ClipboardEvent<HTMLDivElement>) => {
    const marked = document.getSelection();
    if (event.target instanceof Element && event.target.matches(typing)) return;
    if (marked && !marked.isCollapsed) return;
    const state = active.get();
    const copied = copyCells({ lines, columns: layout.columns, active: state, isSelected: selection.has, texts });
    if (!copied) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied.tsv);
    say(texts.copied(copied.rows, copied.cells));
  };
  return { onKeyDown, onPointerDown, onClick, onDoubleClick, onFocus, onCopy };
}
