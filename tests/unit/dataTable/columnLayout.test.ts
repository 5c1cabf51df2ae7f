import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampWidth, layoutColumns, type PlacedColumn } from '../../../src/components/DataTable/columnLayout.ts';
import { gridWindow, reveal, withKept } from '../../../src/components/DataTable/gridWindow.ts';
import { rowOffsets } from '../../../src/components/DataTable/rowOffsets.ts';

const column = (id: string, width: number, more: Partial<PlacedColumn<never>> = {}): PlacedColumn<never> => ({
  id,
  kind: 'data',
  header: id,
  frozen: undefined,
  width,
  minWidth: 40,
  maxWidth: 640,
  elastic: true,
  column: undefined,
  ...more,
});
const columns = fc.array(
  fc.record({
    width: fc.integer({ min: 40, max: 300 }),
    frozen: fc.constantFrom('start' as const, 'end' as const, undefined, undefined, undefined),
    elastic: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);
const placed = (list: { width: number; frozen: 'start' | 'end' | undefined; elastic: boolean }[]) =>
  list.map(({ width, ...more }, i) => column(`c${i}`, width, more));

describe('columns side by side', () => {
  test('they never overlap, none is lost, and they fill the view', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 200, max: 2400 }), (list, viewport) => {
        const layout = layoutColumns(placed(list), viewport);
        expect(layout.columns).toHaveLength(list.length);
        for (const zone of [layout.start, layout.center, layout.end]) {
          let x = 0;
          for (const { start, width } of zone) {
            expect(start).toBe(x);
            x += width;
          }
        }
        expect(layout.width).toBeGreaterThanOrEqual(viewport);
        expect(layout.columns.map(({ index }) => index)).toEqual(list.map((_, i) => i));
      }),
    );
  });

  test('frozen columns leave room to read by; on a phone they let go', () => {
    fc.assert(
      fc.property(columns, fc.integer({ min: 200, max: 2400 }), (list, viewport) => {
        const { startWidth, endWidth } = layoutColumns(placed(list), viewport);
        expect(startWidth + endWidth).toBeLessThanOrEqual(viewport * 0.65);
      }),
    );
    const member = [column('name', 200, { frozen: 'start' }), column('a', 400), column('act', 120, { frozen: 'end' })];
    expect(layoutColumns(member, 1280).columns.map(({ frozen }) => frozen)).toEqual(['start', undefined, 'end']);
    expect(layoutColumns(member, 375).columns.map(({ frozen }) => frozen)).toEqual(['start', undefined, undefined]);
  });

  test('room left over goes to columns nobody has resized, by their width', () => {
    const layout = layoutColumns([column('a', 100), column('b', 200), column('c', 100, { elastic: false })], 1000);
    expect(layout.columns.map(({ width }) => width)).toEqual([300, 600, 100]);
  });

  test('a width keeps to its limits', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e4, max: 1e4, noNaN: true }), (width) => {
        const clamped = clampWidth({ minWidth: 64, maxWidth: 640 }, width);
        expect(clamped).toBeGreaterThanOrEqual(64);
        expect(clamped).toBeLessThanOrEqual(640);
        expect(Number.isInteger(clamped)).toBe(true);
      }),
    );
  });
});

describe('the window', () => {
  const thirty = layoutColumns(
    Array.from({ length: 30 }, (_, i) => column(`c${i}`, 120, i === 0 ? { frozen: 'start' } : {})),
    1280,
  );
  test('holds every row and column in view, and few more', () => {
    const rows = rowOffsets(10_000, 40);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 399_000 }), fc.integer({ min: 0, max: 2320 }), (top, left) => {
        const window = gridWindow({ top, left, width: 1280, height: 640 }, rows, thirty, 36);
        expect(rows.top(window.first)).toBeLessThanOrEqual(top);
        expect(window.end === 10_000 || rows.top(window.end) >= top + 604).toBe(true);
        expect(window.end - window.first).toBeLessThan(40);
        const seen = thirty.center.slice(window.columnFirst, window.columnEnd);
        const inView = thirty.center.filter(({ start, width }) => start + width > left && start < left + 1280 - 120);
        expect(seen).toEqual(expect.arrayContaining(inView));
        expect(seen.length).toBeLessThan(15);
      }),
    );
  });
  test('knows at which side something is hidden', () => {
    const at = (left: number) => gridWindow({ top: 0, left, width: 1280, height: 640 }, rowOffsets(9, 40), thirty, 36);
    expect([at(0).hidesStart, at(0).hidesEnd]).toEqual([false, true]);
    expect([at(2320).hidesStart, at(2320).hidesEnd]).toEqual([true, false]);
  });
  test('keeps the focused line, once and in order', () => {
    expect(withKept(10, 13, 2, 100)).toEqual([2, 10, 11, 12]);
    expect(withKept(10, 13, 50, 100)).toEqual([10, 11, 12, 50]);
    expect(withKept(10, 13, 11, 100)).toEqual([10, 11, 12]);
    expect(withKept(10, 13, -1, 100)).toEqual([10, 11, 12]);
  });
  test('scrolls as little as it takes', () => {
    expect(reveal({ start: 100, size: 40 }, 0, 400)).toBe(0);
    expect(reveal({ start: 100, size: 40 }, 200, 400)).toBe(100);
    expect(reveal({ start: 1000, size: 40 }, 0, 400)).toBe(640);
  });
});
