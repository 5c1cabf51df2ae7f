/**
 * Where a row comes to lie when it is let go: the place it takes in the list without it.
 * @param middles of the rows, top down, in the same pixels as `y`
 * @param from which row is carried
 */
export function dropIndex(middles: readonly number[], y: number, from: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}
