import { ancestorsOf, type TreeIndex } from './treeIndex.ts';
import type { TreeMove, TreeNode } from './treeTypes.ts';

/** A node goes neither into itself nor below itself, nor where it already stands. */
export function mayMove(index: TreeIndex, { key, target, place }: TreeMove): boolean {
  const moved = index.get(key);
  const goal = index.get(target);
  if (!moved || !goal || moved.disabled || key === target || ancestorsOf(index, target).includes(key)) return false;
  if (place === 'inside') return !(moved.parent === target && moved.place === moved.siblings - 1);
  if (moved.parent !== goal.parent) return true;
  return moved.place !== goal.place + (place === 'before' ? -1 : 1);
}

/** The tree after a move; the same tree when the move names no node or leads below itself. Untouched parts stay the same objects. */
export function moveNode<N extends TreeNode>(nodes: readonly N[], move: TreeMove): readonly N[] {
  const found = { node: undefined as TreeNode | undefined };
  const without = takeOut(nodes, move.key, found);
  if (!found.node || move.key === move.target) return nodes;
  const put = putIn(without, found.node, move);
  return (put === without ? nodes : put) as readonly N[];
}

function takeOut(level: readonly TreeNode[], key: string, found: { node: TreeNode | undefined }): readonly TreeNode[] {
  const at = level.findIndex((node) => node.key === key);
  if (at >= 0) {
    found.node = level[at];
    return level.toSpliced(at, 1);
  }
  return changeOne(level, (children) => takeOut(children, key, found));
}

function putIn(level: readonly TreeNode[], node: TreeNode, move: TreeMove): readonly TreeNode[] {
  const at = level.findIndex(({ key }) => key === move.target);
  const goal = level[at];
  if (!goal) return changeOne(level, (children) => putIn(children, node, move));
  if (move.place === 'inside') return level.with(at, { ...goal, children: [...(goal.children ?? []), node] });
  return level.toSpliced(move.place === 'before' ? at : at + 1, 0, node);
}

/** Changes the children of the one node below which something changes. */
function changeOne(
  level: readonly TreeNode[],
  change: (children: readonly TreeNode[]) => readonly TreeNode[],
): readonly TreeNode[] {
  for (const [at, node] of level.entries()) {
    if (!node.children) continue;
    const children = change(node.children);
    if (children !== node.children) return level.with(at, { ...node, children });
  }
  return level;
}

/** What Alt and an arrow mean: up and down among the siblings, right into the one before, left out behind the parent. */
export function keyboardMove(index: TreeIndex, key: string, arrow: string): TreeMove | null {
  const entry = index.get(key);
  if (!entry) return null;
  const parent = entry.parent === null ? null : index.get(entry.parent);
  const sibling = (by: number) => siblingOf(index, key, by);
  const next = { ArrowUp: sibling(-1), ArrowDown: sibling(1), ArrowRight: sibling(-1), ArrowLeft: parent?.node.key }[
    arrow
  ];
  if (next === undefined) return null;
  const places = { ArrowUp: 'before', ArrowDown: 'after', ArrowRight: 'inside', ArrowLeft: 'after' } as const;
  const move = { key, target: next, place: places[arrow as keyof typeof places] };
  return mayMove(index, move) ? move : null;
}

function siblingOf(index: TreeIndex, key: string, by: number): string | undefined {
  const entry = index.get(key);
  if (!entry) return undefined;
  if (entry.parent !== null) return index.get(entry.parent)?.children[entry.place + by]?.key;
  for (const [name, other] of index) if (other.parent === null && other.place === entry.place + by) return name;
  return undefined;
}

/** 「教务部」移到「教学部」之后 */
export function moveSentence(index: TreeIndex, { key, target, place }: TreeMove): string {
  const name = (one: string) => `「${index.get(one)?.node.label ?? ''}」`;
  return `${name(key)}移到${name(target)}${{ before: '之前', after: '之后', inside: '之内' }[place]}`;
}

/** Where in a row the pointer means what: the upper and lower quarter between rows, the middle into it. */
export function dropPlace(fraction: number): TreeMove['place'] {
  return fraction < 0.25 ? 'before' : fraction > 0.75 ? 'after' : 'inside';
}
