export interface ScrollPlace {
  readonly top: number;
  readonly left: number;
}

/** Content that is still on its way is waited for this long. */
const patienceMs = 3000;

function placeOf(target: Window | HTMLElement): ScrollPlace {
  return target instanceof Window
    ? { top: target.scrollY, left: target.scrollX }
    : { top: target.scrollTop, left: target.scrollLeft };
}

function near(one: ScrollPlace, other: ScrollPlace): boolean {
  return Math.abs(one.top - other.top) < 2 && Math.abs(one.left - other.left) < 2;
}

/**
 * Scrolls back to a place. What still loads is too short for it: tries again while it grows, until it is reached or the
 * user scrolls himself.
 * @returns how to give up
 */
export function restoreScroll(target: Window | HTMLElement, place: ScrollPlace): () => void {
  const reached = () => {
    target.scrollTo({ ...place, behavior: 'instant' });
    return near(placeOf(target), place);
  };
  if (reached()) return () => undefined;
  const box = target instanceof Window ? target.document.body : target;
  const again = () => {
    if (reached()) stop();
  };
  const grown = new ResizeObserver(again);
  const filled = new MutationObserver(again);
  const timer = setTimeout(() => stop(), patienceMs);
  const ownDoing = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    grown.disconnect();
    filled.disconnect();
    clearTimeout(timer);
    for (const name of ownDoing) target.removeEventListener(name, stop);
  };
  grown.observe(box);
  filled.observe(box, { childList: true, subtree: true });
  for (const name of ownDoing) target.addEventListener(name, stop, { passive: true });
  return stop;
}

/** Tells where a target is scrolled to whenever it is scrolled. @returns how to stop */
export function watchScroll(target: Window | HTMLElement, tell: (place: ScrollPlace) => void): () => void {
  const listen = () => tell(placeOf(target));
  target.addEventListener('scroll', listen, { passive: true });
  return () => target.removeEventListener('scroll', listen);
}
