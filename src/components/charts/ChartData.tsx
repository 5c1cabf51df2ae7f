import { Scroll, Table } from './chart.styles.ts';
import { cellText } from './chartTable.ts';
import type { ChartTable } from './chartTypes.ts';

interface ChartDataProps {
  title: string;
  table: ChartTable;
  /** In place of the drawing; otherwise for assistive technology only. */
  shown: boolean;
}

/** The numbers behind a chart. Renders a `<table>`, in a region that scrolls where it is shown. */
export function ChartData({ title, table, shown }: ChartDataProps) {
  return (
    <Scroll
      data-shown={shown ? '' : undefined}
      {...(shown ? { role: 'region', 'aria-label': `${title}的数据`, tabIndex: 0 } : {})}
    >
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // Labels may repeat (two 林小满); rows never move.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {row.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell key={table.head[at]} {...(at === 0 ? { scope: 'row' } : {})}>
                    {cellText(cell)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
