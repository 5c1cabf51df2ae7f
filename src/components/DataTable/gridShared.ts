import { createContext, type CSSProperties, useContext } from 'react';
import type { Holder } from '../gates/filterByGate.ts';
import type { ActiveCellStore } from './activeCell.ts';
import type { ColumnLayout } from './columnLayout.ts';
import type { EditStore } from './edits.ts';
import type { MergeRun } from './merge.ts';
import type { DataTableOptions } from './options.ts';
import type { SelectionStore } from './selection.ts';
import type { DataTableTexts } from './texts.ts';

/** Where the keyboard goes when an editor closes. */
export type AfterEdit = 'stay' | 'down' | 'next' | 'back' | 'nowhere';

/** What every row and cell of one table reads. A new one renders them all, so it changes with the columns only. */
export interface GridShared<Row> {
  readonly texts: DataTableTexts;
  readonly selection: SelectionStore;
  readonly active: ActiveCellStore;
  readonly edits: EditStore;
  readonly holder: Holder | null;
  readonly layout: ColumnLayout<Row>;
  readonly styles: ReadonlyMap<string, CSSProperties>;
  readonly selects: boolean;
  readonly maySelect: (row: Row) => boolean;
  readonly actions: DataTableOptions<Row>['actions'];
  readonly detail: DataTableOptions<Row>['detail'];
  readonly grouping: DataTableOptions<Row>['groupBy'];
  readonly opens: boolean;
  /** The column that carries the branches of a tree. */
  readonly branch: string | undefined;
  /** px */
  readonly rowHeight: number;
  /** Runs of lines that share a cell, by column. */
  readonly runs: ReadonlyMap<string, readonly MergeRun[]>;
  /** Px from the first line's top. */
  readonly topOf: (index: number) => number;
  readonly setOpen: (key: string, open: boolean) => void;
  readonly measureDetail: (key: string, height: number) => void;
  readonly afterEdit: (go: AfterEdit) => void;
  readonly cycleSort: (column: string) => void;
  /** A width while a column is pulled; `done` keeps it. */
  readonly pull: (column: string, width: number, done: boolean) => void;
  /** Back to the width of the definition. */
  readonly unpull: (column: string) => void;
  readonly say: (text: string) => void;
}

/** px */
export const rowHeights = { compact: 32, standard: 40, roomy: 56 } as const;
export const touchRow = 44;
export const headHeight = 36;

/**
 * A context and not a prop: hundreds of cells read it, and React's development build compares big props of each in depth.
 */
export const SharedContext = createContext<unknown>(null);

/** @throws Error outside a table's grid. */
export function useShared<Row>(): GridShared<Row> {
  const shared = useContext(SharedContext);
  if (shared === null) throw new Error('[jiaowu] DataTable: its parts stand inside <DataTable> only.');
  return shared as GridShared<Row>;
}
