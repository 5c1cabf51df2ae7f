import { copyText } from '../DataTable/cellText.ts';
import type { DataColumn } from '../DataTable/types.ts';
import type { ExportColumn, ExportKind } from './exportTypes.ts';

const words = { yes: '是', no: '否' };

/**
 * A table's columns for a file: the same heads, the values as copying takes them, numbers as numbers.
 * @param kinds by column id, for dates and money
 */
export function exportColumns<Row>(
  columns: readonly DataColumn<Row>[],
  kinds: Readonly<Record<string, ExportKind>> = {},
): ExportColumn<Row>[] {
  return columns.map((column) => ({
    header: column.header,
    kind: kinds[column.id],
    value(row) {
      const held = column.copy ? undefined : column.value?.(row);
      return typeof held === 'number' ? held : copyText(column, row, words);
    },
  }));
}
