import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createSelection } from '../../../src/components/DataTable/selection.ts';

const keys = (count: number) => Array.from({ length: count }, (_, i) => String(i));

/** The plainest selection there is: a set of all that could be chosen. */
class Plain {
  readonly chosen = new Set<string>();
  readonly all: readonly string[];
  constructor(all: readonly string[]) {
    this.all = all;
  }
  set(some: readonly string[], on: boolean) {
    for (const key of some) {
      if (on) this.chosen.add(key);
      else this.chosen.delete(key);
    }
  }
  toggleAll() {
    if (this.chosen.size === this.all.length) this.chosen.clear();
    else for (const key of this.all) this.chosen.add(key);
  }
}

describe('selection', () => {
  test('a flag and its exceptions is the same as a set', () => {
    const all = keys(12);
    const act = fc.oneof(
      fc.record({ do: fc.constant('toggle' as const), key: fc.constantFrom(...all) }),
      fc.record({ do: fc.constant('set' as const), some: fc.subarray(all), on: fc.boolean() }),
      fc.record({ do: fc.constant('all' as const) }),
      fc.record({ do: fc.constant('clear' as const) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const store = createSelection();
        store.setScope({ keys: all, total: all.length });
        const plain = new Plain(all);
        for (const step of acts) {
          if (step.do === 'toggle') {
            plain.set([step.key], !plain.chosen.has(step.key));
            store.toggle(step.key);
          } else if (step.do === 'set') {
            plain.set(step.some, step.on);
            store.set(step.some, step.on);
          } else if (step.do === 'all') {
            plain.toggleAll();
            store.toggleHere();
          } else {
            plain.chosen.clear();
            store.clear();
          }
          expect(all.filter(store.has)).toEqual(all.filter((key) => plain.chosen.has(key)));
          const { count, here } = store.summary();
          expect(count).toBe(plain.chosen.size);
          expect(here).toBe(count === 0 ? 'none' : count === all.length ? 'all' : 'some');
        }
      }),
    );
  });

  test('a click among ten thousand tells its row and the head, nobody else', () => {
    const store = createSelection();
    const all = keys(10_000);
    store.setScope({ keys: all, total: all.length });
    const rows = all.slice(0, 30).map((key) => {
      const told = vi.fn<() => void>();
      store.subscribeRow(key, told);
      return told;
    });
    store.toggle('3');
    expect(rows.map((told) => told.mock.calls.length)).toEqual(rows.map((_, i) => (i === 3 ? 1 : 0)));
  });

  test('choosing all is one flag', () => {
    const store = createSelection();
    store.setScope({ keys: keys(10_000), total: 10_000 });
    store.toggleHere();
    expect(store.value()).toEqual({ mode: 'all', keys: new Set(), count: 10_000 });
    store.toggle('7');
    expect(store.value()).toEqual({ mode: 'all', keys: new Set(['7']), count: 9999 });
  });

  test('on one page of many the head chooses the page; all that match is asked for apart', () => {
    const store = createSelection();
    store.setScope({ keys: ['1', '2'], total: 1017 });
    store.toggleHere();
    expect(store.value()).toEqual({ mode: 'some', keys: new Set(['1', '2']), count: 2 });
    store.setScope({ keys: ['3', '4'], total: 1017 });
    expect(store.summary()).toMatchObject({ count: 2, here: 'none' });
    store.selectAll();
    expect(store.summary()).toMatchObject({ count: 1017, here: 'all' });
    store.toggleHere();
    expect(store.value()).toEqual({ mode: 'all', keys: new Set(['3', '4']), count: 1015 });
  });

  test('says how it came about', () => {
    const told = vi.fn<(value: { count: number }, details: { reason: string }) => void>();
    const store = createSelection(told);
    store.setScope({ keys: ['1'], total: 1 });
    store.toggle('1', 'keyboard');
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ count: 1 }), { reason: 'keyboard' });
  });
});
