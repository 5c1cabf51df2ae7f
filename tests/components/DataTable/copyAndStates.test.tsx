import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent as keys } from 'vitest/browser';
import { ApiError } from '../../../src/api/ApiError.ts';
import { catalogueOfKind } from '../../../src/api/catalogue.ts';
import { failOnConsoleError } from '../ui/setup.tsx';
import { boxOf, cell, lessons, openTable, row, spy } from './openTable.tsx';

failOnConsoleError();
const user = userEvent.setup();

/** What Ctrl+C puts on the clipboard; real keys, since only the browser knows when to copy. */
async function copied(): Promise<string | undefined> {
  let text: string | undefined;
  const hear = (event: ClipboardEvent) => {
    text = event.clipboardData?.getData('text/plain');
  };
  document.addEventListener('copy', hear);
  await keys.keyboard('{Control>}c{/Control}');
  document.removeEventListener('copy', hear);
  return text;
}

describe('copying', () => {
  test('takes the active cell', async () => {
    openTable({ rows: lessons(5) });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(await copied()).toBe('课2');
    expect(screen.getByText('已复制 1 行')).toBeDefined();
  });
  test('takes what Shift and the arrows have marked', async () => {
    openTable({ rows: lessons(5) });
    await user.tab();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(await copied()).toBe('课1\t东湖\n课2\t东湖');
    expect(screen.getByText('已复制 2 行，4 格')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(await copied()).toBe('东湖');
  });
  test('takes what a press and a press with Shift have marked', async () => {
    openTable({ rows: lessons(5) });
    await user.click(cell('课2'));
    fireEvent.click(within(row(/课3 /)).getByText('15'), { shiftKey: true });
    expect(await copied()).toBe('课2\t东湖\t8\n课3\t东湖\t15');
  });
  test('takes the chosen rows with their heads, in the order they are shown', async () => {
    openTable({ rows: lessons(5), selectable: true, defaultSort: { column: 'hours', direction: 'desc' } });
    fireEvent.click(boxOf(/课1 /));
    fireEvent.click(boxOf(/课3 /));
    cell('课2').focus();
    expect(await copied()).toBe('课程\t校区\t课时\n课3\t东湖\t15\n课1\t东湖\t1');
  });
});

const lost = new ApiError({ entry: catalogueOfKind('timeout'), endpoint: 'lesson/list' });

describe('states', () => {
  test('while the first read is under way: the head, and bones in the shape of the table', () => {
    openTable({}, { status: { state: 'pending' } });
    expect(screen.getByRole('columnheader', { name: '课程' })).toBeDefined();
    expect(screen.getByRole('status', { busy: true }).textContent).toBe('加载中...');
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('暂无数据')).toBeNull();
  });
  test('a failure is never an empty list; it offers to try again', () => {
    const retry = spy<() => void>();
    openTable({}, { status: { state: 'error', error: lost, retry } });
    expect(screen.getByText('请求超时，请稍后重试')).toBeDefined();
    expect(screen.queryByText('暂无数据')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
  test('while newer rows are read the old ones stay', () => {
    openTable({ rows: lessons(3) }, { status: { state: 'ready', refreshing: true } });
    expect(cell('课1')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: '正在更新' })).toBeDefined();
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  });
  test('when newer rows could not be read the old ones stay, and it says so', () => {
    const refresh = spy<() => void>();
    openTable({ rows: lessons(3) }, { status: { state: 'ready', refreshError: lost, refresh } });
    expect(cell('课1')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('显示的是之前的数据');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });
  test('nothing there: what to do about it', () => {
    openTable({}, { empty: <p>还没有课程</p> });
    expect(screen.getByText('还没有课程')).toBeDefined();
  });
  test('the footer counts what matches, and has room for sums and pages', () => {
    openTable({ rows: lessons(3), total: 1286 }, { summary: <b>合计 9</b>, pagination: <i>第 1 页</i> });
    expect(screen.getByText('共 1,286 条')).toBeDefined();
    expect(screen.getByText('合计 9')).toBeDefined();
    expect(screen.getByText('第 1 页')).toBeDefined();
  });
  test('takes a ref, a class, a style and data of its own', () => {
    const ref = createRef<HTMLDivElement>();
    openTable({ rows: lessons(1) }, { ref, className: 'mine', style: { outlineOffset: '3px' }, id: 'lessons' });
    expect(ref.current?.className).toContain('mine');
    expect(ref.current?.style.outlineOffset).toBe('3px');
    expect(ref.current?.id).toBe('lessons');
    expect(ref.current?.dataset.density).toBe('standard');
  });
});
