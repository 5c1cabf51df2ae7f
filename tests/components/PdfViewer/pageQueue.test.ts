import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  idleQueue,
  type PageMove,
  type PageQueue,
  pageAfter,
  request,
  settle,
} from '../../../src/components/PdfViewer/pageQueue.ts';

const same = (a: number, b: number) => a === b;

describe('the page queue', () => {
  test('the newest request is the one that runs last, whatever happens in between', () => {
    const step = fc.oneof(fc.record({ ask: fc.integer({ min: 1, max: 9 }) }), fc.constant('settle' as const));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let queue: PageQueue<number> = idleQueue;
        let last: number | null = null;
        let finished: number | null = null;
        for (const one of steps) {
          if (one === 'settle') {
            finished = queue.running ?? finished;
            queue = settle(queue);
          } else {
            last = one.ask;
            queue = request(queue, one.ask, same);
          }
          // Nothing waits while nothing runs, and what waits is never what runs.
          expect(queue.pending === null || (queue.running !== null && queue.pending !== queue.running)).toBe(true);
        }
        while (queue.running !== null) {
          finished = queue.running;
          queue = settle(queue);
        }
        expect(finished).toBe(last);
      }),
    );
  });

  test('twenty presses while one page is drawn leave one to draw', () => {
    let queue: PageQueue<number> = idleQueue;
    for (let page = 2; page <= 21; page++) queue = request(queue, page, same);
    expect(queue).toEqual({ running: 2, pending: 21 });
  });

  test('asking for the page being drawn drops the waiting one', () => {
    const queue = request(request(request(idleQueue, 2, same), 3, same), 2, same);
    expect(queue).toEqual({ running: 2, pending: null });
  });
});

describe('where a press leads', () => {
  const moves = fc.oneof(
    fc.constantFrom<PageMove>('next', 'previous', 'first', 'last'),
    fc.integer({ min: -50, max: 2000 }).map((to): PageMove => ({ to })),
  );

  test('never out of the document', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.array(moves, { maxLength: 40 }), (pages, presses) => {
        let asked = 1;
        for (const press of presses) {
          asked = pageAfter(asked, press, pages);
          expect(asked).toBeGreaterThanOrEqual(1);
          expect(asked).toBeLessThanOrEqual(pages);
        }
      }),
    );
  });

  test('each press counts from the page last asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 60 }), (start, presses) => {
        let asked = start;
        for (let press = 0; press < presses; press++) asked = pageAfter(asked, 'next', 100);
        expect(asked).toBe(Math.min(100, start + presses));
      }),
    );
  });
});
