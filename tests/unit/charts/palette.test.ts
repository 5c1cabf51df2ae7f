import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartColor } from '../../../src/components/charts/chartTypes.ts';
import { contrast, heatColor, inkOn, rgbOf, seriesColors } from '../../../src/components/charts/palette.ts';
import { legendPlaces } from '../../../src/components/charts/exportPng.ts';
import { sparkShape } from '../../../src/components/charts/sparkShape.ts';
import { palettes } from './palettes.ts';

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  test('eight series start with the brand and all differ, each seen on the surface', () => {
    const colors = seriesColors(
      Array.from({ length: 8 }, () => ({})),
      palette,
    );
    expect(colors[0]).toBe(palette.accent);
    expect(new Set(colors).size).toBe(8);
    for (const color of colors) expect(contrast(color, palette.surface), color).toBeGreaterThanOrEqual(3);
  });

  test('no free colour looks like the brand', () => {
    const [accent, ...others] = seriesColors(
      Array.from({ length: 10 }, () => ({})),
      palette,
    );
    for (const other of others) {
      const [a, b] = [rgbOf(accent ?? ''), rgbOf(other)];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThanOrEqual(64);
    }
  });

  test('the number in every cell of a heat map can be read', () => {
    let last = Number.POSITIVE_INFINITY;
    for (let part = 0; part <= 1; part += 0.01) {
      const cell = heatColor(part, palette);
      expect(contrast(cell, inkOn(cell, palette)), cell).toBeGreaterThanOrEqual(4.5);
      const toStrongest = contrast(cell, palette.heatHigh);
      expect(toStrongest, 'never paler where there is more').toBeLessThanOrEqual(last + 1e-9);
      last = toStrongest;
    }
  });
});

test('a colour asked for is given, and nobody else gets it', () => {
  const color = fc.option(fc.constantFrom<ChartColor>(7, 3, 11, 'danger'), { nil: undefined });
  fc.assert(
    fc.property(fc.array(fc.record({ color }), { maxLength: 8 }), (series) => {
      const palette = palettes['light blue'];
      const colors = seriesColors(series, palette);
      expect(colors).toHaveLength(series.length);
      for (const [index, one] of series.entries()) {
        if (one.color === undefined) continue;
        const own = typeof one.color === 'number' ? palette.subjects[one.color - 1] : palette[one.color];
        expect(colors[index]).toBe(own);
        const others = colors.filter((_, other) => series[other]?.color === undefined);
        expect(others).not.toContain(own);
      }
    }),
  );
});

test('legend entries keep their order and their room', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100 })), fc.integer({ min: 100, max: 400 }), (widths, room) => {
      const places = legendPlaces(widths, room);
      let last = { x: -1, line: 0 };
      for (const [index, place] of places.entries()) {
        expect(place.x + (widths[index] ?? 0)).toBeLessThanOrEqual(room);
        expect(place.line > last.line || place.x > last.x).toBe(true);
        last = place;
      }
    }),
  );
});

describe('a sparkline', () => {
  test('is the one of the dashboard', () => {
    expect(sparkShape([0, 4, 2, 8], 96, 32)).toEqual({ path: 'M2 28L32 16.5L62 22.3L92 5', end: { x: 92, y: 5 } });
  });

  test('stays in its box, parts at gaps and ends at the last number', () => {
    const values = fc.array(fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true })), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(values, (run) => {
        const { path, end } = sparkShape(run, 96, 32);
        const parts = run.filter((value, index) => value !== null && (run[index - 1] ?? null) === null).length;
        expect(path.match(/M/g)?.length ?? 0).toBe(parts);
        for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(2);
          expect(Number(x)).toBeLessThanOrEqual(92);
          expect(Number(y)).toBeGreaterThanOrEqual(5);
          expect(Number(y)).toBeLessThanOrEqual(28);
        }
        expect(end === null).toBe(run.every((value) => value === null));
      }),
    );
  });
});
