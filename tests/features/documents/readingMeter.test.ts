import { expect, test } from 'vitest';
import {
  blockedSave,
  freshMeter,
  idleAfterSeconds,
  sawPage,
  stirred,
  tick,
} from '../../../src/features/documents/readingMeter.ts';

const seconds = (n: number, visible: boolean, from = freshMeter) =>
  Array.from({ length: n }).reduce<typeof freshMeter>((meter) => tick(meter, visible), from);

test('only visible seconds are read', () => {
  expect(seconds(40, true).activeSeconds).toBe(40);
  expect(seconds(40, false).activeSeconds).toBe(0);
});

test('counting stops after 5 idle minutes and goes on with the next sign of the reader', () => {
  const idle = seconds(idleAfterSeconds + 60, true);
  expect(idle.activeSeconds).toBe(idleAfterSeconds);
  expect(seconds(10, true, stirred(idle)).activeSeconds).toBe(idleAfterSeconds + 10);
});

test('each page is noted once, in the order first seen; a turn is a sign of the reader', () => {
  const read = [1, 2, 3, 2, 1].reduce(sawPage, seconds(20, true));
  expect(read.pagesSeen).toEqual([1, 2, 3]);
  expect(read.page).toBe(1);
  expect(read.idleSeconds).toBe(0);
});

test('blocked attempts to save are counted', () => {
  expect(blockedSave(blockedSave(freshMeter)).rightClicks).toBe(2);
});
