import { harmless } from '../charts/csv.ts';
import { createBlobSink } from './blobSink.ts';
import type { ExportColumn, ExportFormat, RowsFile } from './exportTypes.ts';
import { cellLimit, fitCell } from './sheetText.ts';
import { textWidth } from './sheetXml.ts';
import { createWorkbook, type SheetWriter } from './workbook.ts';

export interface RowsFileOptions<Row> {
  columns: readonly ExportColumn<Row>[];
  /** Name of the sheet. */
  name: string;
  /** Rows below the head, one sentence each: who made the file, when, by which filters. */
  notes?: readonly string[] | undefined;
  /** Rows a sheet takes, its head included; what is over goes to further sheets. @default 1,048,576 */
  rowsPerSheet?: number | undefined;
}

/** Rows whose texts decide how wide the columns are: the head has to be written before more are known. */
const measured = 200;

function widths<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): number[] {
  return columns.map(({ header, value, width }) => {
    if (width !== undefined) return width;
    const longest = rows.slice(0, measured).reduce((most, row) => Math.max(most, textWidth(value(row))), 0);
    return Math.min(48, Math.max(8, textWidth(header) + 2, longest + 2));
  });
}

function createXlsxFile<Row>(options: RowsFileOptions<Row>): RowsFile<Row> {
  const { columns, name, notes = [], rowsPerSheet = 1_048_576 } = options;
  const workbook = createWorkbook();
  let wide: number[] | undefined;
  let sheet: SheetWriter | undefined;
  let cut = 0;
  const fit = (text: string) => {
    if (text.length > cellLimit) cut += 1;
    return fitCell(text);
  };
  const start = (rows: readonly Row[]) => {
    wide ??= widths(columns, rows);
    sheet = workbook.sheet(
      name,
      wide.map((width) => ({ width })),
    );
    sheet.row(columns.map(({ header }) => ({ value: fit(header), style: 'head' })));
    return sheet;
  };
  const place = (rows: readonly Row[]): SheetWriter => {
    if (sheet && sheet.rows() < rowsPerSheet) return sheet;
    sheet?.end();
    return start(rows);
  };
  return {
    add(rows) {
      for (const row of rows) {
        place(rows).row(
          columns.map(({ value, kind }) => {
            const held = value(row);
            return { value: typeof held === 'string' ? fit(held) : held, kind };
          }),
        );
      }
    },
    finish() {
      for (const note of notes) place([]).row([{ value: fit(note), style: 'text' }]);
      (sheet ?? start([])).end();
      return workbook.finish();
    },
    drop: () => workbook.drop(),
    cut: () => cut,
  };
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function createCsvFile<Row>({ columns, notes = [] }: RowsFileOptions<Row>): RowsFile<Row> {
  const sink = createBlobSink();
  const encoder = new TextEncoder();
  const put = (lines: readonly (readonly string[])[]) =>
    sink.put(encoder.encode(lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')));
  // Without the mark Excel reads UTF-8 as GBK.
  sink.put(Uint8Array.of(0xef, 0xbb, 0xbf));
  put([columns.map(({ header }) => harmless(header))]);
  return {
    add: (rows) =>
      put(
        rows.map((row) =>
          columns.map(({ value }) => {
            const held = value(row);
            if (typeof held === 'boolean') return held ? '是' : '否';
            return typeof held === 'number' ? String(held) : harmless(held ?? '');
          }),
        ),
      ),
    finish() {
      put(notes.map((note) => [harmless(note)]));
      return sink.finish('text/csv;charset=utf-8');
    },
    drop: () => sink.drop(),
    cut: () => 0,
  };
}

/** A file that rows are written to as they arrive. */
export function createRowsFile<Row>(format: ExportFormat, options: RowsFileOptions<Row>): RowsFile<Row> {
  return format === 'csv' ? createCsvFile(options) : createXlsxFile(options);
}
