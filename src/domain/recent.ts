/** Recently viewed courses and resources: at most this many (product.md section 9). */
export const recentMax = 5;

/**
 * Adds what was viewed. A duplicate id is not added and the order stays; a sixth entry drops the oldest.
 * @returns the same list where nothing changed; the oldest first
 */
export function addRecent<T>(list: readonly T[], entry: T, idOf: (entry: T) => string = String): readonly T[] {
  if (list.some((one) => idOf(one) === idOf(entry))) return list;
  return [...list, entry].slice(-recentMax);
}
