export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the marks of one page stand. Everything in PDF points, so that it follows the zoom. */
export interface WatermarkLayout {
  /** Centres of the marks. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
  /** How much larger than asked the marks are drawn: 1, or more on a page of poster size. */
  readonly enlarge: number;
}

/** More marks than this would cost time and hide the page no better: on larger pages the marks grow instead. */
export const maxMarks = 320;

/**
 * Lays bricks of marks over a page: a tilted lattice with every second row shifted by half, one mark at the centre, and
 * all marks kept that could touch the page. No spot of a page is farther from a mark than one and a half pitches (a page thinner than a mark has the middle one).
 * @param block size of one mark's text, in points; @param gap room between marks along and across the tilt, in points
 * @param angle degrees, negative rises to the right
 */
export function layoutWatermark(
  page: Size,
  block: Size,
  gap: readonly [number, number],
  angle: number,
): WatermarkLayout {
  const cell = Math.max(1, block.width + gap[0]) * Math.max(1, block.height + gap[1]);
  const enlarge = Math.max(1, Math.sqrt((page.width * page.height) / (cell * maxMarks * 0.5)));
  const pitchX = Math.max(1, block.width + gap[0]) * enlarge;
  const pitchY = Math.max(1, block.height + gap[1]) * enlarge;
  const reach = (Math.hypot(block.width, block.height) / 2) * enlarge;
  const half = Math.hypot(page.width, page.height) / 2 + reach;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const rows = Math.ceil(half / pitchY);
  const columns = Math.ceil(half / pitchX) + 1;
  const marks = [];
  for (let row = -rows; row <= rows; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = -columns; column <= columns; column++) {
      const [along, across] = [(column + shift) * pitchX, row * pitchY];
      const x = page.width / 2 + along * cos - across * sin;
      const y = page.height / 2 + along * sin + across * cos;
      const outX = Math.max(-x, x - page.width, 0);
      const outY = Math.max(-y, y - page.height, 0);
      if (Math.hypot(outX, outY) <= reach) marks.push({ x, y });
    }
  }
  return { marks, enlarge };
}
