import { dwellMs, dwellStir, dwellVisibility, startDwell } from './dwell.ts';

export type DwellReport = (info: { page: number; ms: number }) => void;

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Measures the time on a page and reports it when the page is left: by a turn, on closing, or when the window goes away.
 * @param latest holds the newest listener; @returns ends the page's time
 */
export function watchDwell(
  element: HTMLElement,
  page: number,
  latest: { readonly current: DwellReport | undefined },
): () => void {
  const visible = () => document.visibilityState === 'visible';
  let dwell = startDwell(page, performance.now(), visible());
  const stir = () => {
    dwell = dwellStir(dwell, performance.now());
  };
  const follow = () => {
    dwell = dwellVisibility(dwell, visible(), performance.now());
  };
  const hand = () => {
    const ms = Math.round(dwellMs(dwell, performance.now()));
    dwell = startDwell(page, performance.now(), visible());
    if (ms > 0) latest.current?.({ page, ms });
  };
  for (const sign of signs) element.addEventListener(sign, stir, { passive: true });
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', hand);
  return () => {
    for (const sign of signs) element.removeEventListener(sign, stir);
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pagehide', hand);
    hand();
  };
}
