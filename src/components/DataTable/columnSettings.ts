import type { TableDensity } from './types.ts';

/** What a user has made of a table's columns. What is not named stands as the columns say. */
export interface ColumnSettings {
  readonly order: readonly string[];
  readonly visible: Readonly<Record<string, boolean>>;
  /** px */
  readonly widths: Readonly<Record<string, number>>;
  readonly density?: TableDensity | undefined;
}

export const noSettings: ColumnSettings = { order: [], visible: {}, widths: {} };

const densities: readonly unknown[] = ['compact', 'standard', 'roomy'] satisfies TableDensity[];
const isDensity = (value: unknown): value is TableDensity => densities.includes(value);

const record = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/**
 * Stored settings, whatever an older version or another hand has left there: what does not fit is left out. Plain
 * checks and not a schema: the table shall not bring zod to a page.
 */
export function readSettings(stored: string | null): ColumnSettings {
  if (stored === null) return noSettings;
  let raw: unknown;
  try {
    raw = JSON.parse(stored);
  } catch {
    return noSettings; // not ours: as if nothing had been chosen
  }
  const found = new Map(record(raw));
  const order = found.get('order');
  const density = found.get('density');
  return {
    order: Array.isArray(order) ? [...new Set(order.filter((id): id is string => typeof id === 'string'))] : [],
    visible: Object.fromEntries(
      record(found.get('visible')).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    ),
    widths: Object.fromEntries(
      record(found.get('widths')).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0 && Number.isFinite(entry[1]),
      ),
    ),
    ...(isDensity(density) ? { density } : {}),
  };
}

/**
 * The order to show: as stored, without columns that are gone. A column that is new since then stands after the one it
 * follows in the definition, so that it is found where it was meant.
 */
export function orderColumns(defined: readonly string[], stored: readonly string[]): string[] {
  const known = new Set(defined);
  const order = stored.filter((id) => known.has(id));
  const placed = new Set(order);
  for (const [index, id] of defined.entries()) {
    if (placed.has(id)) continue;
    const before = defined[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    placed.add(id);
  }
  return order;
}

/** Takes a column out and puts it at that place; places outside are the nearest end. */
export function moveColumn(order: readonly string[], id: string, to: number): string[] {
  const rest = order.filter((other) => other !== id);
  if (rest.length === order.length) return [...order];
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, id);
  return rest;
}
