import { type Ref, type RefCallback, useCallback } from 'react';

function fill<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = node;
  return () => {
    ref.current = null;
  };
}

/** One stable ref callback that fills two refs: the caller's and the component's own. */
export function useMergedRef<T>(given: Ref<T> | undefined, own: Ref<T>): RefCallback<T> {
  return useCallback(
    (node: T) => {
      const cleanGiven = fill(given, node);
      const cleanOwn = fill(own, node);
      return () => {
        cleanGiven();
        cleanOwn();
      };
    },
    [given, own],
  );
}
