import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSheet } from 'read-excel-file/universal';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExportButton, type ExportButtonProps } from '../../../src/components/Export/ExportButton.tsx';
import type { ExportColumn, ExportPage, ReadPage } from '../../../src/components/Export/exportTypes.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { catchDownloads } from '../charts/downloads.ts';
import { failOnConsoleError } from '../ui/setup.tsx';

failOnConsoleError();
afterEach(() => {
  cleanupKits();
  cleanup();
});

interface Member {
  name: string;
  hours: number;
}
const members = Array.from({ length: 25 }, (_, at): Member => ({ name: `学员${at + 1}`, hours: at + 0.5 }));
const columns: ExportColumn<Member>[] = [
  { header: '学员', value: ({ name }) => name },
  { header: '课时', value: ({ hours }) => hours, kind: 'hours' },
];
const pageOf = (page: number): ExportPage<Member> => ({ rows: members.slice((page - 1) * 10, page * 10), total: 25 });

const show = (more: Partial<ExportButtonProps<Member>> = {}) =>
  renderInKit(<ExportButton name="学员列表" columns={columns} rows={members.slice(0, 10)} total={25} {...more} />, {
    now: '2026-09-21 09:00',
  });

const openPanel = async () => {
  await userEvent.click(screen.getByRole('button', { name: '导出' }));
  return screen.findByRole('dialog', { name: '导出学员列表' }, { timeout: 5000 });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const startAll = async () => {
  await openPanel();
  await userEvent.click(screen.getByRole('radio', { name: '全部符合条件（25 条）' }));
  await userEvent.click(screen.getAllByRole('button', { name: '导出' }).at(-1) as HTMLElement);
};

test('the page in view becomes an Excel file named by the institution’s day', async () => {
  const files = catchDownloads();
  show();
  await openPanel();
  expect(screen.getByRole('radio', { name: '当前页（10 条）' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByRole('radio', { name: /全部/ })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: '导出' }).at(-1) as HTMLElement);
  await screen.findByText('已导出 10 条');
  expect(files.map(({ name }) => name)).toEqual(['学员列表_2026-09-21.xlsx']);
  const rows = await readSheet(files[0]?.blob ?? new Blob());
  expect(rows).toHaveLength(11);
  expect(rows[1]).toEqual(['学员1', 0.5]);
});

test('all that match: pages one after another, counted as they come', async () => {
  const files = catchDownloads();
  const waiting: (() => void)[] = [];
  const readPage = vi.fn<ReadPage<Member>>(
    (page) => new Promise((resolve) => waiting.push(() => resolve(pageOf(page)))),
  );
  show({ readPage });
  await startAll();
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(screen.getByText('正在准备…')).toBeDefined();
  waiting[0]?.();
  expect(await screen.findByText('已导出 10 / 25')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: '导出学员列表' }).getAttribute('aria-valuenow')).toBe('40');
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await waitFor(() => expect(waiting).toHaveLength(3));
  waiting[2]?.();
  await screen.findByText('已导出 25 条');
  expect(readPage.mock.calls.map(([page]) => page)).toEqual([1, 2, 3]);
  expect(await readSheet(files[0]?.blob ?? new Blob())).toHaveLength(26);
});

test('it goes on while the panel is shut, and the button says how far', async () => {
  catchDownloads();
  let go = () => {};
  show({
    readPage: (page) =>
      page === 1 ? Promise.resolve(pageOf(1)) : new Promise((done) => (go = () => done(pageOf(page)))),
  });
  await startAll();
  await screen.findByText('已导出 10 / 25');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: '导出中 40%' });
  expect(button.dataset.state).toBe('running');
  go();
  await screen.findByRole('button', { name: '导出中 80%' });
});

test('a page that fails is said in Chinese; the retry reads on from that page', async () => {
  const files = catchDownloads();
  let offline = true;
  const readPage = vi.fn<ReadPage<Member>>(async (page) => {
    if (page === 2 && offline) throw Object.assign(new Error('timeout'), { text: '请求超时，请稍后重试' });
    return pageOf(page);
  });
  show({ readPage });
  await startAll();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('已导出的 10 条还在');
  expect(alert.textContent).toContain('请求超时，请稍后重试');
  expect(files).toEqual([]);
  offline = false;
  await press('从中断处重试');
  await screen.findByText('已导出 25 条');
  expect(readPage.mock.calls.map(([page]) => page)).toEqual([1, 2, 2, 3]);
  const names = (await readSheet(files[0]?.blob ?? new Blob())).slice(1).map(([name]) => name);
  expect(names).toEqual(members.map(({ name }) => name));
});

test('cancelled, nothing is handed over and the reading is told', async () => {
  const files = catchDownloads();
  const signals: AbortSignal[] = [];
  show({
    readPage: (_page, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  await startAll();
  await waitFor(() => expect(signals).toHaveLength(1));
  await press('取消导出');
  expect(signals[0]?.aborted).toBe(true);
  expect(await screen.findByRole('radio', { name: '当前页（10 条）' })).toBeDefined();
  expect(files).toEqual([]);
});

test('a page that goes away cancels its export', async () => {
  const signals: AbortSignal[] = [];
  const { unmount } = show({
    readPage: (_page, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  await startAll();
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

test('as CSV, with what is chosen offered first and who exported below', async () => {
  const files = catchDownloads();
  show({ selected: members.slice(3, 5), notes: ['导出人 王芳 2026-09-21 09:00'] });
  await openPanel();
  expect(screen.getByRole('radio', { name: '已选（2 条）' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
  await userEvent.click(screen.getAllByRole('button', { name: '导出' }).at(-1) as HTMLElement);
  await screen.findByText('学员列表_2026-09-21.csv');
  expect(await files[0]?.blob.text()).toBe('学员,课时\r\n学员4,3.5\r\n学员5,4.5\r\n导出人 王芳 2026-09-21 09:00\r\n');
  await press('重新下载');
  expect(files).toHaveLength(2);
});

test('what is missing is said beside the button', async () => {
  show({ rows: [], total: 0 });
  await openPanel();
  expect(screen.getByText('没有可导出的数据')).toBeDefined();
});

test('ref, className and data-* reach the button', async () => {
  const ref = createRef<HTMLButtonElement>();
  show({ ref, className: 'mine', 'data-testid': 'export' } as Partial<ExportButtonProps<Member>>);
  const button = screen.getByTestId('export');
  expect(ref.current).toBe(button);
  expect(button.classList.contains('mine')).toBe(true);
  await openPanel();
  expect(ref.current).toBe(screen.getByTestId('export'));
});
