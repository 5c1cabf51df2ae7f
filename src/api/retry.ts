import { isApiError } from './ApiError.ts';
import { isTransport } from './catalogue.ts';

interface RetryOptions {
  /** Attempts in all. @default 3 */
  attempts?: number;
  /** Milliseconds to wait before attempt n (2, 3, …). @default 500, then doubled */
  waitMs?: (attempt: number) => number;
  signal?: AbortSignal;
}

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Tries again after failures of the way (timeout, network, HTTP without envelope), never after an answer of the
 * product. A write must bring its own `idempotencyKey`, the same for every attempt.
 */
export async function withRetry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { attempts = 3, waitMs = (n) => 500 * 2 ** (n - 2), signal } = options;
  for (let n = 1; ; n += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (n >= attempts || signal?.aborted || !isApiError(error) || !isTransport(error.kind)) throw error;
      await wait(waitMs(n + 1), signal);
      if (signal?.aborted) throw error;
    }
  }
}
