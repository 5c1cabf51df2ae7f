import { useMedia } from './useMedia.ts';

/** True where the reader wants things to keep still, and on a server. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}
