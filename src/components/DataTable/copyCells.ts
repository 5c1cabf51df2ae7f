import type { ActiveState } from './activeCell.ts';
import { copyText } from './cellText.ts';
import type { LaidColumn } from './columnLayout.ts';
import type { Line } from './lines.ts';
import type { DataTableTexts } from './texts.ts';
import { toTsv } from './tsv.ts';

export interface Copied {
  readonly tsv: string;
  readonly rows: number;
  readonly cells: number;
}

interface CopySource<Row> {
  lines: readonly Line<Row>[];
  columns: readonly LaidColumn<Row>[];
  active: ActiveState;
  isSelected: (key: string) => boolean;
  texts: DataTableTexts;
}

/** What Ctrl+C takes: the marked range; else the selected rows under their heads; else the active cell. Null: nothing. */
export function copyCells<Row>({ lines, columns, active, isSelected, texts }: CopySource<Row>): Copied | null {
  const rowsOf = (some: readonly Line<Row>[], of: readonly LaidColumn<Row>[]) =>
    some.flatMap((line) =>
      line.kind === 'row' ? [of.flatMap(({ column }) => (column ? [copyText(column, line.row, texts)] : []))] : [],
    );
  const done = (table: string[][], heads: string[][] = []): Copied | null =>
    table.length === 0
      ? null
      : {
          tsv: toTsv([...heads, ...table]),
          rows: table.length,
          cells: table.reduce((sum, { length }) => sum + length, 0),
        };
  const { at, range } = active;
  if (range) {
    const { top, bottom, left, right } = range;
    return done(rowsOf(lines.slice(top, bottom + 1), columns.slice(left, right + 1)));
  }
  const chosen = lines.filter((line) => line.kind === 'row' && isSelected(line.key));
  if (chosen.length > 0) {
    const data = columns.filter(({ kind }) => kind === 'data');
    return done(rowsOf(chosen, data), [data.map(({ header }) => header)]);
  }
  const line = lines.find(({ key }) => key === at?.line);
  const column = columns.find(({ id }) => id === at?.column);
  return line && column ? done(rowsOf([line], [column]).filter(({ length }) => length > 0)) : null;
}
