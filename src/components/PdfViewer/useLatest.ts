import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref that always holds the newest value, for listeners and timers that must not be set up anew with every render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
