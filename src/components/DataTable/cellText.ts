import type { CellValue, DataColumn } from './types.ts';

type Words = { yes: string; no: string };

/** Pinyin order, and 2 before 10. */
const collator = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true });

const isBlank = (value: CellValue): value is null | undefined | '' => value == null || value === '';

/** A value as text; empty stays empty. */
export function valueText(value: CellValue, { yes, no }: Words): string {
  if (isBlank(value)) return '';
  return typeof value === 'boolean' ? (value ? yes : no) : String(value);
}

/** What copying takes from a cell. */
export function copyText<Row>({ copy, value, edit }: DataColumn<Row>, row: Row, words: Words): string {
  if (copy) return copy(row);
  return value ? valueText(value(row), words) : (edit?.text(row) ?? '');
}

/** Ascending. Where blank stands is decided apart: last in both directions. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (isBlank(a) || isBlank(b)) return Number(!isBlank(a)) - Number(!isBlank(b));
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  return collator.compare(String(a), String(b));
}

/** Whether a row stands last whatever the direction: it has nothing to sort by. */
export function sortsLast<Row>({ value, sortable }: DataColumn<Row>, row: Row): boolean {
  return typeof sortable !== 'function' && isBlank(value?.(row));
}
