import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DataColumn } from '../../../src/components/DataTable/types.ts';
import { failOnConsoleError } from '../ui/setup.tsx';
import {
  campusColumn,
  cell,
  columns,
  focused,
  head,
  type Lesson,
  lessons,
  nameColumn,
  openTable,
  row,
  scroller,
  scrollTo,
  texts,
} from './openTable.tsx';

failOnConsoleError();
const user = userEvent.setup();

const below: Record<string, readonly Lesson[]> = {
  '1': [{ id: '11', name: '素描', campus: '东湖', hours: 1 }],
  '11': [{ id: '111', name: '素描一班', campus: '东湖', hours: 2 }],
};
const childrenOf = ({ id }: Lesson) => below[id];

test('branches of a tree open by press and by arrows, and say their level', async () => {
  openTable({ rows: lessons(3), childrenOf });
  expect(screen.getByRole('treegrid')).toBeDefined();
  expect(texts(1)).toEqual(['课1', '课2', '课3']);
  expect(row(/课2/).getAttribute('aria-expanded')).toBeNull();
  fireEvent.click(within(row(/课1/)).getByRole('button', { name: '展开' }));
  expect(texts(1)).toEqual(['课1', '素描', '课2', '课3']);
  expect(row(/^素描/).getAttribute('aria-level')).toBe('2');
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(texts(1)).toContain('素描一班');
  expect(focused()).toBe('素描');
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}');
  expect(texts(1)).toEqual(['课1', '课2', '课3']);
  expect(row(/课1/).getAttribute('aria-expanded')).toBe('false');
});

test('sorting a tree sorts each branch by itself', () => {
  openTable({ rows: lessons(2), childrenOf, defaultOpen: true, defaultSort: { column: 'name', direction: 'desc' } });
  expect(texts(1)).toEqual(['课2', '课1', '素描', '素描一班']);
});

const groupBy = { key: ({ campus }: Lesson) => campus, note: (rows: readonly Lesson[]) => `${rows.length} 节` };

test('rows stand under headings with their count and sum; a shut heading hides its rows', async () => {
  openTable({ rows: lessons(40), groupBy, selectable: true });
  const heading = () => row(/^东湖/);
  expect(heading().textContent).toContain('20 节');
  fireEvent.click(screen.getByText('东湖', { selector: 'b' }));
  expect(heading().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('gridcell', { name: '课1' })).toBeNull();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(heading().getAttribute('aria-expanded')).toBe('true');
  expect(cell('课1')).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(heading().getAttribute('aria-expanded')).toBe('false');
});

test('a detail opens below its row as high as it is, and pushes the rest down', async () => {
  openTable({ rows: lessons(100), detail: ({ name }) => <div style={{ height: 333 }}>大纲：{name}</div> });
  const top = () => row(/课2 /).getBoundingClientRect().top;
  const before = top();
  fireEvent.click(within(row(/课1 东湖/)).getByRole('button', { name: '展开' }));
  expect(screen.getByText('大纲：课1')).toBeDefined();
  await act(() => scrollTo({}));
  expect(top() - before).toBe(334);
  await act(() => scrollTo({ top: 2000 }));
  const seen = row(/课45 /).getBoundingClientRect().top;
  expect(seen - scroller().getBoundingClientRect().top).toBe(36 + 44 * 40 + 334 - 2000);
  await act(() => scrollTo({ top: 0 }));
  fireEvent.click(within(row(/课1 东湖/)).getByRole('button', { name: '收起' }));
  expect(top()).toBe(before);
});

const merged: DataColumn<Lesson>[] = [{ ...campusColumn, merge: ({ campus }) => campus }, nameColumn];

test('rows with one key share one cell, in its place and height wherever the window stands', async () => {
  openTable({
    rows: lessons(3000).map((lesson) => ({ ...lesson, campus: Number(lesson.id) <= 2900 ? '东湖' : '光谷' })),
    columns: merged,
  });
  const drawn = () => {
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-host] > div')].map((box) =>
      box.getBoundingClientRect(),
    );
    return hosts.map(({ top, height }) => ({ top: Math.round(top - scroller().getBoundingClientRect().top), height }));
  };
  expect(drawn()).toEqual([{ top: 36, height: 2900 * 40 }]);
  await act(() => scrollTo({ top: 50_000 }));
  expect(drawn()).toEqual([{ top: 36 - 50_000, height: 2900 * 40 }]);
  const frame = scroller().getBoundingClientRect();
  const words = document.elementFromPoint(frame.left + 20, frame.top + 56);
  expect(words?.textContent).toBe('东湖');
  await act(() => scrollTo({ top: 2900 * 40 - 100 }));
  expect(drawn()).toHaveLength(2);
  // Who listens hears it in every row.
  expect(row(/东湖 课2900/)).toBeDefined();
});

test('totals stand at the foot, in view, and count all rows', async () => {
  const summed = columns.map((column) =>
    column.id === 'hours' ? { ...column, total: (rows: readonly Lesson[]) => `共 ${rows.length}` } : column,
  );
  openTable({ rows: lessons(500), columns: summed });
  await act(() => scrollTo({ top: 6000 }));
  const totals = row(/合计/);
  expect(totals.textContent).toContain('共 500');
  const frame = scroller().getBoundingClientRect();
  expect(totals.getBoundingClientRect().bottom).toBeCloseTo(frame.bottom, 0);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('502');
});

test('the height of rows is the density, the user may have another', () => {
  const { again } = openTable({ rows: lessons(5), density: 'compact' });
  expect(row(/课1 /).getBoundingClientRect().height).toBe(32);
  again({ density: 'roomy' });
  expect(row(/课1 /).getBoundingClientRect().height).toBe(56);
});

test('empty says 无', () => {
  openTable({ rows: lessons(5), columns });
  expect(within(row(/课5 /)).getByText('无')).toBeDefined();
  expect(head('课时')).toBeDefined();
});
