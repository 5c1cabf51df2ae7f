import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recorded, redone, startHistory, type UndoHistory, undone } from '../../src/hooks/undoHistory.ts';

const plain = { limit: 100, joinMs: 1000, at: 0 };

/** Steps of a user: a new value, back, forward. */
const step = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant('undo' as const), fc.constant('redo' as const));
type Step = number | 'undo' | 'redo';

function walked(steps: readonly Step[], limit: number): UndoHistory<number> {
  return steps.reduce<UndoHistory<number>>((history, one) => {
    if (one === 'undo') return undone(history);
    return one === 'redo' ? redone(history) : recorded(history, one, { ...plain, limit });
  }, startHistory(0));
}

describe('a history of steps', () => {
  it('back and forward again is where one was', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const history = walked(steps, 100);
        const canUndo = history.past.length > 0;
        const canRedo = history.future.length > 0;
        expect(canUndo ? redone(undone(history)).present : history.present).toBe(history.present);
        expect(canRedo ? undone(redone(history)).present : history.present).toBe(history.present);
        expect(undone(history) === history).toBe(!canUndo);
        expect(redone(history) === history).toBe(!canRedo);
      }),
    );
  });

  it('as many steps back as were made lead to the beginning; no more than the limit are kept', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (steps, limit) => {
        const history = walked(steps, limit);
        expect(history.past.length).toBeLessThanOrEqual(limit);
        let back = history;
        for (let i = 0; i < limit; i += 1) back = undone(back);
        expect(back.past).toEqual([]);
        expect(back.present).toBe(history.past[0] ?? history.present);
      }),
    );
  });

  it('a new step forgets what was undone; the same value is no step', () => {
    fc.assert(
      fc.property(fc.array(step), fc.integer({ min: 0, max: 5 }), (steps, value) => {
        const before = walked(steps, 100);
        const after = recorded(before, value, plain);
        expect(after.present).toBe(value);
        expect(after === before).toBe(value === before.present);
        expect(after.future).toEqual(after === before ? before.future : []);
      }),
    );
  });

  it('steps of one group that follow quickly are taken back as one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 }), (waits) => {
        let at = 5000;
        const typed = waits.reduce((history, wait, index) => {
          at += wait;
          return recorded(history, index + 1, { ...plain, at, group: 'name' });
        }, startHistory(0));
        expect(typed.present).toBe(waits.length);
        expect(undone(typed)).toMatchObject({ present: 0, past: [] });
      }),
    );
  });

  it('a rest, another group or a step back ends the group', () => {
    const one = recorded(startHistory(0), 1, { ...plain, at: 0, group: 'name' });
    expect(recorded(one, 2, { ...plain, at: 1001, group: 'name' }).past).toEqual([0, 1]);
    expect(recorded(one, 2, { ...plain, at: 10, group: 'note' }).past).toEqual([0, 1]);
    expect(recorded(one, 2, { ...plain, at: 10 }).past).toEqual([0, 1]);
    const back = undone(recorded(one, 2, { ...plain, at: 2000, group: 'name' }));
    expect(recorded(back, 3, { ...plain, at: 2010, group: 'name' }).past).toEqual([0, 1]);
  });

  it('refuses a limit that keeps nothing', () => {
    expect(() => recorded(startHistory(0), 1, { ...plain, limit: 0 })).toThrow(/limit must be at least 1, got 0/);
  });
});
