import type { ChartTable, TableCell } from './chartTypes.ts';
import { formatCell } from './formats.ts';

/** Without it Excel reads UTF-8 as GBK. */
const bom = '\uFEFF';

// A spreadsheet runs text that begins so; some drop blanks before it, and some take the full-width forms too.
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text no spreadsheet takes for a formula. */
export function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// A number stays a number, a negative one too: what a person typed is never one.
function written(cell: TableCell): string {
  return quoted(typeof cell === 'string' ? harmless(cell) : formatCell(cell.value, cell.measure));
}

/** A table as a CSV file for Excel: BOM, CRLF, no text that runs as a formula. */
export function toCsv({ head, rows }: ChartTable): string {
  return bom + [head, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('');
}
