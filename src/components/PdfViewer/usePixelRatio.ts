import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  let stop = () => {};
  const watch = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const again = () => {
      stop();
      watch();
      changed();
    };
    query.addEventListener('change', again);
    stop = () => query.removeEventListener('change', again);
  };
  watch();
  return () => stop();
}

/** Device pixels per CSS pixel; follows the window to another monitor and the browser's own zoom. */
export const usePixelRatio = (): number =>
  useSyncExternalStore(
    subscribe,
    () => devicePixelRatio || 1,
    () => 1,
  );
