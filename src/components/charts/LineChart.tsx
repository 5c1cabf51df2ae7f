import { useCallback, useMemo } from 'react';
import { Chart } from './Chart.tsx';
import { chartSummary } from './chartSummary.ts';
import { tableOf } from './chartTable.ts';
import type { ChartFrameProps } from './chartTypes.ts';
import { lineOption } from './lineOption.ts';
import type { OptionContext } from './optionTypes.ts';
import { hasNumbers } from './readRows.ts';
import { type ChartRows, labelHead, useChartData } from './useChartData.ts';

export interface LineChartProps<Row extends object> extends ChartFrameProps, ChartRows<Row> {
  /** Tints the room below the lines. @default false */
  area?: boolean | undefined;
}

const load = () => import('./engines/line.ts');

/**
 * How numbers run over time. A missing number is a gap, never a zero; series of a second format or unit get an axis at
 * the right. Renders a `<figure>`; sets `data-state` (ready, loading, empty, error) and `data-view` (chart, table).
 */
export function LineChart<Row extends object>({ rows, x, xName, series, area = false, ...frame }: LineChartProps<Row>) {
  const data = useChartData({ rows, x, series });
  const build = useCallback((context: OptionContext) => lineOption(data, context, area), [data, area]);
  const table = useMemo(() => tableOf(data, labelHead(data, xName)), [data, xName]);
  return (
    <Chart
      {...frame}
      load={load}
      build={build}
      table={table}
      summary={chartSummary('折线图', frame.title, data)}
      empty={!hasNumbers(data)}
      series={data.series}
      legend="line"
    />
  );
}
