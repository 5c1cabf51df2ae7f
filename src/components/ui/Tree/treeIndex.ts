import type { TreeNode } from './treeTypes.ts';

export interface TreeEntry {
  readonly node: TreeNode;
  readonly parent: string | null;
  /** 0 for the first level. */
  readonly depth: number;
  /** Place among its siblings, from 0. */
  readonly place: number;
  readonly siblings: number;
  readonly children: readonly TreeNode[];
  /** Has children that are not here yet. */
  readonly pending: boolean;
  /** Checkable nodes without children at or below it; a node not loaded yet counts as one. */
  readonly leaves: number;
  /** It or one above it is disabled. */
  readonly disabled: boolean;
}

/** Every node by its key, with what the keyboard and the checks need to know of it. */
export type TreeIndex = ReadonlyMap<string, TreeEntry>;

/**
 * One walk over the tree.
 * @param loaded children that came later, by the key of their parent
 * @throws Error when two nodes share a key
 */
export function buildTreeIndex(
  nodes: readonly TreeNode[],
  loaded: ReadonlyMap<string, readonly TreeNode[]> = new Map(),
): TreeIndex {
  const index = new Map<string, TreeEntry>();
  const walk = (level: readonly TreeNode[], parent: string | null, depth: number, off: boolean): number => {
    let sum = 0;
    for (const [place, node] of level.entries()) {
      if (index.has(node.key)) {
        throw new Error(`[jiaowu] Tree: two nodes have the key "${node.key}". Keys must be unique in the whole tree.`);
      }
      const later = node.children ?? loaded.get(node.key);
      const children = later ?? [];
      const pending = later === undefined && (node.lazy ?? false);
      const disabled = off || (node.disabled ?? false);
      const entry = { node, parent, depth, place, siblings: level.length, children, pending, leaves: 0, disabled };
      // Set before its children, so that the map stands in the order of reading.
      index.set(node.key, entry);
      const below = walk(children, node.key, depth + 1, disabled);
      entry.leaves = children.length > 0 ? below : disabled ? 0 : 1;
      sum += entry.leaves;
    }
    return sum;
  };
  walk(nodes, null, 0, false);
  return index;
}

/** The nodes above, nearest first. */
export function ancestorsOf(index: TreeIndex, key: string): string[] {
  const above: string[] = [];
  for (let at = index.get(key)?.parent ?? null; at !== null; at = index.get(at)?.parent ?? null) above.push(at);
  return above;
}

/** Can it be opened? */
export function isBranch({ children, pending }: TreeEntry): boolean {
  return children.length > 0 || pending;
}
