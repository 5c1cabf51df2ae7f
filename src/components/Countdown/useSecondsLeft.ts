import { useCallback, useSyncExternalStore } from 'react';
import { useKit } from '../../kit/context.ts';
import { remainingMs } from './remaining.ts';

/** Whole seconds until then, rounded up, never below 0; null on a server, which does not know the time of the page. */
export function useSecondsLeft(until: string | number): number | null {
  const { clock } = useKit();
  const seconds = useCallback(() => Math.max(0, Math.ceil(remainingMs(until, clock) / 1000)), [until, clock]);

  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = () => {
        clearTimeout(timer);
        const left = remainingMs(until, clock);
        if (left <= 0) return;
        // At the turn of the second. Asked of the clock each time: a late timer makes no error that stays.
        timer = setTimeout(tell, left % 1000 || 1000);
      };
      const tell = () => {
        listener();
        schedule();
      };
      schedule();
      // Timers stand still while the tab or the computer sleeps.
      document.addEventListener('visibilitychange', tell);
      window.addEventListener('pageshow', tell);
      window.addEventListener('focus', tell);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tell);
        window.removeEventListener('pageshow', tell);
        window.removeEventListener('focus', tell);
      };
    },
    [until, clock],
  );
  return useSyncExternalStore(subscribe, seconds, () => null);
}
