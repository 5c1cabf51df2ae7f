import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  max-height: 640px;
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: 8px;
  background: var(--surface);

  table { width: 100%; font-size: 13px; line-height: 1.5; }
  th { text-align: start; font-weight: 600; color: var(--text-2); background: var(--surface-2); white-space: nowrap; }
  th, td { padding: 8px 12px; vertical-align: top; border-bottom: 1px solid var(--border); }
  tr:last-child > td { border-bottom: 0; }
  code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 12px; white-space: nowrap; }
`;

interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Names the table for a screen reader. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

/** A table of facts that were asked of the source just now, never written down by hand. */
export function Table<Row>({ label, rows, keyOf, columns }: TableProps<Row>) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell }) => (
                <td key={title}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
