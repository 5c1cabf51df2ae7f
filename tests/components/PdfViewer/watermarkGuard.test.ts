import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bookRepair,
  findTamper,
  freshBudget,
  maxRepairsPerSecond,
  type OverlayReading,
} from '../../../src/components/PdfViewer/watermarkGuard.ts';

const intact: OverlayReading = {
  connected: true,
  last: true,
  display: 'block',
  visibility: 'visible',
  opacity: 1,
  clipPath: 'none',
  transform: 'none',
  filter: 'none',
  maskImage: 'none',
  coverage: 1,
  marks: 20,
  expectedMarks: 20,
};

describe('looking at the overlay', () => {
  test('an untouched one passes', () => expect(findTamper(intact)).toBeNull());

  test.each<[string, Partial<OverlayReading>, string]>([
    ['taken out', { connected: false }, 'removed'],
    ['something laid over it', { last: false }, 'covered'],
    ['not displayed', { display: 'none' }, 'hidden'],
    ['made invisible', { visibility: 'hidden' }, 'hidden'],
    ['faded', { opacity: 0.5 }, 'hidden'],
    ['clipped away', { clipPath: 'inset(100%)' }, 'hidden'],
    ['moved aside', { transform: 'matrix(1, 0, 0, 1, 5000, 0)' }, 'hidden'],
    ['blurred or faded by a filter', { filter: 'opacity(0)' }, 'hidden'],
    ['masked', { maskImage: 'linear-gradient(transparent, transparent)' }, 'hidden'],
    ['shrunk', { coverage: 0.1 }, 'shrunk'],
    ['emptied', { marks: 0 }, 'emptied'],
  ])('%s', (_, change, reason) => expect(findTamper({ ...intact, ...change })).toBe(reason));
});

describe('the repair budget', () => {
  test('never more than five repairs in any second, and none after it is spent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }), (pauses) => {
        let now = 0;
        let budget = freshBudget;
        const made: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const wasSpent = budget.spent;
          budget = bookRepair(budget, now);
          if (!budget.spent) made.push(now);
          expect(budget.spent || !wasSpent).toBe(true);
        }
        for (const start of made) {
          expect(made.filter((time) => time >= start && time < start + 1000).length).toBeLessThanOrEqual(
            maxRepairsPerSecond,
          );
        }
      }),
    );
  });

  test('slow repairs go on for ever', () => {
    let budget = freshBudget;
    for (let now = 0; now < 100_000; now += 250) budget = bookRepair(budget, now);
    expect(budget.spent).toBe(false);
  });
});
