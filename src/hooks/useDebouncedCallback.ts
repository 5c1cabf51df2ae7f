import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';
import { createDebounced, type Debounced } from './debounced.ts';

/**
 * An act that waits until the user rests: searching while typing. `flush()` does it at once (Enter), `cancel()` forgets
 * it (Escape). Never changes while `ms` stays; what waits is forgotten when the component goes.
 * @param ms product.md section 9: 1000
 */
export function useDebouncedCallback<A extends readonly unknown[]>(act: (...args: A) => void, ms = 1000): Debounced<A> {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  const debounced = useMemo(() => createDebounced((...args: A) => latest.current(...args), ms), [ms]);
  useEffect(() => () => debounced.cancel(), [debounced]);
  return debounced;
}
