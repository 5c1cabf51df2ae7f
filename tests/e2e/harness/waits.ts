import { expect } from 'vitest';

/** Asks again until the expectation holds: a page on a busy machine takes its time. */
export function eventually<T>(read: () => T | Promise<T>, message = '') {
  return expect.poll(read, { message, timeout: 10_000, interval: 100 });
}
