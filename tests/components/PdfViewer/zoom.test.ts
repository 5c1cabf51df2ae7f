import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bitmapRatio,
  bitmapSide,
  maxCanvasPixels,
  maxCanvasSide,
} from '../../../src/components/PdfViewer/canvasCap.ts';
import { clampTenths, cssScale, percent, toScale, toTenths } from '../../../src/components/PdfViewer/zoom.ts';

describe('zoom', () => {
  test('any walk of steps stays on whole tenths between 0.8 and 2', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (steps) => {
        let tenths = 12;
        for (const step of steps) {
          tenths = clampTenths(tenths + step);
          expect(Number.isInteger(tenths)).toBe(true);
          expect(toScale(tenths)).toBeGreaterThanOrEqual(0.8);
          expect(toScale(tenths)).toBeLessThanOrEqual(2);
          expect(String(toScale(tenths)).length).toBeLessThanOrEqual(3);
          expect(toTenths(toScale(tenths))).toBe(tenths);
        }
      }),
    );
  });

  test('a scale from outside is brought to the nearest step', () => {
    expect([0, 0.8, 1.2, 1.25, 1.97, 7, Infinity, -Infinity, Number.NaN].map(toTenths)).toEqual([
      8, 8, 12, 13, 20, 20, 20, 8, 12,
    ]);
    expect(percent(12)).toBe('120%');
  });

  test('a page shrinks only as far as its default size must to fit, and grows with each step', () => {
    const length = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(length, length, (page, room) => {
        expect(cssScale(12, page, room)).toBeLessThanOrEqual(1.2);
        expect(cssScale(12, page, room) * page).toBeLessThanOrEqual(
          Math.max(room, 0) + 1e-6 > page * 1.2 ? page * 1.2 : room + 1e-6,
        );
        for (let tenths = 9; tenths <= 20; tenths++) {
          expect(cssScale(tenths, page, room)).toBeGreaterThan(cssScale(tenths - 1, page, room));
        }
      }),
    );
    expect(cssScale(12, 842, 1200)).toBe(1.2);
    expect(cssScale(12, 842, 0)).toBe(1.2);
  });
});

test('no bitmap is larger than browsers can paint, and none has a side of nothing', () => {
  const side = fc.double({ min: 0.5, max: 40_000, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0.5, max: 4, noNaN: true }), (width, height, pixelRatio) => {
      const ratio = bitmapRatio(width, height, pixelRatio);
      expect(ratio).toBeLessThanOrEqual(pixelRatio);
      const [w, h] = [bitmapSide(width, ratio), bitmapSide(height, ratio)];
      expect(Math.min(w, h)).toBeGreaterThanOrEqual(1);
      expect(Math.max(w, h)).toBeLessThanOrEqual(maxCanvasSide);
      expect(w * h).toBeLessThanOrEqual(maxCanvasPixels);
    }),
  );
});
