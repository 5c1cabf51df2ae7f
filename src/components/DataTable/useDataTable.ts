import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Holder } from '../gates/filterByGate.ts';
import { type ActiveCellStore, createActiveCell } from './activeCell.ts';
import type { PlacedColumn } from './columnLayout.ts';
import type { ColumnSettings } from './columnSettings.ts';
import { createEdits, type EditStore } from './edits.ts';
import { type Line, type RowNode, toLines } from './lines.ts';
import type { DataTableOptions } from './options.ts';
import { createSelection, type SelectionStore } from './selection.ts';
import { shownColumns } from './shownColumns.ts';
import { coreOptions, createCore, hold, placeColumns, sortedNodes, syncCore, toCore } from './tableCore.ts';
import { type DataTableTexts, dataTableTexts } from './texts.ts';
import type { DataColumn, TableDensity, TableReason, TableSort } from './types.ts';
import { useColumnSettings } from './useColumnSettings.ts';
import { allowed, useHolder } from './useHolder.ts';

/** Everything a view of the table needs. Made by `useDataTable`; views read it and call it. */
export interface DataTableModel<Row> {
  readonly options: DataTableOptions<Row>;
  readonly texts: DataTableTexts;
  /** Columns the user may see, shown or not, as they are defined. */
  readonly columns: readonly DataColumn<Row>[];
  /** Columns that are shown, with the ones for selecting, opening and acting. */
  readonly placed: readonly PlacedColumn<Row>[];
  readonly lines: readonly Line<Row>[];
  readonly density: TableDensity;
  readonly sort: TableSort | null;
  /** Ascending, descending, none. */
  readonly cycleSort: (column: string, reason: TableReason) => void;
  readonly setOpen: (key: string, open: boolean) => void;
  readonly settings: ColumnSettings;
  readonly setSettings: (next: ColumnSettings) => void;
  /** A width while it is being pulled; `done` keeps it. */
  readonly pull: (column: string, width: number, done: boolean) => void;
  readonly selection: SelectionStore;
  readonly active: ActiveCellStore;
  readonly edits: EditStore;
  readonly holder: Holder | null;
}

function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null;
}

/** The table without its looks: columns as the user has set them, lines as they are seen, and the stores behind them. */
export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { rows, columns: defined, selectable = false, manualSort = false, groupBy, total } = options;
  // Small functions are mostly written in place; a new one each render shall not build ten thousand lines anew.
  const latest = useRef(options);
  latest.current = options;
  const holder = useHolder();
  const columns = useMemo(() => allowed(defined, holder), [defined, holder]);
  const texts = useMemo(() => ({ ...dataTableTexts, ...options.texts }), [options.texts]);

  const [stored, setSettings] = useColumnSettings(options.settingsKey);
  const [pulled, setPulled] = useState<{ column: string; width: number } | null>(null);
  const settings = useMemo(
    () => (pulled ? { ...stored, widths: { ...stored.widths, [pulled.column]: pulled.width } } : stored),
    [stored, pulled],
  );
  const [ownSort, setOwnSort] = useState<TableSort | null>(options.defaultSort ?? null);
  const sort = options.sort === undefined ? ownSort : options.sort;

  const nested = options.childrenOf !== undefined;
  const childrenOf = useMemo(() => (nested ? (row: Row) => latest.current.childrenOf?.(row) : undefined), [nested]);
  // A sort the server has done, or by a column that is gone, is none of ours.
  const by = manualSort ? null : (columns.find(({ id, sortable }) => id === sort?.column && sortable) ?? null);
  const sorts = by !== null;
  const defs = useMemo(() => columns.map(toCore), [columns]);
  const data = useMemo(() => (sorts ? rows.map(hold) : []), [rows, sorts]);
  const core = useMemo(
    () => coreOptions({ columns, defs, data, childrenOf, settings, sort }),
    [columns, defs, data, childrenOf, settings, sort],
  );
  const [table] = useState(() => createCore(core));
  syncCore(table, core);

  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const detailed = options.detail !== undefined;
  // Widths and order of columns do not touch the rows: `core` is left out, `by` and `data` stand for it.
  const nodes = useMemo(
    () => sortedNodes(table, rows, childrenOf, by),
    // oxlint-disable-next-line react/exhaustive-deps
    [table, rows, childrenOf, by, sort, data],
  );
  const lines = useMemo(
    () =>
      toLines(nodes, {
        rowKey: (row) => latest.current.rowKey(row),
        open: opened,
        openAtFirst: () => latest.current.defaultOpen ?? false,
        grouping: groupBy,
        hasDetail: detailed ? (row) => latest.current.hasDetail?.(row) ?? true : undefined,
      }),
    [nodes, opened, groupBy, detailed],
  );

  const [selection] = useState(() =>
    createSelection((value, details) => latest.current.onSelectionChange?.(value, details)),
  );
  const [active] = useState(createActiveCell);
  const [edits] = useState(createEdits);
  const selects = selectable !== false;
  useLayoutEffect(() => {
    if (!selects) return;
    const { selectable: may, rowKey: keyOf } = latest.current;
    const keys: string[] = [];
    const visit = (list: readonly RowNode<Row>[]) => {
      for (const { row, children } of list) {
        if (typeof may !== 'function' || may(row)) keys.push(keyOf(row));
        visit(children);
      }
    };
    visit(nodes);
    selection.setScope({ keys, total: Math.max(keys.length, total ?? 0) });
  }, [selection, nodes, selects, total]);

  const acts = options.actions !== undefined;
  const { actionsWidth } = options;
  // The order of the columns comes out of the core.
  const placed = useMemo(
    () =>
      shownColumns(placeColumns(table, columns, settings), {
        selects,
        detailed,
        acts,
        actionsWidth,
        texts,
      }),
    // oxlint-disable-next-line react/exhaustive-deps
    [table, columns, core, settings, selects, detailed, acts, actionsWidth, texts],
  );
  return {
    options,
    texts,
    columns,
    placed,
    lines,
    density: settings.density ?? options.density ?? 'standard',
    sort,
    cycleSort(column, reason) {
      const next = nextSort(sort, column);
      if (options.sort === undefined) setOwnSort(next);
      options.onSortChange?.(next, { reason });
    },
    setOpen: (key, open) => setOpened((before) => new Map(before).set(key, open)),
    settings,
    setSettings,
    pull(column, width, done) {
      setPulled(done ? null : { column, width });
      if (done) setSettings({ ...stored, widths: { ...stored.widths, [column]: width } });
    },
    selection,
    active,
    edits,
    holder,
  };
}
