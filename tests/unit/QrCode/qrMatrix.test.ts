import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { darkRuns, logoBox, qrMatrix, qrPath, qrRoom, quietZone } from '../../../src/components/QrCode/qrMatrix.ts';
import { readQr } from './readQr.ts';

/** The modules a path draws, by its own commands. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i += 1) {
      const row = modules[Number(y) - quietZone];
      if (row) row[Number(x) - quietZone + i] = true;
    }
  }
  return modules;
}

const short = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > 0 && bytes <= 40 && text.isWellFormed();
});

test('what is drawn reads as what was meant, Chinese included', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        short,
        fc.constant('教务 · 林小满'),
        fc.webUrl().filter((url) => url.length <= 40),
      ),
      (text) => {
        const matrix = qrMatrix(text, 'M');
        expect(readQr(modulesOf(qrPath(matrix), matrix.size))).toBe(text);
      },
    ),
  );
});

test('runs cover the dark modules, each once', () => {
  fc.assert(
    fc.property(short, fc.constantFrom('L', 'M', 'Q', 'H'), (text, level) => {
      const matrix = qrMatrix(text, level);
      const modules = modulesOf(qrPath(matrix), matrix.size);
      let dark = 0;
      for (let row = 0; row < matrix.size; row += 1) {
        for (let column = 0; column < matrix.size; column += 1) {
          expect(modules[row]?.[column]).toBe(matrix.isDark(row, column));
          dark += Number(matrix.isDark(row, column));
        }
      }
      expect(darkRuns(matrix).reduce((sum, { length }) => sum + length, 0)).toBe(dark);
    }),
  );
});

test('the logo stands in the middle and costs less than level H repairs', () => {
  for (let version = 1; version <= 40; version += 1) {
    const size = 17 + 4 * version;
    const { at, side } = logoBox(size);
    expect(at * 2 + side).toBe(size + 2 * quietZone);
    expect(side % 2).toBe(1);
    expect((side * side) / (size * size)).toBeLessThan(0.07);
  }
});

describe('a text that does not fit is refused in words', () => {
  test.each(['L', 'M', 'Q', 'H'] as const)('level %s', (level) => {
    expect(qrMatrix('a'.repeat(qrRoom[level]), level).size).toBe(177);
    expect(() => qrMatrix('a'.repeat(qrRoom[level] + 1), level)).toThrow(`holds 1 to ${qrRoom[level]} bytes`);
    expect(() => qrMatrix('', level)).toThrow(RangeError);
  });
});
