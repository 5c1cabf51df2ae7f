import { excelDate } from './excelDate.ts';
import type { ExportKind, ExportValue } from './exportTypes.ts';
import { styleOf } from './sheetStyles.ts';
import { looksLikeFormula, sheetText } from './sheetText.ts';

/** A cell that is ready to be written. */
export interface SheetCell {
  value: ExportValue;
  kind?: ExportKind | undefined;
  style?: keyof typeof styleOf | undefined;
}

/** 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const text = (at: string, value: string, style: number) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${sheetText(value)}</t></is></c>`;

/** One cell; an empty one is left out. Text is an inline string: no reader ever takes it for a formula. */
export function cellXml(at: string, { value, kind = 'text', style }: SheetCell): string {
  if (value == null || value === '') return '';
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return text(at, String(value), styleOf.text);
    const look = kind === 'money' || kind === 'hours' ? styleOf[kind] : styleOf.number;
    return `<c r="${at}" s="${look}"><v>${value}</v></c>`;
  }
  if (kind === 'date' || kind === 'dateTime') {
    const serial = excelDate(value);
    if (serial !== null) return `<c r="${at}" s="${styleOf[kind]}"><v>${serial}</v></c>`;
  }
  return text(at, value, style ? styleOf[style] : looksLikeFormula(value) ? styleOf.literal : styleOf.text);
}

/** One row, numbered from 1. */
export function rowXml(number: number, cells: readonly SheetCell[]): string {
  const inside = cells.map((cell, at) => cellXml(`${columnName(at)}${number}`, cell)).join('');
  return `<row r="${number}">${inside}</row>`;
}

export interface ColumnLook {
  /** In characters. */
  width: number;
  /** Of cells nobody has written yet. */
  style?: keyof typeof styleOf | undefined;
}

/** A sheet up to its first row: the head row stays in view, the columns have their widths. */
export function sheetStart(columns: readonly ColumnLook[], frozenRows = 1): string {
  const cols = columns
    .map(({ width, style }, at) => {
      const look = style === undefined ? '' : ` style="${styleOf[style]}"`;
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${look}/>`;
    })
    .join('');
  const pane =
    frozenRows === 0
      ? ''
      : `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${cols === '' ? '' : `<cols>${cols}</cols>`}<sheetData>`;
}

/** @param after what follows the rows: validations */
export function sheetEnd(after = ''): string {
  return `</sheetData>${after}</worksheet>`;
}

const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/;

/** How wide a text stands, in characters of a Latin font; only its first line and what a column could show. */
export function textWidth(value: ExportValue): number {
  if (value == null) return 0;
  const [line = ''] = String(value).slice(0, 64).split('\n', 1);
  let width = 0;
  for (const character of line) width += wide.test(character) ? 2 : 1;
  return width;
}
