import type { TooltipComponentOption } from 'echarts/components';
import type { ChartData, Measure } from './chartTypes.ts';
import { formatTick, formatValue, shortLabels, unitOf } from './formats.ts';
import type { ChartOption, LabelAxisOption, OptionContext, ValueAxisOption } from './optionTypes.ts';
import type { ChartPalette } from './palette.ts';

/** Motion and type that all charts share. */
export function baseOption({ palette, animate }: OptionContext): ChartOption {
  return {
    animation: animate,
    animationDuration: 200,
    animationDurationUpdate: 200,
    animationEasing: 'cubicOut',
    textStyle: { fontFamily: palette.font, fontSize: 12, color: palette.text3 },
  };
}

/** A tooltip in the dress of a popover. */
export function tooltipOption(palette: ChartPalette, trigger: 'axis' | 'item'): TooltipComponentOption {
  return {
    trigger,
    confine: true,
    transitionDuration: 0,
    backgroundColor: palette.surface,
    borderWidth: 0,
    padding: [8, 12],
    textStyle: { color: palette.text1, fontFamily: palette.font, fontSize: 13, lineHeight: 20 },
    extraCssText: `border-radius: 6px; box-shadow: ${palette.shadow}; font-variant-numeric: tabular-nums;`,
  };
}

/** Writes a tooltip's numbers as their measure is written. */
export function valueFormatter(measure: Measure) {
  return (value: unknown) => formatValue(typeof value === 'number' ? value : null, measure);
}

/** Room round the drawing; ECharts keeps labels inside. */
export const gridOption = {
  left: 0,
  right: 4,
  top: 12,
  bottom: 0,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
} as const;

/** The axis of labels. */
export function labelAxis(data: ChartData, palette: ChartPalette, gap: boolean): LabelAxisOption {
  const short = shortLabels(data.labels);
  return {
    type: 'category',
    data: [...data.labels],
    boundaryGap: gap,
    axisLine: { lineStyle: { color: palette.borderStrong } },
    axisTick: { show: false },
    axisLabel: {
      color: palette.text3,
      fontSize: 12,
      margin: 10,
      hideOverlap: true,
      formatter: (label: string, index: number) => short[index] ?? label,
    },
  };
}

/** The axis of numbers of one measure. */
export function valueAxis(measure: Measure, palette: ChartPalette, second: boolean): ValueAxisOption {
  return {
    type: 'value',
    axisLabel: {
      color: palette.text3,
      fontSize: 12,
      margin: 10,
      formatter: (value: number) => formatTick(value, measure),
    },
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: !second, lineStyle: { color: palette.border } },
    splitNumber: 4,
  };
}

/** Measures that differ in format or unit cannot share an axis. */
function sameMeasure(a: Measure, b: Measure): boolean {
  return (a.format ?? 'count') === (b.format ?? 'count') && unitOf(a) === unitOf(b);
}

/**
 * The one or two measures of the series, and which series stands on which: a second one gets an axis at the right.
 * @throws Error when there are three: a chart has two sides only.
 */
export function measuresOf(data: ChartData): { measures: Measure[]; axisOf: number[] } {
  const measures: Measure[] = [];
  const axisOf = data.series.map((one) => {
    const known = measures.findIndex((measure) => sameMeasure(measure, one));
    if (known >= 0) return known;
    measures.push(one);
    return measures.length - 1;
  });
  if (measures.length > 2) {
    throw new Error(
      `[jiaowu] A chart has two axes, but its series have ${measures.length} measures (${measures
        .map((measure) =>
          `${typeof measure.format === 'function' ? 'own format' : (measure.format ?? 'count')} ${unitOf(measure)}`.trim(),
        )
        .join(', ')}). Split it into several charts.`,
    );
  }
  return { measures, axisOf };
}
