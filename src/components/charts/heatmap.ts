import type { ChartTable, LabelKey, Measure, NumberKey, TableCell } from './chartTypes.ts';
import { formatBare, formatValue } from './formats.ts';
import { baseOption, tooltipOption } from './optionParts.ts';
import type { ChartOption, OptionContext } from './optionTypes.ts';
import { heatColor, inkOn } from './palette.ts';
import { numberOf } from './readRows.ts';

/** A field of numbers over two rows of labels. */
export interface HeatData {
  xs: readonly string[];
  ys: readonly string[];
  /** One row a label of `ys`, one number a label of `xs`; null where no row said one. */
  cells: readonly (readonly (number | null)[])[];
}

export interface HeatFields<Row> {
  x: LabelKey<Row>;
  y: LabelKey<Row>;
  value: NumberKey<Row>;
  /** All labels across, in order, also those no row has. @default as they come */
  xs?: readonly string[] | undefined;
  ys?: readonly string[] | undefined;
}

/**
 * Rows into a field.
 * @throws Error when two rows speak of one cell, or a row of a label that the given order leaves out.
 */
export function readHeat<Row extends object>(rows: readonly Row[], fields: HeatFields<Row>): HeatData {
  const xs = fields.xs ?? [...new Set(rows.map((row) => String(row[fields.x])))];
  const ys = fields.ys ?? [...new Set(rows.map((row) => String(row[fields.y])))];
  const cells = ys.map(() => xs.map((): number | null => null));
  const told = new Set<string>();
  for (const row of rows) {
    const [x, y] = [String(row[fields.x]), String(row[fields.y])];
    const line = cells[ys.indexOf(y)];
    const at = xs.indexOf(x);
    if (!line || at < 0) {
      throw new Error(`[jiaowu] A row of the heat map is about "${x}" / "${y}", which xs or ys does not list.`);
    }
    const key = JSON.stringify([x, y]);
    if (told.has(key)) {
      throw new Error(`[jiaowu] Two rows of the heat map are about "${x}" / "${y}". Add them up first.`);
    }
    told.add(key);
    line[at] = numberOf(row[fields.value]);
  }
  return { xs, ys, cells };
}

/** Smallest and largest number; 0 to 1 where there is none. A span of nothing is opened downwards to 0. */
export function heatRange({ cells }: HeatData): [number, number] {
  const numbers = cells.flat().filter((value) => value !== null);
  if (numbers.length === 0) return [0, 1];
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (low !== high) return [low, high];
  return low > 0 ? [0, high] : [low, low + 1];
}

export function heatTable({ xs, ys, cells }: HeatData, corner: string, measure: Measure): ChartTable {
  return {
    head: [corner, ...xs],
    rows: ys.map((y, row) => [y, ...xs.map((_, at): TableCell => ({ value: cells[row]?.[at] ?? null, measure }))]),
  };
}

const axisParts = { axisLine: { show: false }, axisTick: { show: false }, splitLine: { show: false } } as const;

export function heatOption(data: HeatData, context: OptionContext, measure: Measure): ChartOption {
  const { palette } = context;
  const [low, high] = heatRange(data);
  const label = { color: palette.text3, fontSize: 12, margin: 8, hideOverlap: true };
  const points = data.cells.flatMap((line, y) => line.map((value, x) => ({ x, y, value })));
  return {
    ...baseOption(context),
    grid: { left: 0, right: 0, top: 0, bottom: 0, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      ...tooltipOption(palette, 'item'),
      formatter: (told) => {
        const value = Array.isArray(told) ? undefined : told.value;
        const [x = 0, y = 0, n] = Array.isArray(value) ? (value as number[]) : [];
        // An element, not HTML: labels are what people typed.
        const line = document.createElement('div');
        line.textContent = `${data.ys[y] ?? ''} ${data.xs[x] ?? ''}　${formatValue(numberOf(n), measure)}`;
        return line;
      },
    },
    xAxis: { type: 'category', data: [...data.xs], axisLabel: label, ...axisParts },
    yAxis: {
      type: 'category',
      data: [...data.ys],
      inverse: true,
      axisLabel: { ...label, hideOverlap: false },
      ...axisParts,
    },
    // The library insists on one; the cells bring their own colours, on which their numbers can be read.
    visualMap: { show: false, min: low, max: high, inRange: { color: [palette.heatLow, palette.heatHigh] } },
    series: [
      {
        type: 'heatmap',
        data: points.flatMap(({ x, y, value }) => {
          if (value === null) return [];
          const color = heatColor((value - low) / (high - low), palette);
          return [
            { value: [x, y, value], visualMap: false, itemStyle: { color }, label: { color: inkOn(color, palette) } },
          ];
        }),
        label: {
          show: true,
          fontSize: 12,
          formatter: ({ value }) => formatBare(numberOf(Array.isArray(value) ? value[2] : null), measure),
        },
        labelLayout: { hideOverlap: true },
        itemStyle: { borderColor: palette.surface, borderWidth: 2, borderRadius: 4 },
        emphasis: { itemStyle: { borderColor: palette.text2, borderWidth: 1 } },
      },
    ],
  };
}
