import { useCallback, useMemo } from 'react';
import { barOption } from './barOption.ts';
import { Chart } from './Chart.tsx';
import { chartSummary } from './chartSummary.ts';
import { tableOf } from './chartTable.ts';
import type { ChartFrameProps } from './chartTypes.ts';
import type { OptionContext } from './optionTypes.ts';
import { hasNumbers } from './readRows.ts';
import { type ChartRows, labelHead, useChartData } from './useChartData.ts';

export interface BarChartProps<Row extends object> extends ChartFrameProps, ChartRows<Row> {
  /** The series of a row upon each other; they need one format and unit. @default false */
  stacked?: boolean | undefined;
  /** Bars from left to right, for long names. @default false */
  horizontal?: boolean | undefined;
}

const load = () => import('./engines/bar.ts');

/** Compares amounts. Renders a `<figure>`; sets `data-state` (ready, loading, empty, error) and `data-view` (chart, table). */
export function BarChart<Row extends object>({
  rows,
  x,
  xName,
  series,
  stacked = false,
  horizontal = false,
  ...frame
}: BarChartProps<Row>) {
  const data = useChartData({ rows, x, series });
  const build = useCallback(
    (context: OptionContext) => barOption(data, context, { stacked, horizontal }),
    [data, stacked, horizontal],
  );
  const table = useMemo(() => tableOf(data, labelHead(data, xName)), [data, xName]);
  return (
    <Chart
      {...frame}
      load={load}
      build={build}
      table={table}
      summary={chartSummary(stacked ? '堆叠柱状图' : '柱状图', frame.title, data)}
      empty={!hasNumbers(data)}
      series={data.series}
      legend="bar"
    />
  );
}
