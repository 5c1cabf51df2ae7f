import { memo, type ReactNode } from 'react';
import { valueText } from './cellText.ts';
import type { DataTableTexts } from './texts.ts';
import type { DataColumn } from './types.ts';

interface CellContentProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  texts: DataTableTexts;
}

function Content<Row>({ column: { cell, value }, row, texts }: CellContentProps<Row>): ReactNode {
  const shown = cell ? cell(row) : valueText(value?.(row), texts);
  if (shown === null || shown === undefined || shown === '') return <span className="dt-none">{texts.none}</span>;
  return typeof shown === 'object' ? shown : <span className="dt-text">{shown}</span>;
}

/** What a column shows for a row; runs again only for another row or another column. */
export const CellContent = memo(Content) as typeof Content;
