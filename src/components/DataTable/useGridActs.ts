import { useRef } from 'react';
import { clampWidth, type LaidColumn } from './columnLayout.ts';
import { cellId } from './edits.ts';
import type { GridCommand } from './gridKeys.ts';
import type { DataTableModel } from './useDataTable.ts';
import type { GridMoves } from './useGridMoves.ts';

/** What can take the focus inside a cell. */
export const widgets = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';

/** Where a press or a key found its cell. */
export interface FoundCell<Row> {
  readonly line: number;
  readonly column: number;
  /** Headings and details are one wide cell of no column. */
  readonly laid: LaidColumn<Row> | undefined;
  readonly element: HTMLElement;
}

/** What can be done to a cell, by whichever hand. */
export function useGridActs<Row>(model: DataTableModel<Row>, moves: GridMoves, say: (text: string) => void) {
  const { lines, selection, active, edits, options, texts } = model;
  const lastPicked = useRef<string | null>(null);
  const lineAt = (index: number) => lines[index];
  const maySelect = (row: Row) => typeof options.selectable !== 'function' || options.selectable(row);

  const pick = (index: number, range: boolean, reason: 'pointer' | 'keyboard') => {
    const line = lineAt(index);
    if (line?.kind !== 'row' || !options.selectable || !maySelect(line.row)) return;
    const from = lastPicked.current === null ? undefined : moves.lineOf(lastPicked.current);
    lastPicked.current = line.key;
    if (!range || from === undefined) {
      selection.toggle(line.key, reason);
      return;
    }
    const between = lines.slice(Math.min(from, index), Math.max(from, index) + 1);
    const keys = between.flatMap((one) => (one.kind === 'row' && maySelect(one.row) ? [one.key] : []));
    selection.set(keys, !selection.has(line.key), reason);
  };
  const edit = ({ line, laid }: FoundCell<Row>, text?: string) => {
    const held = lineAt(line);
    const column = laid?.column;
    if (held?.kind !== 'row' || !column?.edit) return;
    edits.start(cellId(held.key, column.id), text ?? column.edit.text(held.row), held.row);
  };
  const open = (index: number, reason: 'pointer' | 'keyboard') => {
    const line = lineAt(index);
    if (line?.kind === 'row') options.onRowOpen?.(line.row, { reason });
  };
  const toggle = (index: number) => {
    const line = lineAt(index);
    if (line && line.kind !== 'detail') model.setOpen(line.key, !line.open);
  };
  const enter = (found: FoundCell<Row>) => {
    const { line, laid, element } = found;
    const inside = element.querySelector<HTMLElement>(widgets);
    if (line < 0) {
      if (laid?.kind === 'select') selection.toggleHere('keyboard');
      else if (laid?.column?.sortable) model.cycleSort(laid.id, 'keyboard');
    } else if (laid?.kind === 'select') pick(line, false, 'keyboard');
    else if (laid?.kind === 'expand') toggle(line);
    else if (inside && !inside.hasAttribute('data-branch')) inside.focus();
    else open(line, 'keyboard');
  };

  const run = (command: GridCommand, found: FoundCell<Row>): boolean => {
    switch (command.do) {
      case 'move': {
        const { line, column, extend } = command;
        if (extend) moves.extend(line, column);
        else moves.go(line, column);
        return true;
      }
      case 'toggle':
        toggle(found.line);
        return true;
      case 'enter':
        enter(found);
        return true;
      case 'edit':
        edit(found, command.text);
        return true;
      case 'select':
        if (options.selectable) pick(found.line, command.range, 'keyboard');
        else enter(found);
        return true;
      case 'selectAll':
        if (!options.selectable) return false;
        selection.toggleHere('keyboard');
        return true;
      case 'resize': {
        if (!found.laid || found.laid.column?.resizable === false || found.laid.kind !== 'data') return false;
        const width = clampWidth(found.laid, found.laid.width + command.by);
        model.pull(found.laid.id, width, true);
        say(texts.width(found.laid.header, width));
        return true;
      }
      case 'leave':
        active.clearRange();
        return false;
    }
  };

  return { pick, edit, open, toggle, run };
}
