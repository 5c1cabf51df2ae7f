import { useCallback, useMemo, useState } from 'react';
import type { Line } from './lines.ts';
import { type RowOffsets, rowOffsets } from './rowOffsets.ts';

/** px a detail takes until it is measured. */
const unmeasured = 120;

interface LineOffsets {
  readonly offsets: RowOffsets;
  readonly measure: (key: string, height: number) => void;
}

/** Where the lines stand; opened details by the height they tell. */
export function useLineOffsets<Row>(lines: readonly Line<Row>[], rowHeight: number): LineOffsets {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const measure = useCallback(
    (key: string, height: number) =>
      setHeights((before) => (before.get(key) === height ? before : new Map(before).set(key, height))),
    [],
  );
  const offsets = useMemo(() => {
    const special = new Map<number, number>();
    for (const [index, { kind, key }] of lines.entries()) {
      if (kind === 'detail') special.set(index, heights.get(key) ?? unmeasured);
    }
    return rowOffsets(lines.length, rowHeight, special);
  }, [lines, rowHeight, heights]);
  return { offsets, measure };
}
