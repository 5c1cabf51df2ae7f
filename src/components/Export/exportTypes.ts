/** What a cell of the file holds. Dates are the institution's wall clock as the wire writes it, never a `Date`. */
export type ExportValue = string | number | boolean | null | undefined;

/**
 * How a column's values stand in the file; a value that is not of that kind is written as text, never dropped.
 * - `number`: as it is; `hours` and `money`: two decimals, thousands parted (money in yuan);
 * - `date`: `YYYY-MM-DD`; `dateTime`: `YYYY-MM-DD HH:mm` with or without seconds.
 */
export type ExportKind = 'text' | 'number' | 'hours' | 'money' | 'date' | 'dateTime';

/** One column of the file. */
export interface ExportColumn<Row> {
  /** Words of its head. */
  header: string;
  value: (row: Row) => ExportValue;
  /** @default 'text'; a number stays a number */
  kind?: ExportKind | undefined;
  /** In characters. @default by the longest of the first rows, 8 to 48 */
  width?: number | undefined;
}

/** One page of everything that matches. */
export interface ExportPage<Row> {
  readonly rows: readonly Row[];
  /** How many match in all, as of now. */
  readonly total: number;
}

/** Reads a page, from 1; the signal is raised when the export is cancelled. */
export type ReadPage<Row> = (page: number, signal: AbortSignal) => Promise<ExportPage<Row>>;

export type ExportFormat = 'xlsx' | 'csv';

/** A file that grows row by row. */
export interface RowsFile<Row> {
  add: (rows: readonly Row[]) => void;
  /** No more rows; the file as a whole. */
  finish: () => Blob;
  /** Lets go of what is written. */
  drop: () => void;
  /** Cells whose text was longer than a spreadsheet takes (32,767 characters) and had to be cut. */
  readonly cut: () => number;
}
