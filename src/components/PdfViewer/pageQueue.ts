import { clampPage } from './pageInput.ts';

/** At most one page is being drawn and at most one waits; a newer request takes the place of the waiting one. */
export interface PageQueue<Job> {
  readonly running: Job | null;
  readonly pending: Job | null;
}

export const idleQueue: PageQueue<never> = { running: null, pending: null };

/** Asks for a job. A job equal to the running one clears the waiting one: what is wanted is on its way. */
export function request<Job>(queue: PageQueue<Job>, job: Job, same: (a: Job, b: Job) => boolean): PageQueue<Job> {
  if (queue.running === null) return { running: job, pending: null };
  return { running: queue.running, pending: same(queue.running, job) ? null : job };
}

/** The running job ended, well or not: the waiting one runs. */
export function settle<Job>(queue: PageQueue<Job>): PageQueue<Job> {
  return { running: queue.pending, pending: null };
}

export type PageMove = 'next' | 'previous' | 'first' | 'last' | { readonly to: number };

/** Where a press leads. It counts from the page last asked for, not from the one on screen. */
export function pageAfter(asked: number, move: PageMove, pages: number): number {
  if (typeof move === 'object') return clampPage(move.to, pages);
  if (move === 'first') return 1;
  if (move === 'last') return clampPage(pages, pages);
  return clampPage(asked + (move === 'next' ? 1 : -1), pages);
}
