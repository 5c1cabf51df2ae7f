import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dwellMs,
  dwellStir,
  dwellVisibility,
  idleAfterMs,
  startDwell,
} from '../../../src/components/PdfViewer/dwell.ts';
import { pinchTenths, swipeMove, wheelSteps } from '../../../src/components/PdfViewer/gestures.ts';
import { needsLegacy } from '../../../src/components/PdfViewer/needsLegacy.ts';
import { PdfError } from '../../../src/components/PdfViewer/pdfError.ts';
import { httpError, toPdfError } from '../../../src/components/PdfViewer/toPdfError.ts';
import { commandOf } from '../../../src/components/PdfViewer/viewerKeys.ts';

describe('fingers', () => {
  test('a clear sideways swipe turns the page, a slanted or short one does not', () => {
    const at = { x: 200, y: 300 };
    expect(swipeMove(at, { x: 100, y: 310 }, false)).toBe('next');
    expect(swipeMove(at, { x: 300, y: 290 }, false)).toBe('previous');
    expect(swipeMove(at, { x: 160, y: 300 }, false)).toBeNull();
    expect(swipeMove(at, { x: 100, y: 240 }, false)).toBeNull();
    expect(swipeMove(at, { x: 100, y: 300 }, true)).toBeNull();
  });

  test('a pinch moves in steps of a tenth and never past the ends', () => {
    expect(pinchTenths(12, 100, 125)).toBe(15);
    expect(pinchTenths(12, 100, 103)).toBe(12);
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 20 }),
        fc.double({ min: 0, max: 5000 }),
        fc.double({ min: 0, max: 5000 }),
        (start, from, to) => {
          const tenths = pinchTenths(start, from, to);
          expect(Number.isInteger(tenths)).toBe(true);
          expect(tenths).toBeGreaterThanOrEqual(8);
          expect(tenths).toBeLessThanOrEqual(20);
        },
      ),
    );
  });

  test('small wheel moves add up to the same steps as one large one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60, max: 60 })), (moves) => {
        let [travel, steps] = [0, 0];
        for (const move of moves) {
          const wheel = wheelSteps(travel + move);
          travel = wheel.rest;
          steps += wheel.steps;
        }
        const whole = moves.reduce((sum, move) => sum + move, 0);
        expect(-steps * 50 + travel).toBeCloseTo(whole, 6);
        expect(Math.abs(travel)).toBeLessThan(50);
      }),
    );
  });
});

describe('time on a page', () => {
  test('counts while the window is visible', () => {
    let dwell = startDwell(3, 0, true);
    dwell = dwellVisibility(dwell, false, 4000);
    dwell = dwellVisibility(dwell, true, 60_000);
    expect(dwellMs(dwell, 61_500)).toBe(5500);
  });

  test('stops five minutes after the last sign of the reader and goes on with the next', () => {
    let dwell = startDwell(1, 0, true);
    expect(dwellMs(dwell, 3_600_000)).toBe(idleAfterMs);
    dwell = dwellStir(dwell, 3_600_000);
    expect(dwellMs(dwell, 3_601_000)).toBe(idleAfterMs + 1000);
  });

  test('a page opened in the background has no time', () => {
    expect(dwellMs(dwellStir(startDwell(1, 0, false), 500), 9000)).toBe(0);
  });

  test('is never more than the time that passed', () => {
    const event = fc.record({
      pause: fc.integer({ min: 0, max: 900_000 }),
      kind: fc.constantFrom('stir', 'hide', 'show'),
    });
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let [now, dwell] = [0, startDwell(1, 0, true)];
        for (const { pause, kind } of events) {
          now += pause;
          const before = dwellMs(dwell, now);
          dwell = kind === 'stir' ? dwellStir(dwell, now) : dwellVisibility(dwell, kind === 'show', now);
          expect(dwellMs(dwell, now)).toBe(before);
        }
        expect(dwellMs(dwell, now)).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('the build of pdf.js', () => {
  test('this browser gets the modern one', () => expect(needsLegacy()).toBe(false));

  test('a browser that lacks one of its built-ins gets the legacy one', () => {
    expect(needsLegacy({ ...globalThis, Map: class {} })).toBe(true);
    expect(needsLegacy({})).toBe(true);
  });
});

describe('naming a failure', () => {
  test.each([
    [401, 'forbidden'],
    [403, 'forbidden'],
    [404, 'missing'],
    [410, 'missing'],
    [429, 'server'],
    [502, 'server'],
  ])('%i is %s', (status, kind) => expect(httpError(status)).toMatchObject({ kind, status }));

  test.each([
    [Object.assign(new Error('No password given'), { name: 'PasswordException' }), 'locked'],
    [Object.assign(new Error('Invalid PDF structure.'), { name: 'InvalidPDFException' }), 'damaged'],
    [new TypeError('Failed to fetch dynamically imported module: /pdf.mjs'), 'offline'],
    [Object.assign(new Error('Refused'), { name: 'SecurityError' }), 'unsupported'],
    ['something else', 'damaged'],
  ])('%s', (error, kind) => expect(toPdfError(error).kind).toBe(kind));

  test('a failure that has a name keeps it', () => {
    const error = new PdfError('server', 'later');
    expect(toPdfError(error)).toBe(error);
  });
});

test('keys with Ctrl, ⌘ or Alt stay the browser’s, but for saving, printing and selecting all', () => {
  const press = (key: string, mods: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
    commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...mods });
  expect(['ArrowLeft', 'PageDown', 'Home', 'End', '+', '-', '0', 'F', 'Escape'].map((key) => press(key))).toEqual([
    'previous',
    'next',
    'first',
    'last',
    'zoomIn',
    'zoomOut',
    'resetZoom',
    'fullscreen',
    'close',
  ]);
  expect([press('S', { ctrlKey: true }), press('p', { metaKey: true }), press('a', { ctrlKey: true })]).toEqual([
    'save',
    'print',
    'selectAll',
  ]);
  expect([press('+', { ctrlKey: true }), press('ArrowLeft', { altKey: true }), press('x')]).toEqual([null, null, null]);
});
