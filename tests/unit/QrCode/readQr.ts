/** Whether the module at row and column is dark. */
export type Modules = readonly (readonly boolean[])[];

/** Codewords of data of versions 1 to 5 that are one block; the rest of the code repairs it. */
const dataWords: Record<string, number> = {
  '1L': 19,
  '1M': 16,
  '1Q': 13,
  '1H': 9,
  '2L': 34,
  '2M': 28,
  '2Q': 22,
  '2H': 16,
  '3L': 55,
  '3M': 44,
  '4L': 80,
  '5L': 108,
};

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Not data: finders with their format bits, timing lines, the one alignment pattern of versions 2 to 6. */
function isFunction(row: number, column: number, size: number): boolean {
  if (row === 6 || column === 6) return true;
  if (row < 9 && (column < 9 || column >= size - 8)) return true;
  if (row >= size - 8 && column < 9) return true;
  return size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
}

/** Reads a clean code of one block in byte mode, as a phone would: ISO 18004, without error correction. */
export function readQr(modules: Modules): string {
  const size = modules.length;
  const dark = (row: number, column: number) => modules[row]?.[column] ?? false;
  // The first five of the format bits stand in row 8, with a mask of their own.
  const format = [true, false, true, false, true].map((flipped, column) => Number(dark(8, column) !== flipped));
  const level = ['M', 'L', 'H', 'Q'][(format[0] ?? 0) * 2 + (format[1] ?? 0)] ?? '';
  const mask = masks[Number.parseInt(format.slice(2).join(''), 2)];
  const words = dataWords[`${(size - 17) / 4}${level}`];
  if (!mask || words === undefined) throw new Error(`cannot read a code of ${size} modules, level ${level}`);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFunction(row, column, size)) bits.push(Number(dark(row, column) !== mask(row, column)));
      }
    }
    up = !up;
  }
  const read = (from: number, length: number) => Number.parseInt(bits.slice(from, from + length).join(''), 2);
  if (read(0, 4) !== 4) throw new Error('not in byte mode');
  const length = read(4, 8);
  if (length + 2 > words) throw new Error('longer than its data');
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    Uint8Array.from({ length }, (_, index) => read(12 + index * 8, 8)),
  );
}
