/** A page's number, or a gap between two of them. */
export type PageSlot = number | 'before' | 'after';

/** How many pages there are; at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** At most seven slots: the ends, the page and its neighbours, and gaps where numbers are left out. The row never changes its length. */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  if (pages <= 7) return run(1, pages);
  if (page <= 4) return [...run(1, 5), 'after', pages];
  if (page >= pages - 3) return [1, 'before', ...run(pages - 4, pages)];
  return [1, 'before', page - 1, page, page + 1, 'after', pages];
}

/** The page that shows the first row in view when so many rows go on one. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor(((page - 1) * pageSize) / nextSize) + 1;
}

/** What was typed as a page, brought within the pages; null when it is no number. */
export function readPage(text: string, pages: number): number | null {
  const plain = text.normalize('NFKC').trim();
  return /^\d+$/.test(plain) ? Math.min(pages, Math.max(1, Number(plain))) : null;
}
