import type {
  BarSeriesOption,
  FunnelSeriesOption,
  HeatmapSeriesOption,
  LineSeriesOption,
  RadarSeriesOption,
} from 'echarts/charts';
import type {
  GridComponentOption,
  RadarComponentOption,
  TooltipComponentOption,
  VisualMapComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

/** Options of the parts in use; nothing else is loaded. */
export type ChartOption = ComposeOption<
  | BarSeriesOption
  | FunnelSeriesOption
  | HeatmapSeriesOption
  | LineSeriesOption
  | RadarSeriesOption
  | GridComponentOption
  | RadarComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>;

export type YAxisOption = Extract<NonNullable<ChartOption['yAxis']>, unknown[]>[number];

/** What a builder needs beside the data. */
export interface OptionContext {
  palette: import('./palette.ts').ChartPalette;
  /** Colours of all series, hidden ones too: hiding one moves no colour. */
  colors: readonly string[];
  /** Indexes of series the reader has switched off. */
  hidden: ReadonlySet<number>;
  /** False under prefers-reduced-motion. */
  animate: boolean;
}
