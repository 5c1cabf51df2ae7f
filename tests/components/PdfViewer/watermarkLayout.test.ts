import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveWatermark, splitOpacity } from '../../../src/components/PdfViewer/watermark.ts';
import { layoutWatermark, maxMarks } from '../../../src/components/PdfViewer/watermarkLayout.ts';

const length = fc.integer({ min: 10, max: 15_000 });
const page = fc.record({ width: length, height: length });
const block = fc.record({ width: fc.integer({ min: 5, max: 600 }), height: fc.integer({ min: 5, max: 120 }) });
const gap = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
const angle = fc.integer({ min: -90, max: 90 });

describe('where the marks stand', () => {
  test('no spot of a page is farther from a mark than one and a half pitches', () => {
    fc.assert(
      fc.property(
        page,
        block,
        gap,
        angle,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (size, text, room, tilt, u, v) => {
          const { marks, enlarge } = layoutWatermark(size, text, room, tilt);
          const pitch = Math.hypot(text.width + room[0], text.height + room[1]) * enlarge;
          fc.pre(Math.min(size.width, size.height) > 1.3 * pitch);
          const nearest = Math.min(
            ...marks.map((mark) => Math.hypot(mark.x - u * size.width, mark.y - v * size.height)),
          );
          expect(nearest).toBeLessThanOrEqual(1.5 * pitch);
        },
      ),
    );
  });

  test('there is always one in the middle, and never so many that drawing them costs time', () => {
    fc.assert(
      fc.property(page, block, gap, angle, (size, text, room, tilt) => {
        const { marks, enlarge } = layoutWatermark(size, text, room, tilt);
        expect(enlarge).toBeGreaterThanOrEqual(1);
        expect(marks.some((mark) => Math.hypot(mark.x - size.width / 2, mark.y - size.height / 2) < 1e-6)).toBe(true);
        const thin = Math.min(size.width, size.height) < Math.hypot(text.width, text.height) * enlarge * 2;
        expect(thin ? 0 : marks.length).toBeLessThanOrEqual(maxMarks * 2);
      }),
    );
  });

  test('an A4 page across carries about as many marks as the design shows', () => {
    const { marks, enlarge } = layoutWatermark({ width: 842, height: 595 }, { width: 165, height: 36 }, [92, 77], -24);
    expect(enlarge).toBe(1);
    expect(marks.length).toBeGreaterThan(14);
    expect(marks.length).toBeLessThan(34);
  });
});

describe('the ink', () => {
  test('bitmap and overlay together give the asked opacity', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (opacity) => {
        const { burned, overlay } = splitOpacity(opacity);
        expect(1 - (1 - burned) * (1 - overlay)).toBeCloseTo(opacity, 6);
        expect(burned).toBeGreaterThanOrEqual(overlay * 0.5);
      }),
    );
  });
});

describe('the text', () => {
  test('a string, lines, and a function say the same', () => {
    const lines = ['晨光教育 · 李强 0005', '2026-09-21 10:02'];
    const all = [lines.join('\n'), lines, { text: lines }, { text: () => lines }].map((input) =>
      resolveWatermark(input),
    );
    expect(new Set(all.map((mark) => mark?.key)).size).toBe(1);
    expect(all[0]?.lines).toEqual(lines);
  });

  test('nothing to say is no watermark', () => {
    expect(resolveWatermark(undefined)).toBeNull();
    expect(resolveWatermark('  \n ')).toBeNull();
  });

  test('measures are those at the default scale of 1.2', () => {
    const mark = resolveWatermark({ text: '李强', fontSize: 18, gap: [120, 60] });
    expect(mark?.fontSize).toBeCloseTo(15);
    expect(mark?.gap.map(Math.round)).toEqual([100, 50]);
  });
});
