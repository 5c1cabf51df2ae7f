import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DataColumn } from '../../../src/components/DataTable/types.ts';
import { failOnConsoleError } from '../ui/setup.tsx';
import {
  cell,
  columns,
  head,
  type Lesson,
  lessons,
  mountedCells,
  openTable,
  scroller,
  scrollTo,
  texts,
} from './openTable.tsx';

failOnConsoleError();

const thirty: DataColumn<Lesson>[] = Array.from({ length: 30 }, (_, i) => ({
  id: `c${i}`,
  header: `列${i}`,
  width: 120,
  value: ({ id }) => `${id}:${i}`,
}));

test('of 10,000 rows by 30 columns only what is in view is mounted, wherever one scrolls', async () => {
  openTable({ rows: lessons(10_000), columns: thirty });
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('10001');
  expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('30');
  for (const position of [{}, { top: 200_000 }, { left: 1500 }, { top: 399_600, left: 2800 }]) {
    await act(() => scrollTo(position));
    expect(mountedCells()).toBeGreaterThan(50);
    expect(mountedCells()).toBeLessThan(260);
    const box = scroller().getBoundingClientRect();
    const middle = document.elementFromPoint(box.left + 400, box.top + 200);
    expect(middle?.textContent).toMatch(/^\d+:\d+$/);
  }
  expect(cell('10000:29')).toBeDefined();
});

test('the first column and the head stay in view while all else scrolls', async () => {
  openTable({ rows: lessons(1000), columns: thirty });
  await act(() => scrollTo({ top: 8000, left: 1200 }));
  const frame = scroller().getBoundingClientRect();
  expect(head('列0').getBoundingClientRect().left).toBeCloseTo(frame.left, 0);
  expect(head('列0').getBoundingClientRect().top).toBeCloseTo(frame.top, 0);
  const first = cell('205:0').getBoundingClientRect();
  expect(first.left).toBeCloseTo(frame.left, 0);
});

test('a frozen column at the right stays at the right', async () => {
  const frozen = thirty.map((column, i) => (i === 3 ? { ...column, frozen: 'end' as const } : column));
  openTable({ rows: lessons(50), columns: frozen });
  const frame = scroller();
  const right = frame.getBoundingClientRect().left + frame.clientWidth;
  expect(head('列3').getBoundingClientRect().right).toBeCloseTo(right, 0);
  await act(() => scrollTo({ left: 900 }));
  expect(head('列3').getBoundingClientRect().right).toBeCloseTo(right, 0);
});

test('few columns share the room there is', () => {
  openTable({ rows: lessons(3) });
  const widths = ['课程', '校区', '课时'].map((name) => head(name).getBoundingClientRect().width);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(scroller().clientWidth, 0);
  expect(widths[0]).toBe(120);
});

test('without a height of its own a table is as high as its rows', () => {
  openTable({ rows: lessons(3) }, { fill: false, footer: false });
  expect(scroller().clientHeight).toBe(36 + 1 + 3 * 40 - 1);
});

test('rows that come and go leave no holes', async () => {
  const { again } = openTable({ rows: lessons(500) });
  await act(() => scrollTo({ top: 19_000 }));
  again({ rows: lessons(20) });
  await act(() => scrollTo({}));
  expect(texts(1)).toContain('课20');
  again({ rows: [] });
  expect(screen.getByText('暂无数据')).toBeDefined();
});

test('another page begins at its first row', async () => {
  const { again } = openTable({ rows: lessons(200) }, { scrollKey: 1 });
  await act(() => scrollTo({ top: 3000 }));
  again({ rows: lessons(400).slice(200) }, { scrollKey: 1 });
  expect(scroller().scrollTop).toBe(3000);
  again({ rows: lessons(200) }, { scrollKey: 2 });
  expect(scroller().scrollTop).toBe(0);
});

test('two rows with one key are refused', () => {
  const twins = [...lessons(1), ...lessons(1)];
  expect(() => openTable({ rows: twins, columns })).toThrow(/two rows have the key "1"/);
});
