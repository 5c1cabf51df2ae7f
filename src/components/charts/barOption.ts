import type { BarSeriesOption } from 'echarts/charts';
import type { ChartData } from './chartTypes.ts';
import {
  baseOption,
  gridOption,
  labelAxis,
  measuresOf,
  tooltipOption,
  valueAxis,
  valueFormatter,
} from './optionParts.ts';
import type { ChartOption, OptionContext } from './optionTypes.ts';

export interface BarShape {
  stacked: boolean;
  horizontal: boolean;
}

/** Corners at the far end only; in a stack the outermost part alone would have them, so a stack has none. */
function cornersOf({ stacked, horizontal }: BarShape): number | number[] {
  if (stacked) return 0;
  return horizontal ? [0, 3, 3, 0] : [3, 3, 0, 0];
}

/** @throws Error when bars of two measures should be stacked on each other. */
export function barOption(data: ChartData, context: OptionContext, shape: BarShape): ChartOption {
  const { palette, colors, hidden } = context;
  const { measures, axisOf } = measuresOf(data);
  if (shape.stacked && measures.length > 1) {
    throw new Error(
      '[jiaowu] Bars of different formats or units cannot be stacked. Give all series one format and unit.',
    );
  }
  const series = data.series.flatMap((one, index): BarSeriesOption[] => {
    if (hidden.has(index)) return [];
    const axis = axisOf[index] ?? 0;
    return [
      {
        type: 'bar',
        name: one.name,
        data: [...one.values],
        barMaxWidth: 32,
        barGap: '15%',
        itemStyle: {
          color: colors[index] ?? palette.accent,
          borderRadius: cornersOf(shape),
          ...(shape.stacked ? { borderColor: palette.surface, borderWidth: 1 } : {}),
        },
        tooltip: { valueFormatter: valueFormatter(one) },
        ...(shape.horizontal ? { xAxisIndex: axis } : { yAxisIndex: axis }),
        ...(shape.stacked ? { stack: 'all' } : {}),
      },
    ];
  });
  const labels = labelAxis(data, palette, true);
  const values = measures.map((measure, index) => valueAxis(measure, palette, index === 1));
  return {
    ...baseOption(context),
    grid: shape.horizontal ? { ...gridOption, right: 16 } : gridOption,
    tooltip: {
      ...tooltipOption(palette, 'axis'),
      axisPointer: { type: 'shadow', shadowStyle: { color: palette.text3, opacity: 0.08 } },
    },
    ...(shape.horizontal
      ? {
          // Read from the top, as in the table.
          yAxis: { ...labels, inverse: true },
          xAxis: values.map((axis, index) => ({
            ...axis,
            position: index === 1 ? ('top' as const) : ('bottom' as const),
          })),
        }
      : {
          xAxis: labels,
          yAxis: values.map((axis, index) => ({
            ...axis,
            position: index === 1 ? ('right' as const) : ('left' as const),
          })),
        }),
    series,
  };
}
