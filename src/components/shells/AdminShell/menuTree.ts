import type { MenuNode } from '../../../contract/company.ts';

/** The entry no menu shows (product.md section 2). */
const hiddenUrl = '/marketCenter';

/** The menu as shown: without /marketCenter anywhere, without groups that hold nothing and lead nowhere. */
export function shownMenu(tree: readonly MenuNode[]): MenuNode[] {
  return tree
    .filter((node) => node.url !== hiddenUrl)
    .map((node) => ({ ...node, children: shownMenu(node.children) }))
    .filter((node) => node.url !== null || node.children.length > 0);
}

/** Entries whose name holds the text, with their groups; a group that matches itself keeps all it holds. */
export function filterMenu(tree: readonly MenuNode[], text: string): MenuNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...tree];
  return tree.flatMap((node) => {
    if (node.name.toLowerCase().includes(wanted)) return [node];
    const children = filterMenu(node.children, wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Ids from the top group down to the entry of this path; empty when the menu has none. */
export function trailTo(tree: readonly MenuNode[], path: string): string[] {
  for (const node of tree) {
    if (node.url === path) return [node.id];
    const below = trailTo(node.children, path);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
}

/** The lit entry itself; undefined when the menu has none of that path. */
export function entryOf(tree: readonly MenuNode[], path: string): MenuNode | undefined {
  for (const node of tree) {
    if (node.url === path) return node;
    const below = entryOf(node.children, path);
    if (below) return below;
  }
  return undefined;
}

/** How many wait at the entries of a group, all together. */
export function countOf({ children }: MenuNode, counts: Readonly<Record<string, number>> = {}): number {
  return children.reduce((sum, { url }) => sum + (url === null ? 0 : (counts[url] ?? 0)), 0);
}
