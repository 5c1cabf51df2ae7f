import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const keyOf = (entry: string) => `jiaowu:scroll:${entry}`;

function saved(entry: string): number {
  const value = Number(sessionStorage.getItem(keyOf(entry)) ?? 0);
  return Number.isFinite(value) ? value : 0;
}

/** A page that still loads is too short to scroll: keep trying while it grows, until the user scrolls himself. */
function scrollWhenTallEnough(top: number): () => void {
  const target = () => window.scrollTo(0, top);
  target();
  if (Math.abs(window.scrollY - top) < 2) return () => {};
  const observer = new ResizeObserver(() => {
    target();
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const timer = setTimeout(stop, 3000);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
}

/** Back and forward return to where the page was left; any other navigation to a page begins at its top. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // A layout effect: the scrolling that a change of page brings must not be taken for the page that was left.
  useLayoutEffect(() => {
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        try {
          sessionStorage.setItem(keyOf(key), String(window.scrollY));
        } catch {
          // Storage is full or blocked: the position is a comfort, not a need.
        }
      });
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [key]);

  // A change of filters (same path, replaced or pushed) leaves the page where it is; POP restores.
  const entry = type === 'POP' ? key : '';
  useLayoutEffect(() => {
    if (entry !== '') return scrollWhenTallEnough(saved(entry));
    window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname]);
}
