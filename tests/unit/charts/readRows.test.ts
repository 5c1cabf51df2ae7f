import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellText, tableOf } from '../../../src/components/charts/chartTable.ts';
import { chartSummary } from '../../../src/components/charts/chartSummary.ts';
import { heatRange, readHeat } from '../../../src/components/charts/heatmap.ts';
import { hasNumbers, readRows } from '../../../src/components/charts/readRows.ts';

const series = [
  { key: 'a', name: '甲' },
  { key: 'b', name: '乙', unit: '人' },
] as const;

test('every row is a line of the table and every series a column, nothing lost', () => {
  const row = fc.record({
    label: fc.string(),
    a: fc.oneof(fc.integer(), fc.constant(null), fc.constant(Number.NaN)),
    b: fc.oneof(fc.double(), fc.constant(undefined)),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const data = readRows(rows, 'label', series);
      const table = tableOf(data, '项目');
      expect(table.rows).toHaveLength(rows.length);
      for (const [index, line] of table.rows.entries()) {
        expect(line).toHaveLength(3);
        expect(line[0]).toBe(rows[index]?.label);
        expect(cellText(line[1] ?? '')).not.toContain('NaN');
      }
      for (const { values } of data.series) {
        for (const value of values) expect(value === null || Number.isFinite(value)).toBe(true);
      }
      const some = rows.some(({ a, b }) => Number.isFinite(a) || Number.isFinite(b));
      expect(hasNumbers(data)).toBe(some);
    }),
  );
});

test('two series of one field are refused in words', () => {
  expect(() =>
    readRows([{ label: 'x', a: 1 }], 'label', [
      { key: 'a', name: '甲' },
      { key: 'a', name: '乙' },
    ]),
  ).toThrow('[jiaowu] Two series of a chart read the field "a"');
});

test('the summary tells span, highest and lowest', () => {
  const data = readRows(
    [
      { label: '2026-08', a: 3, b: null },
      { label: '2026-09', a: 9, b: null },
    ],
    'label',
    series,
  );
  expect(chartSummary('折线图', '对比', data)).toBe(
    '对比，折线图，共 2 项，2026-08 至 2026-09。甲最高 9（2026-09），最低 3（2026-08）；乙无数据。',
  );
});

describe('a field of numbers', () => {
  const fields = { x: 'x', y: 'y', value: 'n' } as const;

  test('every row lands in its cell and the rest stays blank', () => {
    const labels = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(labels, labels, fc.infiniteStream(fc.option(fc.integer())), (xs, ys, stream) => {
        const wanted = ys.map(() => xs.map(() => stream.next().value ?? null));
        const rows = ys.flatMap((y, row) => xs.map((x, at) => ({ x, y, n: wanted[row]?.[at] ?? null })));
        const heat = readHeat(rows.toReversed(), { ...fields, xs, ys });
        expect(heat.cells).toEqual(wanted);
        const [low, high] = heatRange(heat);
        expect(low).toBeLessThan(high);
        for (const n of wanted.flat()) {
          if (n === null) continue;
          expect(n).toBeGreaterThanOrEqual(low);
          expect(n).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  test('a cell told twice and a label nobody listed are refused in words', () => {
    const twice = [
      { x: '周一', y: '09:00', n: 1 },
      { x: '周一', y: '09:00', n: 2 },
    ];
    expect(() => readHeat(twice, fields)).toThrow('[jiaowu] Two rows of the heat map are about "周一" / "09:00"');
    expect(() => readHeat(twice.slice(1), { ...fields, xs: ['周二'] })).toThrow('which xs or ys does not list');
  });
});
