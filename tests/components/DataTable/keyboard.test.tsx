import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failOnConsoleError } from '../ui/setup.tsx';
import {
  cell,
  focused,
  head,
  type Lesson,
  lessons,
  mountedCells,
  openTable,
  row,
  scroller,
  scrollTo,
  spy,
} from './openTable.tsx';

failOnConsoleError();

const user = userEvent.setup();

/** Tab into the table: it is one stop. */
async function enter() {
  await user.tab();
  expect(document.activeElement?.getAttribute('role')).toMatch(/gridcell|columnheader/);
}

test('the table is one stop of Tab, and arrows move inside', async () => {
  openTable({ rows: lessons(1000), selectable: true });
  await enter();
  expect(focused()).toBe('课1');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('东湖');
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('3');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(head('校区'));
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the ends, pages, and back: the focused row is in view and few are mounted', async () => {
  openTable({ rows: lessons(10_000) });
  await enter();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('10001');
  const box = (document.activeElement as HTMLElement).getBoundingClientRect();
  const frame = scroller().getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(frame.bottom + 1);
  expect(box.top).toBeGreaterThan(frame.top + 35);
  await user.keyboard('{Control>}{Home}{/Control}{PageDown}');
  expect(focused()).toBe('课7');
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-colindex')).toBe('3');
  expect(mountedCells()).toBeLessThan(120);
});

test('the focus survives scrolling out of view', async () => {
  openTable({ rows: lessons(10_000) });
  await enter();
  await user.keyboard('{ArrowDown}');
  await act(() => scrollTo({ top: 200_000 }));
  expect(focused()).toBe('课2');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('课3');
  expect(scroller().scrollTop).toBe(80);
});

test('Space chooses, Shift and Space chooses up to here, Ctrl and A all', async () => {
  openTable({ rows: lessons(40), selectable: true });
  await enter();
  await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(screen.getByText('已选 3 条')).toBeDefined();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('已选 40 条')).toBeDefined();
});

test('Enter opens the row; in a cell with acts it goes to them, arrows go among them, Esc comes back', async () => {
  const open = spy<(lesson: Lesson, details: { reason: string }) => void>();
  const stop = spy<() => void>();
  openTable({
    rows: lessons(5),
    onRowOpen: open,
    actions: () => [
      { key: 'a', label: '修改', onSelect: () => undefined },
      { key: 'b', label: '停课', onSelect: stop },
    ],
  });
  await enter();
  await user.keyboard('{Enter}');
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ name: '课1' }), { reason: 'keyboard' });
  await user.keyboard('{End}{Enter}{ArrowRight}');
  expect(focused()).toBe('停课');
  await user.keyboard('{Enter}');
  expect(stop).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
});

test('on the head Enter sorts and Alt with arrows pulls the column', async () => {
  openTable({ rows: lessons(5) });
  await enter();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(head('课程').getAttribute('aria-sort')).toBe('ascending');
  expect(document.activeElement).toBe(head('课程'));
  const before = head('课程').getBoundingClientRect().width;
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(head('课程').getBoundingClientRect().width).toBe(before + 16);
  expect(screen.getByText('课程 列宽 136 像素')).toBeDefined();
});

test('when the focused row is removed the focus goes to the one in its place', async () => {
  const rows = lessons(20);
  const { again } = openTable({ rows });
  await enter();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  again({ rows: rows.filter(({ id }) => id !== '3') });
  await waitFor(() => expect(focused()).toBe('课4'));
});

test('the focus stays with its row when the order changes', async () => {
  const rows = lessons(20);
  const { again } = openTable({ rows });
  await enter();
  await user.keyboard('{ArrowDown}');
  again({ rows: rows.toReversed() });
  expect(focused()).toBe('课2');
  expect(row(/课2 /).contains(document.activeElement)).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('课1');
});

test('a table without rows can still be entered, at its head', async () => {
  openTable({ rows: [] });
  await enter();
  expect(document.activeElement).toBe(head('课程'));
});

test('a press makes a cell the one the keyboard goes on from', async () => {
  openTable({ rows: lessons(20) });
  await user.click(cell('课4'));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('课5');
});
