import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function watch(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True where the reader wants things to keep still, and on a server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
