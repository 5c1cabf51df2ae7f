import { ancestorsOf, isBranch, type TreeEntry, type TreeIndex } from './treeIndex.ts';
import type { TreeNode } from './treeTypes.ts';

/** One line of the tree as it is shown. */
export interface TreeRowFacts {
  readonly key: string;
  readonly entry: TreeEntry;
  readonly branch: boolean;
  readonly open: boolean;
}

export interface TreeFilter {
  /** Nodes whose label holds the words. */
  readonly hits: ReadonlySet<string>;
  /** The hits, everything above them and everything below them. */
  readonly shown: ReadonlySet<string>;
  /** What stands open so that every hit is in view. */
  readonly opened: ReadonlySet<string>;
}

/** The lines in view of a scroller without end: every node whose parents are open. */
export function treeRows(
  nodes: readonly TreeNode[],
  index: TreeIndex,
  expanded: ReadonlySet<string>,
  filter?: TreeFilter,
): TreeRowFacts[] {
  const rows: TreeRowFacts[] = [];
  const add = (level: readonly TreeNode[]) => {
    for (const { key } of level) {
      const entry = index.get(key);
      if (!entry || (filter && !filter.shown.has(key))) continue;
      const branch = isBranch(entry);
      const open = branch && (expanded.has(key) || (filter?.opened.has(key) ?? false));
      rows.push({ key, entry, branch, open });
      if (open) add(entry.children);
    }
  };
  add(nodes);
  return rows;
}

/** null: nothing to look for. Case does not count. */
export function searchTree(index: TreeIndex, query: string): TreeFilter | null {
  const words = query.trim().toLowerCase();
  if (words === '') return null;
  const hits = new Set<string>();
  const shown = new Set<string>();
  const opened = new Set<string>();
  /** A hit or below one. */
  const under = new Set<string>();
  // The map stands in the order of reading: a parent comes before its children.
  for (const [key, { node, parent }] of index) {
    const hit = node.label.toLowerCase().includes(words);
    if (!hit && (parent === null || !under.has(parent))) continue;
    under.add(key);
    shown.add(key);
    if (!hit) continue;
    hits.add(key);
    for (const above of ancestorsOf(index, key)) {
      if (opened.has(above)) break;
      opened.add(above);
      shown.add(above);
    }
  }
  return { hits, shown, opened };
}

/** The row a typed text leads to: the next one after `from` whose label begins with it, round the end. */
export function typeAhead(rows: readonly TreeRowFacts[], from: number, typed: string): number {
  const words = typed.toLowerCase();
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (from + step) % rows.length;
    if (rows[at]?.entry.node.label.toLowerCase().startsWith(words)) return at;
  }
  return -1;
}
