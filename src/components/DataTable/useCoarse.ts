import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';

function watch(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether fingers press here: rows and heads are then at least 44 px. */
export function useCoarse(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
