import type { ChartData, ChartSeries, LabelKey } from './chartTypes.ts';

/** A finite number, or null for anything else. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * Rows into columns.
 * @throws Error when two series read the same field.
 */
export function readRows<Row extends object>(
  rows: readonly Row[],
  x: LabelKey<Row>,
  series: readonly ChartSeries<Row>[],
): ChartData {
  const keys = new Set<string>();
  for (const { key } of series) {
    if (keys.has(key)) {
      throw new Error(`[jiaowu] Two series of a chart read the field "${key}". Give each series a field of its own.`);
    }
    keys.add(key);
  }
  return {
    labels: rows.map((row) => String(row[x])),
    series: series.map(({ key, name, color, format, unit }) => ({
      key,
      name,
      color,
      format,
      unit,
      values: rows.map((row) => numberOf(row[key])),
    })),
  };
}

/** False where there is nothing to draw: no rows, or not one number in them. */
export function hasNumbers(data: ChartData): boolean {
  return data.series.some(({ values }) => values.some((value) => value !== null));
}
