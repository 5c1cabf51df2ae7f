import type { ChartData, ChartTable, Measure, TableCell } from './chartTypes.ts';
import { formatBare, unitOf } from './formats.ts';

/** The head of a column of numbers: 收款（元）. */
export function headOf(name: string, measure: Measure): string {
  const unit = unitOf(measure);
  return unit === '' ? name : `${name}（${unit}）`;
}

/** One row a label, one column a series. */
export function tableOf(data: ChartData, labelHead: string): ChartTable {
  return {
    head: [labelHead, ...data.series.map((one) => headOf(one.name, one))],
    rows: data.labels.map((label, index) => [
      label,
      ...data.series.map((one): TableCell => ({ value: one.values[index] ?? null, measure: one })),
    ]),
  };
}

/** A cell as people read it. */
export function cellText(cell: TableCell): string {
  return typeof cell === 'string' ? cell : formatBare(cell.value, cell.measure);
}
