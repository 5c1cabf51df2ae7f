import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { vi } from 'vitest';
import { DataTable, type DataTableProps } from '../../../src/components/DataTable/DataTable.tsx';
import type { DataTableOptions } from '../../../src/components/DataTable/options.ts';
import type { DataColumn } from '../../../src/components/DataTable/types.ts';
import { type DataTableModel, useDataTable } from '../../../src/components/DataTable/useDataTable.ts';
import { render } from '../ui/setup.tsx';

export interface Lesson {
  id: string;
  name: string;
  campus: string;
  hours: number | null;
}

const campuses = ['东湖', '光谷', '汉阳'];

/** Lessons 课1 … in blocks of ten a campus. */
export function lessons(count: number): Lesson[] {
  return Array.from({ length: count }, (_, i) => ({
    id: String(i + 1),
    name: `课${i + 1}`,
    campus: campuses[Math.floor(i / 10) % 3] ?? '',
    hours: i % 5 === 4 ? null : ((i * 7) % 40) + 1,
  }));
}

/** How often a cell's content was made, by `column/row`. */
export const made = new Map<string, number>();
export const madeSince = (run: () => void): Record<string, number> => {
  const before = new Map(made);
  run();
  return Object.fromEntries(
    [...made].map(([key, count]) => [key, count - (before.get(key) ?? 0)]).filter(([, count]) => count !== 0),
  );
};
const counted = (column: string, row: Lesson, text: string) => {
  const key = `${column}/${row.id}`;
  made.set(key, (made.get(key) ?? 0) + 1);
  return text;
};

export const nameColumn: DataColumn<Lesson> = {
  id: 'name',
  header: '课程',
  sortable: true,
  value: ({ name }) => name,
  cell: (row) => counted('name', row, row.name),
};
export const campusColumn: DataColumn<Lesson> = {
  id: 'campus',
  header: '校区',
  value: ({ campus }) => campus,
  cell: (row) => counted('campus', row, row.campus),
};
export const hoursColumn: DataColumn<Lesson> = {
  id: 'hours',
  header: '课时',
  numeric: true,
  sortable: true,
  value: ({ hours }) => hours,
};
export const columns = [nameColumn, campusColumn, hoursColumn];

type Options = Partial<DataTableOptions<Lesson>>;
type View = Partial<Omit<DataTableProps<Lesson>, 'table'>>;

interface ShownProps {
  options: Options;
  view: View;
  onTable: (table: DataTableModel<Lesson>) => void;
}

function Shown({ options, view, onTable }: ShownProps) {
  const table = useDataTable({ columns, rows: [], rowKey: ({ id }) => id, ...options });
  useEffect(() => onTable(table));
  return <DataTable aria-label="课程" fill {...view} table={table} />;
}

/** A table 800 × 400 of lessons; `again` shows it with other options. */
export function openTable(options: Options = {}, view: View = {}, size = { width: 800, height: 400 }) {
  made.clear();
  let shownTable: DataTableModel<Lesson> | undefined;
  const onTable = (table: DataTableModel<Lesson>) => {
    shownTable = table;
  };
  const ui = (more: Options, moreView: View) => (
    <div style={{ position: 'absolute', top: 0, left: 0, display: 'flex', ...size }}>
      <Shown options={{ ...options, ...more }} view={{ ...view, ...moreView }} onTable={onTable} />
    </div>
  );
  const shown = render(ui({}, {}));
  return {
    again: (more: Options = {}, moreView: View = {}) => shown.rerender(ui(more, moreView)),
    /** The model as of the last render. */
    table: () => {
      if (!shownTable) throw new Error('The table was not rendered.');
      return shownTable;
    },
  };
}

export const scroller = (): HTMLElement => {
  const element = screen.getByLabelText('课程').parentElement;
  if (!element) throw new Error('The grid stands in no scroller.');
  return element;
};
export const row = (name: RegExp | string) => screen.getByRole('row', { name });
export const cell = (name: string) => screen.getByRole('gridcell', { name });
export const head = (name: string) => screen.getByRole('columnheader', { name });
export const boxOf = (name: RegExp) => within(row(name)).getByRole('checkbox');
/** Text of all mounted cells in a column, from top to bottom. */
export function texts(colindex: number): string[] {
  const cells = [...document.querySelectorAll<HTMLElement>(`[role=gridcell][aria-colindex="${colindex}"]`)];
  return cells.map((element) => element.textContent ?? '');
}
export const mountedCells = () => document.querySelectorAll('[role=gridcell]').length;
export const focused = () => {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body ? (element.textContent ?? '') : '';
};
export const spy = <T extends (...args: never[]) => unknown>() => vi.fn<T>();

/** Scrolls and waits for the rows that come into view. */
export async function scrollTo(position: { top?: number; left?: number }) {
  const element = scroller();
  if (position.top !== undefined) element.scrollTop = position.top;
  if (position.left !== undefined) element.scrollLeft = position.left;
  element.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
