import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts `seconds` down to a retry; null: no automatic retry. Answers the seconds left.
 * Give the owner a new `key` for each attempt: the count starts with the mount.
 */
export function useRetryCountdown(seconds: number | null, onRetry: (() => void) | undefined): number | null {
  const [left, setLeft] = useState(seconds);
  const retry = useEffectEvent(() => onRetry?.());
  const running = left !== null && left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft((now) => (now === null ? null : now - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => {
    if (left === 0) retry();
  }, [left]);
  return left;
}

/** Calls back when the browser is online again. */
export function useOnline(listening: boolean, onOnline: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onOnline?.());
  useEffect(() => {
    if (!listening) return undefined;
    const heard = () => tell();
    window.addEventListener('online', heard);
    return () => window.removeEventListener('online', heard);
  }, [listening]);
}
