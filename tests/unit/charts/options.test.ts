import { describe, expect, test } from 'vitest';
import { barOption } from '../../../src/components/charts/barOption.ts';
import { funnelOption, funnelStages, funnelTable } from '../../../src/components/charts/funnel.ts';
import { cellText } from '../../../src/components/charts/chartTable.ts';
import { heatOption, readHeat } from '../../../src/components/charts/heatmap.ts';
import { lineOption } from '../../../src/components/charts/lineOption.ts';
import { radarOption } from '../../../src/components/charts/radarOption.ts';
import { readRows } from '../../../src/components/charts/readRows.ts';
import { contextOf } from './palettes.ts';

const rows = [
  { month: '2026-07', paid: 300, rate: 9000, left: null },
  { month: '2026-08', paid: null, rate: 9100, left: 4 },
  { month: '2026-09', paid: 500, rate: 9200, left: 6 },
];
const paid = { key: 'paid', name: '收款', format: 'money' } as const;
const rate = { key: 'rate', name: '出勤率', format: 'rate' } as const;
const left = { key: 'left', name: '剩余', unit: '节' } as const;

describe('lines', () => {
  test('a missing number is a gap and a number alone keeps its mark', () => {
    const option = lineOption(readRows(rows, 'month', [paid]), contextOf(1), false);
    expect(option.series).toMatchObject([{ type: 'line', name: '收款', data: [300, null, 500], showSymbol: true }]);
    expect(option.xAxis).toMatchObject({ data: ['2026-07', '2026-08', '2026-09'] });
  });

  test('a second measure stands on an axis at the right, a third is refused in words', () => {
    const option = lineOption(readRows(rows, 'month', [paid, rate]), contextOf(2), false);
    expect(option.yAxis).toMatchObject([{ position: 'left' }, { position: 'right' }]);
    expect(option.series).toMatchObject([{ yAxisIndex: 0 }, { yAxisIndex: 1 }]);
    expect(() => lineOption(readRows(rows, 'month', [paid, rate, left]), contextOf(3), false)).toThrow(
      '[jiaowu] A chart has two axes, but its series have 3 measures (money 元, rate %, count 节)',
    );
  });

  test('hiding one moves no colour and no mark', () => {
    const data = readRows(rows, 'month', [paid, rate]);
    const { colors } = contextOf(2);
    const option = lineOption(data, { ...contextOf(2), hidden: new Set([0]) }, false);
    expect(option.series).toMatchObject([{ name: '出勤率', lineStyle: { color: colors[1] }, symbol: 'rect' }]);
  });

  test('nothing moves for readers who want it still', () => {
    const data = readRows(rows, 'month', [paid]);
    expect(lineOption(data, { ...contextOf(1), animate: false }, false).animation).toBe(false);
    expect(lineOption(data, contextOf(1), false).animation).toBe(true);
  });
});

describe('bars', () => {
  const data = readRows(rows, 'month', [left]);

  test('lie down with the first row on top', () => {
    const option = barOption(data, contextOf(1), { stacked: false, horizontal: true });
    expect(option.yAxis).toMatchObject({ type: 'category', inverse: true });
    expect(option.xAxis).toMatchObject([{ type: 'value', position: 'bottom' }]);
  });

  test('of one measure stack; of two they are refused in words', () => {
    expect(barOption(data, contextOf(1), { stacked: true, horizontal: false }).series).toMatchObject([
      { stack: 'all' },
    ]);
    expect(() =>
      barOption(readRows(rows, 'month', [paid, rate]), contextOf(2), { stacked: true, horizontal: false }),
    ).toThrow('[jiaowu] Bars of different formats or units cannot be stacked');
  });
});

describe('a funnel', () => {
  const data = readRows(
    [
      { stage: '线索', n: 200 },
      { stage: '到访', n: 0 },
      { stage: '报名', n: 18 },
    ],
    'stage',
    [{ key: 'n', name: '人数', unit: '人' }],
  );

  test('keeps the order and counts conversion where there is a base', () => {
    expect(funnelStages(data)).toEqual([
      { name: '线索', value: 200, fromLast: null, fromFirst: null },
      { name: '到访', value: 0, fromLast: 0, fromFirst: 0 },
      { name: '报名', value: 18, fromLast: null, fromFirst: 900 },
    ]);
    expect(funnelTable(data, '环节').rows.map((row) => row.map(cellText))).toEqual([
      ['线索', '200', '无', '无'],
      ['到访', '0', '0', '0'],
      ['报名', '18', '无', '9'],
    ]);
    expect(funnelOption(data, contextOf(1)).series).toMatchObject([{ sort: 'none', max: 200 }]);
  });
});

test('a radar ends where it is told, or at its largest number', () => {
  const data = readRows(rows, 'month', [left]);
  expect(radarOption(data, contextOf(1), 10).radar).toMatchObject({
    indicator: [{ max: 10 }, { max: 10 }, { max: 10 }],
  });
  expect(radarOption(data, contextOf(1), undefined).radar).toMatchObject({ indicator: [{ max: 6 }, {}, {}] });
});

test('a heat map leaves blank cells out and reads from the top', () => {
  const heat = readHeat([{ x: '周一', y: '09:00', n: 5 }], { x: 'x', y: 'y', value: 'n', xs: ['周一', '周二'] });
  const option = heatOption(heat, contextOf(1), {});
  expect(option.yAxis).toMatchObject({ data: ['09:00'], inverse: true });
  expect(option.series).toMatchObject([{ data: [{ value: [0, 0, 5] }] }]);
});
