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

// At most 40 bytes: a code of one block, which the reader reads.
const short = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
  fc.constantFrom('教务 · 林小满', 'https://jiaowu.example/s/7Kq2mXc9', '\uFEFF带 BOM'),
);

test('what is drawn reads as what was meant, Chinese included', () => {
  fc.assert(
    fc.property(short, (text) => {
      const matrix = qrMatrix(text, 'M');
      expect(readQr(modulesOf(qrPath(matrix), matrix.size))).toBe(text);
    }),
  );
});

test('runs cover the dark modules, each once', () => {
  fc.assert(
    fc.property(short, fc.constantFrom('L', 'M', 'Q', 'H'), (text, level) => {
      const matrix = qrMatrix(text, level);
      const modules = modulesOf(qrPath(matrix), matrix.size);
      const asked = modules.map((line, row) => line.map((_, column) => matrix.isDark(row, column)));
      expect(modules).toEqual(asked);
      const dark = asked.flat().filter(Boolean).length;
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
