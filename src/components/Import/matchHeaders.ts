import type { ImportColumn } from './importTypes.ts';

/** By column id: which column of the file, from 0; null for none. */
export type HeaderMapping = Readonly<Record<string, number | null>>;

/** 手机号 *, 手机号（必填） and 手机号 are one. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[\s*:：_-]/g, '')
    .toLowerCase();
}

/** Finds each column by its head or another name; no column of the file is taken twice. */
export function matchHeaders(headers: readonly string[], columns: readonly ImportColumn[]): HeaderMapping {
  const keys = headers.map(headerKey);
  const taken = new Set<number>();
  const take = (names: readonly string[]) => {
    const at = keys.findIndex((key, index) => key !== '' && !taken.has(index) && names.includes(key));
    if (at < 0) return null;
    taken.add(at);
    return at;
  };
  // Heads first: another column's other name must not take them.
  const byHeader = new Map(columns.map(({ id, header }) => [id, take([headerKey(header)])]));
  return Object.fromEntries(
    columns.map(({ id, aliases = [] }) => [id, byHeader.get(id) ?? take(aliases.map(headerKey))]),
  );
}

/** Columns that have to be there and were not found. */
export function missingColumns(mapping: HeaderMapping, columns: readonly ImportColumn[]): readonly ImportColumn[] {
  return columns.filter(({ id, required }) => required && mapping[id] == null);
}
