import type { ChartData } from './chartTypes.ts';
import { baseOption, tooltipOption, valueFormatter } from './optionParts.ts';
import { lineMarks } from './lineOption.ts';
import type { ChartOption, OptionContext } from './optionTypes.ts';

/** End of every axis: the given one, or the largest number there is. */
export function radarMax(data: ChartData, max: number | undefined): number {
  if (max !== undefined) return max;
  const numbers = data.series.flatMap(({ values }) => values.filter((value) => value !== null));
  return Math.max(1, ...numbers);
}

export function radarOption(data: ChartData, context: OptionContext, max: number | undefined): ChartOption {
  const { palette, colors, hidden } = context;
  const end = radarMax(data, max);
  return {
    ...baseOption(context),
    tooltip: tooltipOption(palette, 'item'),
    radar: {
      indicator: data.labels.map((name) => ({ name, max: end, min: 0 })),
      center: ['50%', '52%'],
      radius: '74%',
      splitNumber: 4,
      axisName: { color: palette.text2, fontSize: 12, lineHeight: 18 },
      axisNameGap: 10,
      axisLine: { lineStyle: { color: palette.border } },
      splitLine: { lineStyle: { color: palette.border } },
      splitArea: { show: false },
    },
    series: data.series.flatMap((one, index) => {
      if (hidden.has(index)) return [];
      const color = colors[index] ?? palette.accent;
      return [
        {
          type: 'radar' as const,
          name: one.name,
          symbol: lineMarks[index % lineMarks.length] ?? 'circle',
          symbolSize: 6,
          lineStyle: { width: 2, color },
          itemStyle: { color, borderColor: palette.surface, borderWidth: 1 },
          areaStyle: { color, opacity: 0.08 },
          tooltip: { valueFormatter: valueFormatter(one) },
          data: [{ name: one.name, value: one.values.map((value) => value ?? '-') as number[] }],
        },
      ];
    }),
  };
}
