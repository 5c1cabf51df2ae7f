import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A number that is controlled or not, and the value last asked for, which the next press counts from. */
export interface Asked {
  readonly value: number;
  /** May be ahead of `value` while a controlling host is still rendering. */
  readonly asked: RefObject<number>;
  readonly ask: (value: number) => void;
}

/**
 * Controlled or own number whose presses are never lost: a host that follows slowly (a router) sends back values we
 * asked for earlier, and those must not turn the count back.
 */
export function useAsked(controlled: number | undefined, initial: number): Asked {
  const [own, setOwn] = useState(initial);
  const value = controlled ?? own;
  const asked = useRef(value);
  const sent = useRef<number[]>([]);
  useLayoutEffect(() => {
    const at = sent.current.indexOf(value);
    if (at >= 0) {
      sent.current.splice(0, at + 1);
    } else {
      sent.current = [];
      asked.current = value;
    }
  }, [value]);
  const ask = useCallback((next: number) => {
    if (next === asked.current) return;
    asked.current = next;
    sent.current.push(next);
    setOwn(next);
  }, []);
  return { value, asked, ask };
}
