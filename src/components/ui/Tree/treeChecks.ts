import { ancestorsOf, type TreeIndex } from './treeIndex.ts';
import type { CheckState } from './treeTypes.ts';

/**
 * Which nodes of a tree are checked. Immutable: a toggle gives another one and costs the depth of the node, whatever
 * lies below it; lists of keys are made when asked for.
 */
export interface TreeChecks {
  /** The tree it speaks of. */
  readonly index: TreeIndex;
  /** Checked nodes without children. */
  readonly count: number;
  stateOf: (key: string) => CheckState;
  /** Checks or unchecks everything at and below a node that is not disabled. */
  with: (key: string, checked: boolean) => TreeChecks;
  /** Keys of the checked nodes without children, in the order of the tree. */
  leafKeys: () => string[];
  /** The fewest keys that say the same: a branch that is checked whole stands for what is below it. */
  topKeys: () => string[];
}

/**
 * What is known of a node: how many leaves below it are checked as of `at`, and the last time it was itself checked or
 * unchecked as a whole (`markAt`, 0 for never). A later mark above it overrules its count, so that checking a branch
 * need not visit what is below.
 */
interface Note {
  readonly count: number;
  readonly at: number;
  readonly mark: boolean;
  readonly markAt: number;
}
type Layer = ReadonlyMap<string, Note>;

const unknown: Note = { count: 0, at: 0, mark: false, markAt: 0 };
/** Lookups go through so many layers at most; then they are poured together. */
const maxLayers = 12;

/** @param keys leaves or whole branches; keys the tree does not have are left out */
export function createTreeChecks(index: TreeIndex, keys: Iterable<string> = []): TreeChecks {
  const layer = new Map<string, Note>();
  let total = 0;
  let time = 0;
  for (const key of keys) {
    time += 1;
    total += write(index, [layer], layer, key, true, time);
  }
  return checksOf(index, [layer], total, time, fixedOf(index, keys));
}

/** Disabled leaves keep what they were given. */
function fixedOf(index: TreeIndex, keys: Iterable<string>): ReadonlySet<string> {
  const fixed = new Set<string>();
  for (const key of keys) {
    const entry = index.get(key);
    if (entry?.disabled && entry.children.length === 0) fixed.add(key);
  }
  return fixed;
}

function find(layers: readonly Layer[], key: string): Note {
  for (let at = layers.length - 1; at >= 0; at -= 1) {
    const note = layers[at]?.get(key);
    if (note) return note;
  }
  return unknown;
}

/** Checked leaves at and below a node: its own count, unless a node above was marked since. */
function countOf(index: TreeIndex, layers: readonly Layer[], key: string): number {
  const own = find(layers, key);
  let { at, count } = own;
  for (const above of ancestorsOf(index, key)) {
    const note = find(layers, above);
    if (note.markAt > at) {
      at = note.markAt;
      count = note.mark ? (index.get(key)?.leaves ?? 0) : 0;
    }
  }
  return count;
}

/** Marks a node and brings the counts above it up to date; answers by how much the whole has grown. */
function write(
  index: TreeIndex,
  layers: readonly Layer[],
  into: Map<string, Note>,
  key: string,
  checked: boolean,
  time: number,
): number {
  const entry = index.get(key);
  if (!entry || entry.leaves === 0) return 0;
  const count = checked ? entry.leaves : 0;
  const grown = count - countOf(index, layers, key);
  const above = ancestorsOf(index, key).map((name) => ({ name, count: countOf(index, layers, name) }));
  for (const { name, count: before } of above) {
    into.set(name, { ...find(layers, name), count: before + grown, at: time });
  }
  into.set(key, { count, at: time, mark: checked, markAt: time });
  return grown;
}

function checksOf(
  index: TreeIndex,
  layers: readonly Layer[],
  total: number,
  time: number,
  fixed: ReadonlySet<string>,
): TreeChecks {
  const stateOf = (key: string): CheckState => {
    const leaves = index.get(key)?.leaves ?? 0;
    if (leaves === 0) return fixed.has(key) ? 'all' : 'none';
    const count = countOf(index, layers, key);
    return count === 0 ? 'none' : count === leaves ? 'all' : 'some';
  };
  const roots = () => [...index.values()].filter((entry) => entry.parent === null).map(({ node }) => node.key);
  /** Walks the checked parts; a branch checked whole is given to `whole`, which may stop there. */
  const visit = (keys: readonly string[], whole: (key: string) => boolean): void => {
    for (const key of keys) {
      const entry = index.get(key);
      if (!entry) continue;
      const below = entry.children.map((child) => child.key);
      const state = stateOf(key);
      if (state === 'all' && whole(key)) continue;
      // With disabled leaves below there may be fixed checks under a branch that counts none.
      if (state !== 'none' || (fixed.size > 0 && below.length > 0)) visit(below, whole);
    }
  };
  return {
    index,
    count: total,
    stateOf,
    with(key, checked) {
      const next = new Map<string, Note>();
      const grown = write(index, layers, next, key, checked, time + 1);
      const stacked = [...layers, next];
      const poured = stacked.length > maxLayers ? [new Map(stacked.flatMap((layer) => [...layer]))] : stacked;
      return checksOf(index, poured, total + grown, time + 1, fixed);
    },
    leafKeys() {
      const keys: string[] = [];
      visit(roots(), (key) => {
        const leaf = index.get(key)?.children.length === 0;
        if (leaf) keys.push(key);
        return leaf;
      });
      return keys;
    },
    topKeys() {
      const keys: string[] = [];
      visit(roots(), (key) => {
        // A disabled leaf below does not follow its branch: then the branch can't stand for it.
        const entry = index.get(key);
        if (!entry || (fixed.size > 0 && entry.children.length > 0)) return false;
        keys.push(key);
        return true;
      });
      return keys;
    },
  };
}
