/** Why a call ended before its answer. */
export type EndReason = 'timeout' | 'cancelled' | 'aborted';

export interface Limits {
  readonly signal: AbortSignal;
  /** Ends the call; only the first reason counts. */
  end: (reason: EndReason) => void;
  ended: () => EndReason | undefined;
  /** Starts the time limit anew. */
  renew: () => void;
  /** Lets go of the timer and of the caller's signal. */
  clear: () => void;
}

/** One signal for all that may end a call: its time, a later call in its place, the caller. */
export function createLimits(timeoutMs: number, outer?: AbortSignal): Limits {
  const controller = new AbortController();
  let reason: EndReason | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (why: EndReason) => {
    if (reason) return;
    reason = why;
    controller.abort();
  };
  const byCaller = () => end('aborted');
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => end('timeout'), timeoutMs);
  };
  outer?.addEventListener('abort', byCaller, { once: true });
  if (outer?.aborted) byCaller();
  renew();
  return {
    signal: controller.signal,
    end,
    ended: () => reason,
    renew,
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', byCaller);
    },
  };
}
