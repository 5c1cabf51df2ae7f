import { type RefCallback, useCallback, useContext, useState } from 'react';
import { KeptPageContext } from './keptPage.ts';
import { restoreScroll, type ScrollPlace, watchScroll } from './restoreScroll.ts';

/**
 * Keeps how far a box of its own is scrolled while the page around is hidden, and after it was dropped. The window's own
 * place is kept by the outlet. Outside a kept page the box keeps its place while the component lives.
 * @param name tells the boxes of one page apart
 * @returns the ref of the box
 */
export function useKeepScroll(name: string): RefCallback<HTMLElement> {
  const page = useContext(KeptPageContext);
  const [own] = useState(() => new Map<string, ScrollPlace>());
  const places = page?.places ?? own;
  return useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined;
      const place = places.get(name);
      const giveUp = place ? restoreScroll(box, place) : undefined;
      const stop = watchScroll(box, (now) => places.set(name, now));
      return () => {
        giveUp?.();
        stop();
      };
    },
    [places, name],
  );
}
