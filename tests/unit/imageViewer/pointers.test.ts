import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PointerHandlers, type Press, trackPointers } from '../../../src/components/ImageViewer/pointers.ts';

function track(maySwipe = true) {
  const told: unknown[][] = [];
  const tell =
    (name: string) =>
    (...rest: unknown[]) =>
      void told.push([name, ...rest]);
  const handlers: PointerHandlers = {
    pan: tell('pan'),
    pinch: tell('pinch'),
    swipe: tell('swipe'),
    doublePress: tell('doublePress'),
    release: tell('release'),
  };
  return { pointers: trackPointers(handlers, () => maySwipe), told, names: () => told.map(([name]) => name) };
}

const press = (clientX: number, clientY: number, timeStamp = 0, pointerId = 1, pointerType = 'touch'): Press => ({
  pointerId,
  pointerType,
  clientX,
  clientY,
  timeStamp,
});

test('a drag pans by just the way the pointer went', () => {
  const step = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { pointers, told } = track();
      let [x, y] = [0, 0];
      pointers.down(press(0, 0));
      for (const by of steps) pointers.move(press((x += by.x), (y += by.y)));
      const panned = told.filter(([name]) => name === 'pan').map(([, by]) => by as { x: number; y: number });
      expect(panned.reduce((sum, by) => sum + by.x, 0)).toBe(x);
      expect(panned.reduce((sum, by) => sum + by.y, 0)).toBe(y);
    }),
  );
});

test('the factors of a pinch multiply to how far the fingers moved apart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20, max: 600 }), { minLength: 1, maxLength: 20 }), (ways) => {
      const { pointers, told } = track();
      pointers.down(press(0, 0, 0, 1));
      pointers.down(press(100, 0, 0, 2));
      for (const x of ways) pointers.move(press(x, 0, 0, 2));
      const factors = told.filter(([name]) => name === 'pinch').map(([, factor]) => factor as number);
      expect(factors.reduce((product, factor) => product * factor, 1)).toBeCloseTo((ways.at(-1) ?? 0) / 100, 9);
    }),
  );
});

test('a pinch that ends never turns to another picture', () => {
  const { pointers, names } = track();
  pointers.down(press(0, 0, 0, 1));
  pointers.down(press(10, 0, 0, 2));
  pointers.move(press(300, 0, 20, 2));
  pointers.up(press(300, 0, 30, 2));
  pointers.move(press(-200, 0, 40, 1));
  pointers.up(press(-200, 0, 50, 1));
  expect(names()).not.toContain('swipe');
  expect(names().at(-1)).toBe('release');
});

test('a long way sideways of a finger turns to the next picture; of a mouse, or where it pans, it does not', () => {
  const swipe = (maySwipe: boolean, type: string) => {
    const { pointers, told } = track(maySwipe);
    pointers.down(press(300, 0, 0, 1, type));
    pointers.move(press(100, 10, 50, 1, type));
    pointers.up(press(100, 10, 60, 1, type));
    return told.filter(([name]) => name === 'swipe');
  };
  expect(swipe(true, 'touch')).toEqual([['swipe', 'next']]);
  expect(swipe(true, 'mouse')).toEqual([]);
  expect(swipe(false, 'touch')).toEqual([]);
});

test('two presses are a double press when they are near in time and place, and a third begins anew', () => {
  const { pointers, names } = track();
  const tap = (x: number, time: number) => {
    pointers.down(press(x, 0, time));
    pointers.up(press(x, 0, time));
  };
  tap(0, 0);
  tap(2, 400);
  tap(60, 500);
  expect(names()).not.toContain('doublePress');
  tap(62, 600);
  tap(62, 700);
  expect(names().filter((name) => name === 'doublePress')).toHaveLength(1);
});

test('a pointer the browser takes away asks for nothing', () => {
  const { pointers, names } = track();
  pointers.down(press(0, 0));
  pointers.cancel(press(400, 0));
  pointers.up(press(400, 0));
  pointers.move(press(500, 0));
  expect(names()).toEqual(['release']);
});
