import type { ChartData, ChartTable } from './chartTypes.ts';
import { formatValue } from './formats.ts';
import { headOf } from './chartTable.ts';
import { mix } from './palette.ts';
import { baseOption, tooltipOption } from './optionParts.ts';
import type { ChartOption, OptionContext } from './optionTypes.ts';

/** One stage of a funnel. Rates are basis points; null without a base. */
export interface FunnelStage {
  name: string;
  value: number | null;
  /** Of the stage before. */
  fromLast: number | null;
  /** Of the first stage. */
  fromFirst: number | null;
}

function rateOf(value: number | null, base: number | null | undefined): number | null {
  if (value === null || base == null || base === 0) return null;
  return Math.round((value / base) * 10_000);
}

/** Stages with their conversion, in the order of the rows. */
export function funnelStages(data: ChartData): FunnelStage[] {
  const values = data.series[0]?.values ?? [];
  return data.labels.map((name, index) => {
    const value = values[index] ?? null;
    return {
      name,
      value,
      fromLast: index === 0 ? null : rateOf(value, values[index - 1]),
      fromFirst: index === 0 ? null : rateOf(value, values[0]),
    };
  });
}

const rate = { format: 'rate' } as const;

export function funnelTable(data: ChartData, labelHead: string): ChartTable {
  const measure = data.series[0];
  if (measure === undefined) return { head: [labelHead], rows: [] };
  return {
    head: [labelHead, headOf(measure.name, measure), '较上一环节（%）', '较首环节（%）'],
    rows: funnelStages(data).map((stage) => [
      stage.name,
      { value: stage.value, measure },
      { value: stage.fromLast, measure: rate },
      { value: stage.fromFirst, measure: rate },
    ]),
  };
}

/** Wide enough to press and to see, however small its number. */
const leastWidth = '3%';

export function funnelOption(data: ChartData, context: OptionContext): ChartOption {
  const { palette, colors } = context;
  const measure = data.series[0] ?? {};
  const stages = funnelStages(data);
  const color = colors[0] ?? palette.accent;
  const last = Math.max(1, stages.length - 1);
  return {
    ...baseOption(context),
    tooltip: tooltipOption(palette, 'item'),
    series: [
      {
        type: 'funnel',
        sort: 'none',
        left: 0,
        right: '42%',
        top: 4,
        bottom: 4,
        min: 0,
        max: Math.max(1, ...stages.map(({ value }) => value ?? 0)),
        minSize: leastWidth,
        gap: 3,
        label: {
          position: 'right',
          color: palette.text3,
          fontSize: 12,
          lineHeight: 18,
          formatter: ({ dataIndex }: { dataIndex: number }) => {
            const stage = stages[dataIndex];
            if (!stage) return '';
            const share = stage.fromLast === null ? '' : `  ${formatValue(Math.round(stage.fromLast / 10) * 10, rate)}`;
            return `{name|${stage.name.replace(/[{}|]/g, ' ')}}\n${formatValue(stage.value, measure)}${share}`;
          },
          rich: { name: { color: palette.text1, fontSize: 13, lineHeight: 20, fontFamily: palette.font } },
        },
        labelLine: { show: false },
        // One column of words, each at the height of its stage.
        labelLayout: { x: '62%', align: 'left' },
        itemStyle: { borderColor: palette.surface, borderWidth: 0 },
        tooltip: {
          valueFormatter: (value) => formatValue(typeof value === 'number' ? value : null, measure),
        },
        // Paler by stage, opaque: opacity would fade the words too.
        data: stages.map((stage, index) => ({
          name: stage.name,
          value: stage.value ?? 0,
          itemStyle: { color: mix(color, palette.surface, 0.6 * (index / last)) },
        })),
      },
    ],
  };
}
