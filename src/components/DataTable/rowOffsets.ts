/** Where each line stands, in px from the top of the first. */
export interface RowOffsets {
  readonly count: number;
  readonly total: number;
  top: (index: number) => number;
  height: (index: number) => number;
  /** The line at that height; the nearest one outside. 0 when there are none. */
  at: (y: number) => number;
}

/**
 * Lines of one height, and a few of their own (opened details): positions are arithmetic, nothing is measured to
 * place a row. `special` holds line index → px.
 */
export function rowOffsets(
  count: number,
  height: number,
  special: ReadonlyMap<number, number> = new Map(),
): RowOffsets {
  const indexes = [...special.keys()].filter((index) => index >= 0 && index < count).sort((a, b) => a - b);
  // extra[i]: px that the first i special lines add to what plain lines would take.
  const extra = [0];
  for (const [i, index] of indexes.entries()) extra.push((extra[i] ?? 0) + (special.get(index) ?? height) - height);
  /** How many special lines stand before that line. */
  const before = (index: number) => {
    let low = 0;
    let high = indexes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((indexes[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const top = (index: number) => index * height + (extra[before(index)] ?? 0);
  return {
    count,
    total: top(count),
    top,
    height: (index) => special.get(index) ?? height,
    at(y) {
      let low = 0;
      let high = Math.max(0, count - 1);
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (top(middle) <= y) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
