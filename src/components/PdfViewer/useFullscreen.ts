import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Full screen of an element. Where the browser has none for elements (iPhone), the viewer fills the window instead; the
 * caller styles that by `data-fullscreen`.
 */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
  const [native, setNative] = useState(false);
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const follow = () => setNative(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [ref]);

  const leave = useCallback(() => {
    setFilled(false);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, []);
  const enter = useCallback(() => {
    const element = ref.current;
    if (!element?.requestFullscreen) setFilled(true);
    else element.requestFullscreen().catch(() => setFilled(true));
  }, [ref]);
  const on = native || filled;
  return { fullscreen: on, toggleFullscreen: on ? leave : enter, leaveFullscreen: leave };
}
