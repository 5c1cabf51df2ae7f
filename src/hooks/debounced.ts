/** An act that waits for quiet. */
export interface Debounced<A extends readonly unknown[]> {
  /** Acts once nobody has asked again for a while, with what was asked last. */
  run: (...args: A) => void;
  /** Acts at once where something waits (Enter in a search box). */
  flush: () => void;
  /** Forgets what waits. */
  cancel: () => void;
}

/**
 * Calls `act` with the last arguments once nobody has called for `ms` milliseconds.
 * @throws RangeError when `ms` is negative or no number
 */
export function createDebounced<A extends readonly unknown[]>(act: (...args: A) => void, ms: number): Debounced<A> {
  if (!(ms >= 0)) throw new RangeError(`createDebounced(): ms must be 0 or more, got ${ms}.`);
  let waiting: { args: A; timer: ReturnType<typeof setTimeout> } | undefined;
  const cancel = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const flush = () => {
    if (!waiting) return;
    const { args } = waiting;
    cancel();
    act(...args);
  };
  const run = (...args: A) => {
    cancel();
    waiting = { args, timer: setTimeout(flush, ms) };
  };
  return { run, flush, cancel };
}
