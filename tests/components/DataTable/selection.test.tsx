import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TableSelection } from '../../../src/components/DataTable/types.ts';
import { failOnConsoleError } from '../ui/setup.tsx';
import { boxOf, cell, head, lessons, madeSince, openTable, row, spy } from './openTable.tsx';

failOnConsoleError();

type Told = (selection: TableSelection, details: { reason: string }) => void;
const isChosen = (name: RegExp) => row(name).getAttribute('aria-selected') === 'true';
const headBox = () => within(head('选择全部')).getByRole<HTMLInputElement>('checkbox');

test('a press on a box chooses its row; the footer counts', () => {
  const told = spy<Told>();
  openTable({ rows: lessons(10_000), selectable: true, onSelectionChange: told });
  fireEvent.click(boxOf(/课3 /));
  expect(isChosen(/课3 /)).toBe(true);
  expect(screen.getByText('已选 1 条')).toBeDefined();
  expect(told).toHaveBeenCalledWith({ mode: 'some', keys: new Set(['3']), count: 1 }, { reason: 'pointer' });
  fireEvent.click(boxOf(/课3 /));
  expect(isChosen(/课3 /)).toBe(false);
});

test('choosing a row of 10,000 makes no cell anew', () => {
  openTable({ rows: lessons(10_000), selectable: true });
  expect(madeSince(() => fireEvent.click(boxOf(/课3 /)))).toEqual({});
  expect(madeSince(() => fireEvent.click(headBox()))).toEqual({});
});

test('with Shift all between are chosen, and taken back', () => {
  openTable({ rows: lessons(30), selectable: true });
  fireEvent.click(boxOf(/课2 /));
  fireEvent.click(boxOf(/课6 /), { shiftKey: true });
  expect(screen.getByText('已选 5 条')).toBeDefined();
  fireEvent.click(boxOf(/课4 /), { shiftKey: true });
  expect(screen.getByText('已选 2 条')).toBeDefined();
});

test('the head chooses all, shows some, and clears', () => {
  openTable({ rows: lessons(10_000), selectable: true });
  fireEvent.click(headBox());
  expect(headBox().checked).toBe(true);
  expect(screen.getByText('已选 10,000 条')).toBeDefined();
  fireEvent.click(boxOf(/课5 /));
  expect(headBox().indeterminate).toBe(true);
  expect(screen.getByText('已选 9,999 条')).toBeDefined();
  fireEvent.click(headBox());
  fireEvent.click(headBox());
  expect(screen.queryByText(/已选/)).toBeNull();
});

test('on one page of many the head chooses this page, and the choice goes along to the next', () => {
  const { again, table } = openTable({ rows: lessons(20), selectable: true, total: 1017 });
  fireEvent.click(headBox());
  expect(screen.getByText('已选 20 条')).toBeDefined();
  again({ rows: lessons(40).slice(20), total: 1017 });
  expect(headBox().checked).toBe(false);
  expect(screen.getByText('已选 20 条')).toBeDefined();
  table().selection.selectAll();
  expect(table().selection.value()).toMatchObject({ mode: 'all', count: 1017 });
});

test('rows that cannot be chosen are left out', () => {
  openTable({ rows: lessons(10), selectable: ({ hours }) => hours !== null });
  expect((boxOf(/课5 /) as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(boxOf(/课5 /));
  expect(screen.queryByText(/已选/)).toBeNull();
  fireEvent.click(headBox());
  expect(screen.getByText('已选 8 条')).toBeDefined();
  expect(isChosen(/课4 /)).toBe(true);
  expect(row(/课5 /).getAttribute('aria-selected')).toBeNull();
});

test('a press on a row opens it; a press on its box, its acts or marked text does not', () => {
  const open = spy<(lesson: { name: string }, details: { reason: string }) => void>();
  const act = spy<() => void>();
  openTable({
    rows: lessons(10),
    selectable: true,
    onRowOpen: open,
    actions: () => [{ key: 'edit', label: '修改', onSelect: act }],
  });
  fireEvent.click(boxOf(/课2 /));
  fireEvent.click(within(row(/课2 /)).getByRole('button', { name: '修改' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
  fireEvent.click(cell('课2'));
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ name: '课2' }), { reason: 'pointer' });
});
