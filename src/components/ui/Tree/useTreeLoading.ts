import { useState } from 'react';
import type { TreeEntry } from './treeIndex.ts';
import type { TreeNode } from './treeTypes.ts';

type Children = readonly TreeNode[];

/** Children that come when their parent is opened for the first time. */
export function useTreeLoading(onLoad: ((node: TreeNode) => Promise<Children>) | undefined) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Children>>(new Map());
  const [states, setStates] = useState<ReadonlyMap<string, 'loading' | 'failed'>>(new Map());

  /** Fetches what is missing; after a failure the node counts as closed, and opening it tries once more. */
  const load = ({ node, pending }: TreeEntry) => {
    if (!pending || !onLoad || states.get(node.key) === 'loading') return;
    setStates((now) => new Map(now).set(node.key, 'loading'));
    onLoad(node).then(
      (children) => {
        setLoaded((now) => new Map(now).set(node.key, children));
        setStates((now) => {
          const next = new Map(now);
          next.delete(node.key);
          return next;
        });
      },
      () => setStates((now) => new Map(now).set(node.key, 'failed')),
    );
  };
  return { loaded, states, load };
}
