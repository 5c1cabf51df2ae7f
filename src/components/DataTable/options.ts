import type { ReactNode } from 'react';
import type { DataTableTexts } from './texts.ts';
import type {
  DataColumn,
  RowAction,
  TableDensity,
  TableGrouping,
  TableReason,
  TableSelection,
  TableSort,
} from './types.ts';

/** What a table is about. */
export interface DataTableOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** What tells rows apart: the id. Two rows with one key are an error. */
  rowKey: (row: Row) => string;
  /** Name under which this user's columns, widths and row height are remembered. @default not remembered */
  settingsKey?: string | undefined;
  /** Until the user chooses another. @default 'standard' */
  density?: TableDensity | undefined;
  /** Controlled; null is none. */
  sort?: TableSort | null | undefined;
  defaultSort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort | null, details: { reason: TableReason }) => void) | undefined;
  /** The rows come sorted (the server did it). @default false */
  manualSort?: boolean | undefined;
  /** Boxes to choose rows by; a function says which rows can be. @default false */
  selectable?: boolean | ((row: Row) => boolean) | undefined;
  onSelectionChange?: ((selection: TableSelection, details: { reason: TableReason }) => void) | undefined;
  /** How many rows match in all, on other pages too. @default the rows there are */
  total?: number | undefined;
  /** Makes it a tree. */
  childrenOf?: ((row: Row) => readonly Row[] | undefined) | undefined;
  /** Puts rows under headings. Keep it stable. */
  groupBy?: TableGrouping<Row> | undefined;
  /** What opens below a row. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** Which rows have a detail. @default all */
  hasDetail?: ((row: Row) => boolean) | undefined;
  /** Branches and details stand open until shut. @default false */
  defaultOpen?: boolean | undefined;
  /** Acts at the right end of a row. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** px. @default 128 */
  actionsWidth?: number | undefined;
  /** A click on a row, or Enter on it. */
  onRowOpen?: ((row: Row, details: { reason: TableReason }) => void) | undefined;
  /** Other words for single entries. Keep it stable. */
  texts?: Partial<DataTableTexts> | undefined;
}
