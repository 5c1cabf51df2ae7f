import fc from 'fast-check';
import type { TreeNode } from '../../../src/components/ui/Tree/treeTypes.ts';

/** Any tree of up to 40 nodes: each hangs below an earlier one or stands at the top. `offs`: some are disabled. */
export function anyTree({ offs = false } = {}) {
  const one = fc.record({
    parent: fc.nat(),
    off: offs ? fc.integer({ min: 0, max: 9 }).map((n) => n === 0) : fc.constant(false),
  });
  return fc.array(one, { minLength: 1, maxLength: 40 }).map((list) => {
    const made: { key: string; label: string; disabled: boolean; children: TreeNode[] }[] = [];
    const top: TreeNode[] = [];
    for (const [at, { parent, off }] of list.entries()) {
      const node = { key: `k${at}`, label: `节点${at}`, disabled: off, children: [] as TreeNode[] };
      const above = made[parent % (at + 1)];
      (above ? above.children : top).push(node);
      made.push(node);
    }
    return top;
  });
}
