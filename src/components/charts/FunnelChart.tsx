import { useCallback, useMemo } from 'react';
import { Chart } from './Chart.tsx';
import { chartSummary } from './chartSummary.ts';
import type { ChartColor, ChartFrameProps, LabelKey, Measure, NumberKey } from './chartTypes.ts';
import { funnelOption, funnelTable } from './funnel.ts';
import type { OptionContext } from './optionTypes.ts';
import { hasNumbers } from './readRows.ts';
import { useChartData } from './useChartData.ts';

export interface FunnelChartProps<Row extends object> extends ChartFrameProps, Measure {
  /** One a stage, the widest first as a rule. */
  rows: readonly Row[];
  /** Field that names the stage. */
  stage: LabelKey<Row>;
  /** Field of its number. */
  value: NumberKey<Row>;
  /** Name of the stages in table and export. @default '环节' */
  stageName?: string | undefined;
  /** Name of the numbers. @default '数量' */
  valueName?: string | undefined;
  /** @default 'accent' */
  color?: ChartColor | undefined;
}

const load = () => import('./engines/funnel.ts');

/**
 * How many are left at each stage, and what part of the stage before that is. Stages keep the order of the rows.
 * Renders a `<figure>`; sets `data-state` (ready, loading, empty, error) and `data-view` (chart, table).
 */
export function FunnelChart<Row extends object>({
  rows,
  stage,
  value,
  stageName = '环节',
  valueName = '数量',
  format,
  unit,
  color,
  ...frame
}: FunnelChartProps<Row>) {
  const data = useChartData({ rows, x: stage, series: [{ key: value, name: valueName, format, unit, color }] });
  const build = useCallback((context: OptionContext) => funnelOption(data, context), [data]);
  const table = useMemo(() => funnelTable(data, stageName), [data, stageName]);
  return (
    <Chart
      {...frame}
      load={load}
      build={build}
      table={table}
      summary={chartSummary('漏斗图', frame.title, data)}
      empty={!hasNumbers(data)}
      series={data.series}
    />
  );
}
