import { useCallback, useMemo } from 'react';
import { Chart } from './Chart.tsx';
import { chartSummary } from './chartSummary.ts';
import { tableOf } from './chartTable.ts';
import type { ChartFrameProps } from './chartTypes.ts';
import type { OptionContext } from './optionTypes.ts';
import { radarOption } from './radarOption.ts';
import { hasNumbers } from './readRows.ts';
import { type ChartRows, labelHead, useChartData } from './useChartData.ts';

export interface RadarChartProps<Row extends object> extends ChartFrameProps, ChartRows<Row> {
  /** The outer ring, the same for all axes. @default the largest number */
  max?: number | undefined;
}

const load = () => import('./engines/radar.ts');

/**
 * A profile over three or more axes: one row an axis, one shape a series. Renders a `<figure>`; sets `data-state`
 * (ready, loading, empty, error) and `data-view` (chart, table).
 */
export function RadarChart<Row extends object>({ rows, x, xName, series, max, ...frame }: RadarChartProps<Row>) {
  const data = useChartData({ rows, x, series });
  const build = useCallback((context: OptionContext) => radarOption(data, context, max), [data, max]);
  const table = useMemo(() => tableOf(data, labelHead(data, xName)), [data, xName]);
  return (
    <Chart
      {...frame}
      load={load}
      build={build}
      table={table}
      summary={chartSummary('雷达图', frame.title, data)}
      empty={!hasNumbers(data)}
      series={data.series}
      legend="line"
    />
  );
}
