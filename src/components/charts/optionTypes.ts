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
import type { ChartPalette } from './palette.ts';

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

/** The part of an axis option that is the same for both directions. */
export interface LabelAxisOption {
  type: 'category';
  data: string[];
  boundaryGap: boolean;
  axisLine: { lineStyle: { color: string } };
  axisTick: { show: boolean };
  axisLabel: {
    color: string;
    fontSize: number;
    margin: number;
    hideOverlap: boolean;
    formatter: (label: string, index: number) => string;
  };
}

export interface ValueAxisOption {
  type: 'value';
  axisLabel: { color: string; fontSize: number; margin: number; formatter: (value: number) => string };
  axisLine: { show: boolean };
  axisTick: { show: boolean };
  splitLine: { show: boolean; lineStyle: { color: string } };
  splitNumber: number;
}

/** What a builder needs beside the data. */
export interface OptionContext {
  palette: ChartPalette;
  /** Colours of all series, hidden ones too: hiding one moves no colour. */
  colors: readonly string[];
  /** Indexes of series the reader has switched off. */
  hidden: ReadonlySet<number>;
  /** False under prefers-reduced-motion. */
  animate: boolean;
}
