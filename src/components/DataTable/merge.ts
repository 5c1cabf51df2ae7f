import type { Line } from './lines.ts';
import type { DataColumn } from './types.ts';

/** Lines that share one cell: first, and the one after the last. */
export interface MergeRun {
  readonly start: number;
  readonly end: number;
}

/**
 * For each line the run it belongs to. Runs follow the data, not the window, so a cell keeps its shape while it scrolls.
 * A run ends where the key changes, where a heading or an opened detail stands between, and where `outer` (the merged
 * column before it) ends: a child never reaches over its parent.
 */
export function mergeRuns<Row>(
  lines: readonly Line<Row>[],
  key: NonNullable<DataColumn<Row>['merge']>,
  outer?: readonly MergeRun[],
): MergeRun[] {
  const runs: MergeRun[] = [];
  let start = 0;
  const keyAt = (index: number): string | null => {
    const line = lines[index];
    return line?.kind === 'row' ? key(line.row) : null;
  };
  let held = keyAt(0);
  for (let index = 1; index <= lines.length; index += 1) {
    const next = index < lines.length ? keyAt(index) : null;
    const same = next !== null && next === held && (!outer || outer[index]?.start === outer[index - 1]?.start);
    if (same) continue;
    const run = { start, end: index };
    for (let at = start; at < index; at += 1) runs.push(run);
    start = index;
    held = next;
  }
  return runs;
}

/** The runs of every column that merges, by its id; each keeps within the runs of the one before it. */
export function runsOf<Row>(
  lines: readonly Line<Row>[],
  columns: readonly { readonly id: string; readonly column: DataColumn<Row> | undefined }[],
): Map<string, MergeRun[]> {
  const all = new Map<string, MergeRun[]>();
  let outer: MergeRun[] | undefined;
  for (const { id, column } of columns) {
    if (!column?.merge) continue;
    outer = mergeRuns(lines, column.merge, outer);
    all.set(id, outer);
  }
  return all;
}

/** The merged columns whose shared cell that line draws: the first mounted one of each run. */
export function hostedBy(runs: ReadonlyMap<string, readonly MergeRun[]>, index: number, firstMounted: number): string {
  const hosted = [...runs].filter(([, column]) => Math.max(column[index]?.start ?? index, firstMounted) === index);
  return hosted.map(([id]) => id).join('\n');
}
