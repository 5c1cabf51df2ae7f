/** Letters to change, add or drop to make one text of the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The pages whose paths are spelt most like the one asked for, nearest first; equal ones keep their order. */
export function nearestPages<Page extends { path: string }>(
  asked: string,
  pages: readonly Page[],
  count = 3,
): readonly Page[] {
  const wanted = asked.toLowerCase();
  return pages
    .map((page) => ({ page, distance: editDistance(wanted, page.path.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ page }) => page);
}
