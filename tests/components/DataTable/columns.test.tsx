import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from '../../../src/components/DataTable/DataTable.tsx';
import type { DataTableOptions } from '../../../src/components/DataTable/options.ts';
import { TableSettings } from '../../../src/components/DataTable/TableSettings.tsx';
import type { TableSort } from '../../../src/components/DataTable/types.ts';
import { useDataTable } from '../../../src/components/DataTable/useDataTable.ts';
import { GlobalStyle } from '../../../src/theme/GlobalStyle.tsx';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { failOnConsoleError } from '../ui/setup.tsx';
import { columns, head, type Lesson, lessons, madeSince, openTable, spy, texts } from './openTable.tsx';

failOnConsoleError();
afterEach(cleanupKits);
const user = userEvent.setup();
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a head sorts up, down and not at all; blank stands last both ways', () => {
  const told = spy<(sort: TableSort | null, details: { reason: string }) => void>();
  openTable({ rows: lessons(5), onSortChange: told });
  const hours = screen.getByRole('button', { name: '课时' });
  fireEvent.click(hours);
  expect(head('课时').getAttribute('aria-sort')).toBe('ascending');
  expect(texts(3)).toEqual(['1', '8', '15', '22', '无']);
  fireEvent.click(hours);
  expect(texts(3)).toEqual(['22', '15', '8', '1', '无']);
  fireEvent.click(hours);
  expect(texts(3)).toEqual(['1', '8', '15', '22', '无']);
  expect(head('课时').getAttribute('aria-sort')).toBe('none');
  expect(told.mock.calls.map(([sort]) => sort?.direction ?? null)).toEqual(['asc', 'desc', null]);
});

test('a controlled sort is told and waits; sorted by the server the rows stay as they come', () => {
  const told = spy<(sort: TableSort | null) => void>();
  const { again } = openTable({ rows: lessons(3), sort: null, onSortChange: told, manualSort: true });
  fireEvent.click(screen.getByRole('button', { name: '课时' }));
  expect(told).toHaveBeenCalledWith({ column: 'hours', direction: 'asc' }, { reason: 'pointer' });
  expect(head('课时').getAttribute('aria-sort')).toBe('none');
  again({ sort: { column: 'hours', direction: 'desc' } });
  expect(head('课时').getAttribute('aria-sort')).toBe('descending');
  expect(texts(1)).toEqual(['课1', '课2', '课3']);
});

function pull(name: string, by: number) {
  const edge = head(name).lastElementChild as HTMLElement;
  const at = edge.getBoundingClientRect().left;
  const pointer = { pointerId: 1, isPrimary: true, button: 0 };
  edge.setPointerCapture = () => undefined;
  fireEvent.pointerDown(edge, { ...pointer, clientX: at });
  fireEvent.pointerMove(edge, { ...pointer, clientX: at + by / 2 });
  fireEvent.pointerMove(edge, { ...pointer, clientX: at + by });
  fireEvent.pointerUp(edge, { ...pointer, clientX: at + by });
}

test('a column is pulled by its edge, within its limits, and makes no cell anew', () => {
  openTable({ rows: lessons(5) });
  const width = () => head('课程').getBoundingClientRect().width;
  expect(madeSince(() => pull('课程', 80))).toEqual({});
  expect(width()).toBe(200);
  pull('课程', -500);
  expect(width()).toBe(64);
  fireEvent.doubleClick(head('课程').lastElementChild as HTMLElement);
  expect(width()).toBe(120);
});

type Options = DataTableOptions<Lesson>;
const base: Options = { columns, rows: lessons(5), rowKey: ({ id }) => id, settingsKey: 'lessons' };

function WithSettings(options: Partial<Options>) {
  const table = useDataTable({ ...base, ...options });
  return (
    <div style={{ width: 900 }}>
      <GlobalStyle />
      <TableSettings table={table} />
      <DataTable aria-label="课程" table={table} />
    </div>
  );
}
const openSettings = () => user.click(screen.getByRole('button', { name: '列设置' }));

test('what the user does to the columns is remembered, for each user apart', async () => {
  const { kit, rerender } = renderInKit(<WithSettings key="a" />);
  await openSettings();
  await user.click(await screen.findByRole('checkbox', { name: '课时' }));
  expect(heads()).toEqual(['课程', '校区']);
  await user.click(screen.getByRole('radio', { name: '紧凑' }));
  rerender(<WithSettings key="b" />);
  expect(heads()).toEqual(['课程', '校区']);
  expect(screen.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(32);
  act(() => kit.session.setState({ uid: 'somebody-else' }));
  expect(heads()).toEqual(['课程', '校区', '课时']);
});

test('columns change places by arrow keys and by dragging; the default comes back', async () => {
  renderInKit(<WithSettings />);
  await openSettings();
  (await screen.findByRole('button', { name: /移动 课时/ })).focus();
  await user.keyboard('{ArrowUp}');
  expect(heads()).toEqual(['课程', '课时', '校区']);
  expect(screen.getByText('课时 已移到第 1 位，共 2 列')).toBeDefined();

  const grip = screen.getByRole('button', { name: /移动 课时/ });
  const pointer = { pointerId: 1, isPrimary: true, button: 0 };
  grip.setPointerCapture = () => undefined;
  fireEvent.pointerDown(grip, { ...pointer, clientY: 100 });
  fireEvent.pointerMove(grip, { ...pointer, clientY: 130 });
  fireEvent.pointerUp(grip, { ...pointer, clientY: 130 });
  expect(heads()).toEqual(['课程', '校区', '课时']);

  await user.click(screen.getByRole('checkbox', { name: '校区' }));
  expect(heads()).toEqual(['课程', '课时']);
  await user.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(heads()).toEqual(['课程', '校区', '课时']);
});

test('the frozen column has no grip', async () => {
  renderInKit(<WithSettings />);
  await openSettings();
  const item = (await screen.findByRole('checkbox', { name: '课程' })).closest('li') as HTMLElement;
  expect(within(item).queryByRole('button')).toBeNull();
  expect(within(item).getByRole('img', { name: '已冻结' })).toBeDefined();
});

test('a column with rights is there for who holds them only, in the settings too', async () => {
  const gated = columns.map((column) => (column.id === 'hours' ? { ...column, permission: 'lesson.hours' } : column));
  const { kit } = renderInKit(<WithSettings columns={gated} />);
  expect(heads()).toEqual(['课程', '校区']);
  await openSettings();
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
  const { business } = kit.session.getState();
  if (!business) throw new Error('The demo has no rights.');
  act(() => kit.session.setState({ business: { ...business, auth: { ...business.auth, 'lesson.hours': true } } }));
  expect(heads()).toEqual(['课程', '校区', '课时']);
});

test('acts with rights likewise', () => {
  const options: Partial<Options> = {
    actions: () => [
      { key: 'a', label: '修改', onSelect: () => undefined },
      { key: 'b', label: '删除', onSelect: () => undefined, permission: 'lesson.delete' },
    ],
  };
  renderInKit(<WithSettings {...options} />);
  expect(screen.getAllByRole('button', { name: '修改' })).toHaveLength(5);
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});

test('rights outside a kit are an error that says what to do', () => {
  const gated = columns.map((column) => ({ ...column, roles: ['4'] }));
  expect(() => openTable({ columns: gated })).toThrow(/needs <KitProvider> around it/);
});
