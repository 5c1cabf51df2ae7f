import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowOffsets } from '../../../src/components/DataTable/rowOffsets.ts';

const tables = fc.record({
  count: fc.integer({ min: 1, max: 300 }),
  height: fc.constantFrom(32, 40, 56),
  special: fc.dictionary(fc.integer({ min: 0, max: 320 }).map(String), fc.integer({ min: 1, max: 900 })),
});
const made = ({ count, height, special }: { count: number; height: number; special: Record<string, number> }) =>
  rowOffsets(count, height, new Map(Object.entries(special).map(([index, px]) => [Number(index), px])));

test('each line begins where the one before it ends, and the last ends at the total', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const rows = made(table);
      let y = 0;
      for (let index = 0; index < table.count; index += 1) {
        expect(rows.top(index)).toBe(y);
        y += rows.height(index);
      }
      expect(rows.total).toBe(y);
    }),
  );
});

test('every height belongs to the line that covers it', () => {
  fc.assert(
    fc.property(tables, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (table, part) => {
      const rows = made(table);
      const y = rows.total * part;
      const index = rows.at(y);
      expect(rows.top(index)).toBeLessThanOrEqual(y);
      expect(rows.top(index) + rows.height(index)).toBeGreaterThan(y);
    }),
  );
});

test('outside of the lines the nearest one is meant', () => {
  const rows = rowOffsets(3, 40);
  expect([rows.at(-50), rows.at(1000), rowOffsets(0, 40).at(10)]).toEqual([0, 2, 0]);
});
