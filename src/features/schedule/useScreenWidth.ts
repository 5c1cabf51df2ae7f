import { useSyncExternalStore } from 'react';

/** phone below 768, tablet below 1024, laptop below 1280 (seven days fit), desktop from there (the rail fits beside). */
export type ScreenWidth = 'phone' | 'tablet' | 'laptop' | 'desktop';

const steps = [
  ['desktop', '(min-width: 1280px)'],
  ['laptop', '(min-width: 1024px)'],
  ['tablet', '(min-width: 768px)'],
] as const;

function read(): ScreenWidth {
  return steps.find(([, query]) => window.matchMedia(query).matches)?.[0] ?? 'phone';
}

function watch(listener: () => void): () => void {
  const all = steps.map(([, query]) => window.matchMedia(query));
  for (const one of all) one.addEventListener('change', listener);
  return () => {
    for (const one of all) one.removeEventListener('change', listener);
  };
}

export function useScreenWidth(): ScreenWidth {
  return useSyncExternalStore(watch, read, () => 'desktop');
}
