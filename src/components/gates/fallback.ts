import type { ReactNode } from 'react';
import type { Denial } from './decide.ts';

/** What stands in the place of what is hidden: a node, or a function of what is missing. @default nothing */
export type GateFallback = ReactNode | ((missing: Denial) => ReactNode);

export function fallbackOf(fallback: GateFallback, missing: Denial): ReactNode {
  return typeof fallback === 'function' ? fallback(missing) : fallback;
}
