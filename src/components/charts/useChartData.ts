import type { ChartData, ChartSeries, LabelKey } from './chartTypes.ts';
import { readRows } from './readRows.ts';
import { useKept } from './useKept.ts';

/** The rows a chart is given, as every chart of rows and series takes them. */
export interface ChartRows<Row extends object> {
  /** In the order they are drawn. */
  rows: readonly Row[];
  /** Field that names a row: a wall-clock date or time, a month, a word. */
  x: LabelKey<Row>;
  /** Name of that field, in table and export. @default '日期' or '项目' */
  xName?: string | undefined;
  series: readonly ChartSeries<Row>[];
}

/** The rows read into columns; the same object while they say the same. */
export function useChartData<Row extends object>({ rows, x, series }: ChartRows<Row>): ChartData {
  const data = readRows(rows, x, series);
  return useKept(data, JSON.stringify(data));
}

/** Name of the labels where none is given. */
export function labelHead(data: ChartData, given: string | undefined): string {
  if (given !== undefined) return given;
  return data.labels.length > 0 && data.labels.every((label) => /^\d{4}-\d{2}/.test(label)) ? '日期' : '项目';
}
