import { expect, test } from 'vitest';
import { runInLanes, type Step } from '../../../scripts/lanes.ts';

/** Steps that note when they begin and end. */
function world() {
  const log: string[] = [];
  const running = new Set<string>();
  let most = 0;
  const step = (name: string, order: Partial<Step<string>> = {}): Step<string> => ({
    name,
    ...order,
    run: async () => {
      running.add(name);
      most = Math.max(most, running.size);
      log.push(`+${name}`);
      for (let i = 0; i < 5; i++) await Promise.resolve();
      log.push(`-${name}`);
      running.delete(name);
      return name.toUpperCase();
    },
  });
  return { log, step, most: () => most };
}

test('two at a time, each once, results by name', async () => {
  const { step, log, most } = world();
  const results = await runInLanes(
    ['a', 'b', 'c', 'd'].map((name) => step(name)),
    2,
  );
  expect([...results]).toEqual(
    expect.arrayContaining([
      ['a', 'A'],
      ['d', 'D'],
    ]),
  );
  expect(log.filter((line) => line.startsWith('+')).sort()).toEqual(['+a', '+b', '+c', '+d']);
  expect(most()).toBe(2);
});

test('a step waits for those it comes after, unless they were not asked for', async () => {
  const { step, log } = world();
  await runInLanes([step('late', { after: ['early', 'elsewhere'] }), step('early'), step('other')], 2);
  expect(log.indexOf('+late')).toBeGreaterThan(log.indexOf('-early'));
});

test('steps that must stay apart do, whichever of them says so', async () => {
  const { step, log } = world();
  await runInLanes([step('a', { apart: ['b'] }), step('b'), step('c')], 3);
  const apart = (x: string, y: string) => log.indexOf(`-${x}`) < log.indexOf(`+${y}`);
  expect(apart('a', 'b') || apart('b', 'a')).toBe(true);
});

test('one lane is one after another', async () => {
  const { step, most } = world();
  await runInLanes([step('a'), step('b'), step('c')], 1);
  expect(most()).toBe(1);
});

test('steps that wait for one another are an error, not a standstill', async () => {
  const { step } = world();
  await expect(runInLanes([step('a', { after: ['b'] }), step('b', { after: ['a'] })], 2)).rejects.toThrow(
    /wait for one another: a, b/,
  );
});
