import type { ReactNode } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import type { Gated } from '../gates/filterByGate.ts';

/** What a cell holds before it is dressed: it sorts, it is copied, and it is shown where there is no `cell`. */
export type CellValue = string | number | boolean | null | undefined;

/** Height of a row: compact 32, standard 40, roomy 56 px. */
export type TableDensity = 'compact' | 'standard' | 'roomy';

export type FrozenSide = 'start' | 'end';

export interface EditChoice {
  readonly value: string;
  readonly label: string;
}

/** How a cell is changed in place. Text in, text out: what it means is the column's business. */
export interface CellEdit<Row> {
  /** The text the editor starts with. */
  text: (row: Row) => string;
  /**
   * Takes the new text. A rejected promise leaves the cell with what was typed and the error's Chinese sentence
   * (`text` of an ApiError); nothing is lost.
   */
  save: (row: Row, text: string) => void | Promise<void>;
  /** A Chinese sentence when the text cannot be taken. */
  check?: ((text: string, row: Row) => string | null) | undefined;
  /** False: this row's cell is read only. @default true */
  allowed?: ((row: Row) => boolean) | undefined;
  /** A fault found elsewhere (an import's dry run), shown in the cell. */
  error?: ((row: Row) => string | null | undefined) | undefined;
  /** Choices instead of typing. */
  choices?: readonly EditChoice[] | undefined;
  /** Keyboard a phone offers. @default 'text' */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | undefined;
}

/**
 * One column. Keep the array stable (a constant or `useMemo`): a new array renders every cell anew. With `roles` or
 * `permission` only who holds them has the column.
 */
export interface DataColumn<Row> extends Gated {
  /** Stable name: settings are remembered by it. */
  id: string;
  /** Words of the head and of the column settings. */
  header: string;
  /** What it sorts by, what is copied, and what is shown without `cell`. Empty shows 无. */
  value?: ((row: Row) => CellValue) | undefined;
  /** What is shown. @default the value as text */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** What is copied, where it is not the value. */
  copy?: ((row: Row) => string) | undefined;
  /** px. Room left over is shared among the middle columns nobody has resized. @default 120 */
  width?: number | undefined;
  /** px. @default 64 */
  minWidth?: number | undefined;
  /** px. @default 640 */
  maxWidth?: number | undefined;
  /** @default 'start', numbers 'end' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Digits of one width, at the right end. @default false */
  numeric?: boolean | undefined;
  /** Stays in view at that side when the rest scrolls. */
  frozen?: FrozenSide | undefined;
  /** True sorts by the value, a function as it says (ascending). @default false */
  sortable?: boolean | ((a: Row, b: Row) => number) | undefined;
  /** @default true */
  resizable?: boolean | undefined;
  /** False: cannot be hidden in the settings. @default true */
  hideable?: boolean | undefined;
  /** Hidden until the user shows it. @default false */
  hidden?: boolean | undefined;
  /** Rows next to each other with the same key share one cell; null never does. */
  merge?: ((row: Row) => string | null) | undefined;
  /** What stands in the row of totals. */
  total?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Lets the cell be changed in place. */
  edit?: CellEdit<Row> | undefined;
}

/** One act of a row. More than three: two stand in the row, the rest in a menu. */
export interface RowAction extends Gated {
  key: string;
  label: string;
  onSelect: () => void;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled. */
  reason?: string | undefined;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** How a change came about. */
export type TableReason = 'pointer' | 'keyboard' | 'api';

/** Rows put under headings. */
export interface TableGrouping<Row> {
  key: (row: Row) => string;
  /** @default the key */
  label?: ((key: string, rows: readonly Row[]) => ReactNode) | undefined;
  /** Small text at the right end of the heading: a sum. */
  note?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

/** How the reading of the rows stands. A `CallResult` of `useCall` fits. */
export type TableStatus =
  | { readonly state: 'pending' }
  | { readonly state: 'error'; readonly error: ApiError; readonly retry?: () => void }
  | {
      readonly state: 'ready';
      readonly refreshing?: boolean;
      readonly refreshError?: ApiError;
      readonly refresh?: () => void;
    };

/** What is selected: these, or all but these. */
export interface TableSelection {
  readonly mode: 'some' | 'all';
  /** `some`: the selected keys; `all`: the ones left out. */
  readonly keys: ReadonlySet<string>;
  /** How many that are. */
  readonly count: number;
}
