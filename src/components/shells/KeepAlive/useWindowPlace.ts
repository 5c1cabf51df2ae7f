import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeptPage } from '../../../hooks/keptPage.ts';
import { restoreScroll, type ScrollPlace, watchScroll } from '../../../hooks/restoreScroll.ts';

const windowName = 'window';

/** The window scrolls for all pages in turn: each kept one finds its own place again when it is shown. */
export function useWindowPlace(page: KeptPage | null): void {
  const wanted = useRef<ScrollPlace>(undefined);
  const giveUp = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    if (!page) return undefined;
    wanted.current = page.places.get(windowName);
    if (wanted.current) giveUp.current = restoreScroll(window, wanted.current);
    const stop = watchScroll(window, (now) => page.places.set(windowName, now));
    return () => {
      stop();
      giveUp.current?.();
    };
  }, [page]);

  // A host that begins every page at its top does so after the layout effects of the page.
  useEffect(() => {
    if (!page || !wanted.current) return;
    giveUp.current?.();
    giveUp.current = restoreScroll(window, wanted.current);
  }, [page]);
}
