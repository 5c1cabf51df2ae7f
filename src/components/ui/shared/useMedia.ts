import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, e.g. `(max-width: 767px)`. @param onServer what a server says, which has no screen */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}

/** A phone's width. */
export const phoneQuery = '(max-width: 767px)';
/** Fingers instead of a pointer. */
export const coarseQuery = '(pointer: coarse)';
