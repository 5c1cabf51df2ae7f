import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Piece, pageBreaks } from '../../../src/components/Print/pageBreaks.ts';
import { cssString, mmOf, pageNumberText, pageRule, paperSize, pxPerMm } from '../../../src/components/Print/paper.ts';

/** Pieces one below the other, as rows are. */
const stack = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 }).map((heights) => {
  let top = 0;
  return heights.map((height): Piece => {
    top += height;
    return { top: top - height, bottom: top };
  });
});

describe('pageBreaks', () => {
  test('no page is longer than the paper, none is empty, and nothing that fits is cut', () => {
    fc.assert(
      fc.property(stack, fc.integer({ min: 100, max: 900 }), (pieces, page) => {
        const height = pieces.at(-1)?.bottom ?? 0;
        const breaks = pageBreaks(height, page, pieces);
        const edges = [0, ...breaks, height];
        for (let i = 1; i < edges.length; i += 1) {
          const tall = (edges[i] ?? 0) - (edges[i - 1] ?? 0);
          expect(tall).toBeLessThanOrEqual(page + 0.5);
          expect(tall > 0 || height === 0).toBe(true);
        }
        const cut = pieces.filter(({ top, bottom }) => breaks.some((at) => at > top + 0.5 && at < bottom - 0.5));
        expect(cut.every(({ top, bottom }) => bottom - top > page)).toBe(true);
      }),
    );
  });
  test('a row that would be cut moves to the next page', () => {
    const rows = Array.from({ length: 10 }, (_, i) => ({ top: i * 30, bottom: i * 30 + 30 }));
    expect(pageBreaks(300, 100, rows)).toEqual([90, 180, 270]);
  });
  test('a table longer than a page is cut between its rows', () => {
    const rows = Array.from({ length: 10 }, (_, i) => ({ top: i * 30, bottom: i * 30 + 30 }));
    expect(pageBreaks(300, 100, [{ top: 0, bottom: 300 }, ...rows])).toEqual([90, 180, 270]);
  });
  test('the head that a table repeats takes its room from the following pages', () => {
    const rows = Array.from({ length: 10 }, (_, i) => ({ top: i * 30, bottom: i * 30 + 30 }));
    expect(pageBreaks(300, 100, rows, [{ top: 0, bottom: 300, head: 30 }])).toEqual([90, 150, 210, 270]);
    expect(pageBreaks(300, 100, rows, [{ top: 0, bottom: 90, head: 30 }])).toEqual([90, 180, 270]);
  });
  test('a picture longer than a page is cut, and no height gives no pages', () => {
    expect(pageBreaks(250, 100, [{ top: 0, bottom: 250 }])).toEqual([100, 200]);
    expect(pageBreaks(100, 100, [])).toEqual([]);
    expect(pageBreaks(100, 0, [])).toEqual([]);
  });
});

describe('pageRule', () => {
  const rule = { orientation: 'portrait', contentPx: 0, numbers: null } as const;
  test('A4 lies down with its sides exchanged', () => {
    expect(pageRule({ ...rule, paper: 'A4' })).toBe('@page { size: 210mm 297mm; margin: 16mm 14mm 18mm 14mm; }');
    expect(paperSize('A3', 'landscape')).toMatchObject({ width: 420, height: 297 });
    expect(paperSize('receipt80', 'landscape').width).toBe(80);
  });
  test('a receipt is as long as its content and never shorter', () => {
    expect(pageRule({ ...rule, paper: 'receipt80', contentPx: 378 })).toContain('size: 80mm 110.1mm');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (px) => {
        expect(mmOf(px) * pxPerMm).toBeGreaterThanOrEqual(px - 1e-3);
        expect(mmOf(px) * pxPerMm).toBeLessThan(px + 0.5);
      }),
    );
  });
  test('page numbers stand in the margin, and no words can leave the sheet', () => {
    expect(pageRule({ ...rule, paper: 'A4', numbers: pageNumberText })).toContain(
      '@bottom-center { content: "第 " counter(page) " 页，共 " counter(pages) " 页"',
    );
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(cssString(words).slice(1, -1)).not.toMatch(/["<\n\r\f]/);
      }),
    );
    expect(cssString('</style>"')).toBe('"\\3c /style>\\22 "');
  });
});
