import qrcode from 'qrcode-generator';

/** How much of a code may be lost: L 7 %, M 15 %, Q 25 %, H 30 %. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** The modules of a code, without its quiet zone. */
export interface QrMatrix {
  /** Modules a side. */
  readonly size: number;
  readonly isDark: (row: number, column: number) => boolean;
}

/** Blank modules the standard asks for on every side. */
export const quietZone = 4;

/** Bytes the largest code holds. */
export const qrRoom: Record<QrLevel, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

/** The bytes of UTF-8 as characters 0–255: the library writes the low byte of each character. */
function byteText(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/**
 * The code of a text, as small as the level allows.
 * @throws RangeError where the text is empty or does not fit the largest code.
 */
export function qrMatrix(text: string, level: QrLevel): QrMatrix {
  const bytes = byteText(text);
  if (bytes.length === 0 || bytes.length > qrRoom[level]) {
    throw new RangeError(
      `[jiaowu] A QR code of level ${level} holds 1 to ${qrRoom[level]} bytes of UTF-8, this text has ${bytes.length}. Use a short link, or a lower level.`,
    );
  }
  const code = qrcode(0, level);
  code.addData(bytes, 'Byte');
  code.make();
  return { size: code.getModuleCount(), isDark: (row, column) => code.isDark(row, column) };
}

/** Every run of dark modules in a row, in the order of reading. */
export function darkRuns({ size, isDark }: QrMatrix): { row: number; from: number; length: number }[] {
  const runs: { row: number; from: number; length: number }[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      const from = column;
      while (column + 1 < size && isDark(row, column + 1)) column += 1;
      runs.push({ row, from, length: column - from + 1 });
    }
  }
  return runs;
}

/** `d` of one path that draws a code, quiet zone included; one unit a module. */
export function qrPath(matrix: QrMatrix): string {
  return darkRuns(matrix)
    .map(({ row, from, length }) => `M${from + quietZone} ${row + quietZone}h${length}v1h-${length}z`)
    .join('');
}

/**
 * The blank square for a logo, in modules from the edge of the quiet zone: a fifth of the side, on whole modules, in the
 * middle. It costs 4 % of the code, and level H allows 30 %.
 */
export function logoBox(size: number): { at: number; side: number } {
  const wanted = Math.floor(size / 5);
  const side = wanted % 2 === 1 ? wanted : wanted + 1;
  return { at: quietZone + (size - side) / 2, side };
}
