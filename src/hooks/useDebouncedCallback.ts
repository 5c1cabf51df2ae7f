import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { createDebounced, type Debounced } from './debounced.ts';

/**
 * An act that waits until the user rests: searching while typing. `run()` asks for it, `flush()` does it at once (Enter),
 * `cancel()` forgets it (Escape). Never changes while `ms` stays; what waits is forgotten when the component goes.
 * @param ms product.md section 9: 1000
 */
export function useDebouncedCallback<A extends readonly unknown[]>(act: (...args: A) => void, ms = 1000): Debounced<A> {
  const waiting = useRef<Debounced<A>>(undefined);
  const latest = useEffectEvent(act);
  useEffect(() => {
    const made = createDebounced((...args: A) => latest(...args), ms);
    waiting.current = made;
    return () => made.cancel();
  }, [ms]);
  const run = useCallback((...args: A) => waiting.current?.run(...args), []);
  const flush = useCallback(() => waiting.current?.flush(), []);
  const cancel = useCallback(() => waiting.current?.cancel(), []);
  return useMemo(() => ({ run, flush, cancel }), [run, flush, cancel]);
}
