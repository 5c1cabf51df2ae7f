import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Footer, FooterWords, Progress, Root, Said, Viewport } from './DataTable.styles.ts';
import { Grid } from './Grid.tsx';
import { RefreshFailed } from './TableStates.tsx';
import type { TableStatus } from './types.ts';
import type { DataTableModel } from './useDataTable.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDataTable`: columns, rows and what they can do. */
  table: DataTableModel<Row>;
  /** What the table lists: 学员. */
  'aria-label': string;
  /** How the reading stands; a `CallResult` fits. @default ready */
  status?: TableStatus | undefined;
  /** What stands there when nothing is: an Empty with what to do next. @default 暂无数据 */
  empty?: ReactNode;
  /** At the left of the footer, beside the count: sums over all pages. */
  summary?: ReactNode;
  /** At the right of the footer. */
  pagination?: ReactNode;
  /** @default true */
  footer?: boolean | undefined;
  /** Fills the height of its parent. @default false: as high as its rows, up to the screen */
  fill?: boolean | undefined;
  /** card has a frame of its own; page lies on a page from edge to edge. @default 'card' */
  frame?: 'card' | 'page' | undefined;
  /** px below the last row, for a bar that floats over it. @default 0 */
  endPadding?: number | undefined;
  /** Another one scrolls back to the first row: the page number. */
  scrollKey?: string | number | undefined;
}

const ready: TableStatus = { state: 'ready' };

/**
 * A table of records: rows and columns virtual, head, first and action columns in view, everything by keyboard. Shows the
 * model that `useDataTable` makes, as the column settings and a bulk bar beside it do. Renders a `<div>` around a
 * `<div role="grid">`; sets `data-density`, `data-frame`, `data-fill`.
 */
export function DataTable<Row>({
  table,
  'aria-label': label,
  status = ready,
  empty,
  summary,
  pagination,
  footer = true,
  fill = false,
  frame = 'card',
  endPadding = 0,
  scrollKey,
  ...rest
}: DataTableProps<Row>) {
  const [said, say] = useState('');
  const refreshing = status.state === 'ready' && status.refreshing;
  const rows = table.options.rows.length;
  return (
    <Root {...rest} data-density={table.density} data-frame={frame} data-fill={fill ? '' : undefined}>
      <RefreshFailed status={status} texts={table.texts} />
      <Viewport>
        {refreshing && rows > 0 ? <Progress role="progressbar" aria-label={table.texts.refreshing} /> : null}
        <Grid
          table={table}
          label={label}
          status={status}
          empty={empty}
          endPadding={endPadding}
          inset={frame === 'page' ? 12 : 0}
          fill={fill}
          scrollKey={scrollKey}
          say={say}
        />
      </Viewport>
      {footer && status.state === 'ready' && rows > 0 ? (
        <Footer>
          <FooterWords>
            <Count table={table} />
            {summary}
          </FooterWords>
          {pagination}
        </Footer>
      ) : null}
      <Said aria-live="polite">{said}</Said>
    </Root>
  );
}

function Count<Row>({ table: { selection, texts, options } }: { table: DataTableModel<Row> }) {
  const { count } = useSyncExternalStore(selection.subscribe, selection.summary, selection.summary);
  return (
    <>
      <span>{texts.count(options.total ?? options.rows.length)}</span>
      {count > 0 ? <span>{texts.selected(count)}</span> : null}
    </>
  );
}
