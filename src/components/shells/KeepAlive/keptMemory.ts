import type { KeptPage } from '../../../hooks/keptPage.ts';

/** What an outlet knows of its pages beside what React keeps. */
export interface KeptMemory {
  /** The same object for a key as long as the outlet lives, so that a dropped page finds its places again. */
  page: (key: string) => KeptPage;
  /** The page has unsaved input. */
  isHeld: (key: string) => boolean;
  /** Told after each change: the page in view, and all that are still drawn. */
  shown: (key: string, drawn: readonly string[]) => void;
}

export function createKeptMemory(): KeptMemory {
  const pages = new Map<string, KeptPage>();
  const holds = new Map<string, Set<string>>();
  let inView: string | undefined;

  const hold = (key: string, id: string) => {
    const ids = holds.get(key) ?? new Set();
    holds.set(key, ids.add(id));
    return () => {
      // A page that is only hidden has its effects taken back too: its input is as unsaved as before.
      if (inView === key) ids.delete(id);
    };
  };

  return {
    page(key) {
      const known = pages.get(key);
      if (known) return known;
      const page: KeptPage = { places: new Map(), hold: (id) => hold(key, id) };
      pages.set(key, page);
      return page;
    },
    isHeld: (key) => (holds.get(key)?.size ?? 0) > 0,
    shown(key, drawn) {
      inView = key;
      for (const other of holds.keys()) if (!drawn.includes(other)) holds.delete(other);
    },
  };
}
