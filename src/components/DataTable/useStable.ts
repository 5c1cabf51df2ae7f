import { useLayoutEffect, useRef, useState } from 'react';
import type { ActiveCellStore } from './activeCell.ts';
import type { ColumnLayout } from './columnLayout.ts';
import type { AfterEdit, GridShared } from './gridShared.ts';
import type { Line } from './lines.ts';
import type { DataTableOptions } from './options.ts';
import type { DataTableModel } from './useDataTable.ts';
import type { GridMoves } from './useGridMoves.ts';

interface Now<Row> {
  moves: GridMoves;
  layout: ColumnLayout<Row>;
  lines: readonly Line<Row>[];
  active: ActiveCellStore;
  options: DataTableOptions<Row>;
  model: Pick<DataTableModel<Row>, 'setOpen' | 'cycleSort' | 'pull' | 'settings' | 'setSettings'>;
}

type Stable<Row> = Pick<GridShared<Row>, 'maySelect' | 'setOpen' | 'afterEdit' | 'cycleSort' | 'pull' | 'unpull'>;

/** What cells call, the same functions for the life of the table: a new one each render would render every row. */
export function useStable<Row>(now: Now<Row>): Stable<Row> {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [stable] = useState(() => ({
    maySelect(row: Row) {
      const { selectable } = latest.current.options;
      return typeof selectable !== 'function' || selectable(row);
    },
    setOpen: (key: string, open: boolean) => latest.current.model.setOpen(key, open),
    cycleSort: (column: string) => latest.current.model.cycleSort(column, 'pointer'),
    pull: (column: string, width: number, done: boolean) => latest.current.model.pull(column, width, done),
    unpull(column: string) {
      const { settings, setSettings } = latest.current.model;
      const { [column]: _gone, ...widths } = settings.widths;
      setSettings({ ...settings, widths });
    },
    afterEdit(go: AfterEdit) {
      const { active, moves, layout, lines } = latest.current;
      const { at } = active.get();
      const line = at ? moves.lineOf(at.line) : undefined;
      const column = layout.columns.findIndex(({ id }) => id === at?.column);
      if (go === 'nowhere' || line === undefined || column < 0) return;
      const last = layout.columns.length - 1;
      moves.go(
        go === 'down' ? Math.min(lines.length - 1, line + 1) : line,
        go === 'next' ? Math.min(last, column + 1) : go === 'back' ? Math.max(0, column - 1) : column,
      );
    },
  }));
  return stable;
}
