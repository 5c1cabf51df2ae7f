import { DataTable, type DataTableProps } from '../../../src/components/DataTable/DataTable.tsx';
import type { DataTableOptions } from '../../../src/components/DataTable/options.ts';
import { TableSettings } from '../../../src/components/DataTable/TableSettings.tsx';
import { useDataTable } from '../../../src/components/DataTable/useDataTable.ts';

export interface TableStoryProps<Row> extends Omit<DataTableProps<Row>, 'table'> {
  /** What the table is about: columns, rows, what they can do. */
  options: DataTableOptions<Row>;
  /** With the column settings above it. */
  settings?: boolean;
}

/** A table as a screen shows it: the model, the column settings beside it, the table. */
export function TableStory<Row>({ options, settings = false, ...view }: TableStoryProps<Row>) {
  const table = useDataTable(options);
  return (
    <>
      {settings ? (
        <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBottom: 12 }}>
          <TableSettings table={table} />
        </div>
      ) : null}
      <DataTable {...view} table={table} />
    </>
  );
}
