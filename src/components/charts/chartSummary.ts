import type { ChartData } from './chartTypes.ts';
import { formatValue } from './formats.ts';

/** Where the numbers of a series end, and its largest and smallest. */
function seriesWords(data: ChartData, index: number): string {
  const one = data.series[index];
  if (!one) return '';
  const points = one.values.flatMap((value, at) => (value === null ? [] : [{ value, label: data.labels[at] ?? '' }]));
  const last = points.at(-1);
  if (!last) return `${one.name}无数据`;
  const high = points.reduce((a, b) => (b.value > a.value ? b : a));
  const low = points.reduce((a, b) => (b.value < a.value ? b : a));
  const said = (point: typeof last) => `${formatValue(point.value, one)}（${point.label}）`;
  if (points.length === 1) return `${one.name} ${said(last)}`;
  return `${one.name}最高 ${said(high)}，最低 ${said(low)}`;
}

/** What a chart says, in a sentence or two, for who cannot see it; the table beside it has the rest. */
export function chartSummary(kind: string, title: string, data: ChartData): string {
  const [first, last] = [data.labels[0], data.labels.at(-1)];
  const range = first === undefined || first === last ? '' : `，${first} 至 ${last}`;
  const words = data.series.map((_, index) => seriesWords(data, index)).join('；');
  return `${title}，${kind}，共 ${data.labels.length} 项${range}。${words}。`;
}
