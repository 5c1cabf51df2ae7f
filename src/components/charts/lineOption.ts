import type { LineSeriesOption } from 'echarts/charts';
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

/** Colour never stands alone: each line has its own mark. */
export const lineMarks = ['circle', 'rect', 'triangle', 'diamond'] as const;

/** More points than these and their marks would hide the line. */
const markedPoints = 31;

/** A number with nothing on both sides draws no line; only its mark shows it. */
function hasLonely(values: readonly (number | null)[]): boolean {
  return values.some(
    (value, index) => value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null,
  );
}

export function lineOption(data: ChartData, context: OptionContext, area: boolean): ChartOption {
  const { palette, colors, hidden } = context;
  const { measures, axisOf } = measuresOf(data);
  const series = data.series.flatMap((one, index): LineSeriesOption[] => {
    if (hidden.has(index)) return [];
    const color = colors[index] ?? palette.accent;
    return [
      {
        type: 'line',
        name: one.name,
        data: [...one.values],
        yAxisIndex: axisOf[index] ?? 0,
        symbol: lineMarks[index % lineMarks.length] ?? 'circle',
        symbolSize: 6,
        showSymbol: one.values.length <= markedPoints || hasLonely(one.values),
        ...(one.values.length > 2000 ? { sampling: 'lttb' as const } : {}),
        lineStyle: { width: 2, color },
        itemStyle: { color, borderColor: palette.surface, borderWidth: 1 },
        emphasis: { scale: 1.5 },
        tooltip: { valueFormatter: valueFormatter(one) },
        ...(area ? { areaStyle: { color, opacity: 0.1 } } : {}),
      },
    ];
  });
  return {
    ...baseOption(context),
    grid: gridOption,
    tooltip: {
      ...tooltipOption(palette, 'axis'),
      axisPointer: { type: 'line', lineStyle: { color: palette.borderStrong, type: 'solid' } },
    },
    xAxis: labelAxis(data, palette, false),
    yAxis: measures.map((measure, index) => ({
      ...valueAxis(measure, palette, index === 1),
      position: index === 1 ? 'right' : 'left',
    })),
    series,
  };
}
