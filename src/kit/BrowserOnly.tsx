import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Renders its children in a browser only. For what depends on who is signed in or what time it is: a server knows
 * neither, and its HTML would not fit what the browser renders.
 */
export function BrowserOnly({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? children : fallback;
}
