import { useCallback, useMemo } from 'react';
import { Chart } from './Chart.tsx';
import { HeatScale } from './chart.styles.ts';
import type { ChartFrameProps, Measure } from './chartTypes.ts';
import { formatValue } from './formats.ts';
import { type HeatFields, heatOption, heatRange, heatTable, readHeat } from './heatmap.ts';
import type { OptionContext } from './optionTypes.ts';
import { useKept } from './useKept.ts';

export interface HeatmapChartProps<Row extends object> extends ChartFrameProps, HeatFields<Row>, Measure {
  /** One a cell; cells without a row stay blank. */
  rows: readonly Row[];
  /** What the rows are, at the head of the table: 时段. @default '项目' */
  yName?: string | undefined;
  /** What is counted, for the summary. @default '数量' */
  valueName?: string | undefined;
}

const load = () => import('./engines/heatmap.ts');
const oneColor = [{ name: '' }];

/**
 * Where it is dense: numbers over two rows of labels (weekday and hour). Renders a `<figure>`; sets `data-state` (ready,
 * loading, empty, error) and `data-view` (chart, table).
 */
export function HeatmapChart<Row extends object>({
  rows,
  x,
  y,
  value,
  xs,
  ys,
  format,
  unit,
  yName = '项目',
  valueName = '数量',
  ...frame
}: HeatmapChartProps<Row>) {
  const read = readHeat(rows, { x, y, value, xs, ys });
  const data = useKept(read, JSON.stringify(read));
  const measure = useMemo(() => ({ format, unit }), [format, unit]);
  const build = useCallback((context: OptionContext) => heatOption(data, context, measure), [data, measure]);
  const table = useMemo(() => heatTable(data, yName, measure), [data, yName, measure]);
  const [low, high] = heatRange(data);
  const span = `${formatValue(low, measure)} 至 ${formatValue(high, measure)}`;
  return (
    <Chart
      {...frame}
      load={load}
      build={build}
      table={table}
      summary={`${frame.title}，热力图，${data.ys.length} 行 ${data.xs.length} 列，${valueName}${span}。`}
      empty={data.cells.every((line) => line.every((cell) => cell === null))}
      series={oneColor}
      foot={
        <HeatScale aria-hidden>
          <span>{formatValue(low, measure)}</span>
          <span>{formatValue(high, measure)}</span>
        </HeatScale>
      }
    />
  );
}
