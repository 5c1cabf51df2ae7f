import { createContext, useContext, useEffect, useId } from 'react';
import type { ScrollPlace } from './restoreScroll.ts';

/** What a page that is kept alive has beside its state. */
export interface KeptPage {
  /** How far its boxes were scrolled, by name; outlives hiding and dropping. */
  readonly places: Map<string, ScrollPlace>;
  /** Keeps the page from being dropped. @returns how to let go of it */
  hold: (id: string) => () => void;
}

/** The kept page around; null where pages are not kept. */
export const KeptPageContext = createContext<KeptPage | null>(null);

/** While `unsaved`, the page around is not dropped to save memory: what was typed would be lost. */
export function useUnsaved(unsaved: boolean): void {
  const page = useContext(KeptPageContext);
  const id = useId();
  useEffect(() => (unsaved ? page?.hold(id) : undefined), [page, id, unsaved]);
}
