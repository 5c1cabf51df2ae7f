/** One answer of a call that gives a list in pages. */
export interface ListPage<Row> {
  readonly list: readonly Row[];
  /** Rows of the whole list. */
  readonly total?: number;
  /** Names the next page; none after the last. */
  readonly nextCursor?: string | null;
}

/** Names a page: its number from 1, a cursor, or null for the first page by cursor. */
export type PageMark = number | string | null;

/** Names the page after those read; undefined after the last one. */
export function nextPage(
  pages: readonly ListPage<unknown>[],
  by: 'page' | 'cursor',
  pageSize: number,
): PageMark | undefined {
  const last = pages.at(-1);
  if (by === 'cursor') return last?.nextCursor || undefined;
  // An empty page ends the list whatever `total` says: rows may have gone while it was read.
  if (!last || last.list.length === 0) return undefined;
  const read = pages.reduce((sum, { list }) => sum + list.length, 0);
  const more = last.total === undefined ? last.list.length >= pageSize : read < last.total;
  return more ? pages.length + 1 : undefined;
}

/** The rows of all pages in their order, each key once: the first one counts. */
export function joinedRows<Row>(pages: readonly ListPage<Row>[], rowKey?: (row: Row) => string): readonly Row[] {
  const rows = pages.flatMap(({ list }) => list);
  if (!rowKey) return rows;
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = rowKey(row);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
