import {
  type ColumnDef,
  columnOrderingFeature,
  constructTable,
  createSortedRowModel,
  type Row as CoreRow,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table';
import { compareValues, sortsLast } from './cellText.ts';
import { clampWidth, type PlacedColumn } from './columnLayout.ts';
import { type ColumnSettings, orderColumns } from './columnSettings.ts';
import type { RowNode } from './lines.ts';
import type { DataColumn, FrozenSide, TableSort } from './types.ts';

/** A row as TanStack Table holds it: its own type wants an index signature, ours shall not. */
type Held<Row> = { readonly row: Row };

type Reactivity = NonNullable<Parameters<typeof tableFeatures>[0]['coreReactivityFeature']>;

const deaf = () => ({ unsubscribe: () => undefined });

/**
 * All state is handed in with every render, so the table needs no signals: `useTable` and its store (3.5 KB) would
 * watch values that only React changes.
 */
const handedIn: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  batch: (run) => run(),
  untrack: (read) => read(),
  schedule: queueMicrotask,
  createReadonlyAtom: (read) => ({ get: read, subscribe: deaf }),
  createWritableAtom<T>(initial: T) {
    let held = initial;
    const set = (next: T | ((before: T) => T)) => {
      held = typeof next === 'function' ? (next as (before: T) => T)(held) : next;
    };
    return { get: () => held, set, subscribe: deaf };
  },
};

/**
 * Order and sort are TanStack's. What is hidden, frozen and how wide are one small map each here; their features would
 * weigh 3 KB, and widths must be known together with the room there is (`columnLayout`).
 */
const features = tableFeatures({
  coreReactivityFeature: handedIn,
  columnOrderingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export type TableCore<Row> = Table<typeof features, Held<Row>>;

/** A column as the core knows it. It compares our rows themselves: asking the core for each value would take seconds. */
export function toCore<Row>(column: DataColumn<Row>): ColumnDef<typeof features, Held<Row>> {
  const { id, value, sortable = false } = column;
  const compare = typeof sortable === 'function' ? sortable : (a: Row, b: Row) => compareValues(value?.(a), value?.(b));
  return {
    id,
    header: column.header,
    accessorFn: ({ row }) => value?.(row),
    enableSorting: sortable !== false,
    sortFn: (a: CoreRow<typeof features, Held<Row>>, b: CoreRow<typeof features, Held<Row>>) =>
      compare(a.original.row, b.original.row),
  };
}

/** The side each column is frozen at; where none is frozen at the left, the first is. */
export function frozenSides<Row>(columns: readonly DataColumn<Row>[]): Map<string, FrozenSide> {
  const sides = new Map(columns.flatMap(({ id, frozen }) => (frozen ? [[id, frozen]] : [])));
  const first = columns[0];
  if (first && !first.frozen && ![...sides.values()].includes('start')) sides.set(first.id, 'start');
  return sides;
}

export interface CoreInput<Row> {
  columns: readonly DataColumn<Row>[];
  /** The columns as the core knows them: `columns.map(toCore)`. Kept by identity. */
  defs: ReturnType<typeof toCore<Row>>[];
  /** `rows.map(hold)`; empty where the core need not sort. Kept by identity. */
  data: Held<Row>[];
  childrenOf: ChildrenOf<Row>;
  settings: ColumnSettings;
  sort: TableSort | null;
}

type ChildrenOf<Row> = ((row: Row) => readonly Row[] | undefined) | undefined;

const idle = () => undefined;
const none: readonly never[] = [];
export const hold = <Row>(row: Row): Held<Row> => ({ row });

/** TanStack Table's options for what the user sees now. */
export function coreOptions<Row>({ columns, defs, data, childrenOf, settings, sort }: CoreInput<Row>) {
  return {
    features,
    autoResetAll: false,
    columns: defs,
    data,
    getSubRows: ({ row }: Held<Row>) => childrenOf?.(row)?.map(hold),
    state: {
      columnOrder: orderColumns(
        columns.map(({ id }) => id),
        settings.order,
      ),
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : [],
    },
    onColumnOrderChange: idle,
    onSortingChange: idle,
  };
}

type CoreOptions<Row> = ReturnType<typeof coreOptions<Row>>;

export function createCore<Row>(options: CoreOptions<Row>): TableCore<Row> {
  return constructTable(options);
}

/** Hands in what this render sees; it costs nothing until something is asked. */
export function syncCore<Row>(core: TableCore<Row>, options: CoreOptions<Row>): void {
  core.setOptions((before) => ({ ...before, ...options }));
}

/** The columns that are shown, in order, each with its width and side. */
export function placeColumns<Row>(
  core: TableCore<Row>,
  columns: readonly DataColumn<Row>[],
  { visible, widths }: ColumnSettings,
): PlacedColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const sides = frozenSides(columns);
  return core.getAllLeafColumns().flatMap(({ id }) => {
    const column = byId.get(id);
    if (!column) return [];
    const { hideable = true, hidden = false } = column;
    if (hideable && !(visible[id] ?? !hidden)) return [];
    const { header, width = 120, minWidth = Math.min(64, width), maxWidth = Math.max(640, width) } = column;
    const own = widths[id];
    return {
      id,
      kind: 'data',
      header,
      frozen: sides.get(id),
      width: own === undefined ? width : clampWidth({ minWidth, maxWidth }, own),
      minWidth,
      maxWidth,
      elastic: own === undefined,
      column,
    };
  });
}

/**
 * The rows in the order of the sort by that column; null leaves them as they come. Rows of the core are built only for a
 * sort: a plain list costs nothing. Rows that have nothing to sort by stand last, whatever the direction.
 */
export function sortedNodes<Row>(
  core: TableCore<Row>,
  rows: readonly Row[],
  childrenOf: ChildrenOf<Row>,
  by: DataColumn<Row> | null,
): RowNode<Row>[] {
  if (!by) {
    const plain = (row: Row): RowNode<Row> => ({ row, children: childrenOf?.(row)?.map(plain) ?? none });
    return rows.map(plain);
  }
  const built = (list: readonly CoreRow<typeof features, Held<Row>>[]): RowNode<Row>[] => {
    const [first, last]: RowNode<Row>[][] = [[], []];
    for (const { original, subRows } of list) {
      const end = sortsLast(by, original.row) ? last : first;
      end?.push({ row: original.row, children: built(subRows) });
    }
    return [...(first ?? []), ...(last ?? [])];
  };
  return built(core.getSortedRowModel().rows);
}
