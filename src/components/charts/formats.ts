import { formatHours, formatMoney, hoursInWords } from '../../domain/money.ts';
import type { ChartFormat, Measure } from './chartTypes.ts';

const nothing = '无';
/** What product.md writes for a negative number. */
const minus = '−';

/** At most two decimals, thousands parted: 1,286.5 */
function plain(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

function digits(value: number, format: ChartFormat): string {
  if (typeof format === 'function') return format(value);
  if (format === 'money') return formatMoney(value);
  if (format === 'hours') return formatHours(value);
  if (format === 'rate') return hoursInWords(value);
  return plain(value);
}

/** The unit that stands behind numbers of a measure, or nothing. */
export function unitOf({ format = 'count', unit }: Measure): string {
  if (unit !== undefined) return unit;
  if (format === 'money') return '元';
  return format === 'rate' ? '%' : '';
}

/** A number without its unit, for a column that names the unit in its head: `−1,234.00`. Empty: 无. */
export function formatBare(value: number | null, measure: Measure): string {
  if (value === null) return nothing;
  return digits(value, measure.format ?? 'count').replace(/^-/, minus);
}

/** A number with its unit: `1,234.00 元`, `85.5 %`, `12 人`. Empty: 无. */
export function formatValue(value: number | null, measure: Measure): string {
  const unit = unitOf(measure);
  return value === null || unit === '' ? formatBare(value, measure) : `${formatBare(value, measure)} ${unit}`;
}

/** Hundredths of the formats whose integers are hundredths. */
function scaled(value: number, format: ChartFormat | undefined): number {
  return format === 'money' || format === 'hours' || format === 'rate' ? value / 100 : value;
}

const steps: readonly (readonly [number, string])[] = [
  [1e8, '亿'],
  [1e4, '万'],
];

/** A tick of an axis, as short as it stays exact to one decimal: 1.2万, 3亿, 80%. */
export function formatTick(value: number, measure: Measure): string {
  if (typeof measure.format === 'function') return measure.format(value);
  const real = scaled(value, measure.format);
  const [size, word] = steps.find(([least]) => Math.abs(real) >= least) ?? [1, ''];
  const text = (real / size).toLocaleString('en-US', { maximumFractionDigits: size === 1 ? 2 : 1 });
  return `${text.replace(/^-/, minus)}${word}${measure.format === 'rate' ? '%' : ''}`;
}

/** A number as a spreadsheet reads it: no thousands signs, no unit, ASCII minus. Empty: nothing. */
export function formatCell(value: number | null, measure: Measure): string {
  if (value === null) return '';
  const { format = 'count' } = measure;
  if (typeof format === 'function') return String(value);
  if (format === 'money' || format === 'hours') return formatHours(value);
  if (format === 'rate') return `${hoursInWords(value)}%`;
  return String(value);
}

const date = /^\d{4}-\d{2}-\d{2}$/;
const month = /^\d{4}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/;

function oneOf(labels: readonly string[], length: number): boolean {
  const first = labels[0]?.slice(0, length);
  return labels.every((label) => label.slice(0, length) === first);
}

/**
 * Labels for an axis. Wall-clock dates and times lose what all share (09-21, 9 月, 18:30), as text: no zone can move
 * them. Other labels stay as they are.
 */
export function shortLabels(labels: readonly string[]): string[] {
  if (labels.every((label) => date.test(label))) {
    return oneOf(labels, 4) ? labels.map((label) => label.slice(5)) : [...labels];
  }
  if (labels.every((label) => month.test(label))) {
    return oneOf(labels, 4) ? labels.map((label) => `${Number(label.slice(5))} 月`) : [...labels];
  }
  if (labels.every((label) => moment.test(label))) {
    return labels.map((label) =>
      oneOf(labels, 10) ? label.slice(11, 16) : `${label.slice(5, 10)} ${label.slice(11, 16)}`,
    );
  }
  return [...labels];
}
