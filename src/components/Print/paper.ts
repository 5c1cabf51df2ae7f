export type Paper = 'A4' | 'A3' | 'receipt80';
export type Orientation = 'portrait' | 'landscape';

/** Millimetres. A receipt's height is its content's, so here it is none. */
export interface PaperSize {
  width: number;
  height: number | null;
  /** Top, right, bottom, left. */
  margin: readonly [number, number, number, number];
}

const sizes: Record<Paper, PaperSize> = {
  A4: { width: 210, height: 297, margin: [16, 14, 18, 14] },
  A3: { width: 297, height: 420, margin: [18, 16, 20, 16] },
  // Printers of 80 mm rolls print 72 mm of them.
  receipt80: { width: 80, height: null, margin: [4, 4, 6, 4] },
};

export function paperSize(paper: Paper, orientation: Orientation = 'portrait'): PaperSize {
  const size = sizes[paper];
  if (orientation === 'portrait' || size.height === null) return size;
  return { ...size, width: size.height, height: size.width };
}

/** CSS pixels of one millimetre. */
export const pxPerMm = 96 / 25.4;

/** Millimetres of a length in CSS pixels, rounded up to tenths: a receipt may be longer than its content, never shorter. */
export function mmOf(px: number): number {
  return Math.ceil((px / pxPerMm) * 10 - 1e-6) / 10;
}

/** What may stand at the foot of each page. */
export interface PageNumberText {
  /** @default '第 ' */
  before: string;
  /** @default ' 页，共 ' */
  between: string;
  /** @default ' 页' */
  after: string;
}

export const pageNumberText: PageNumberText = { before: '第 ', between: ' 页，共 ', after: ' 页' };

/** A text as a CSS string. */
export function cssString(text: string): string {
  // `<` as well: the sheet stands in a <style>, and `</style>` in a text would end it.
  return `"${text.replaceAll(/["\\<\n\r\f]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;
}

export interface PageRule {
  paper: Paper;
  orientation: Orientation;
  /** Of the content, for a receipt: CSS pixels. */
  contentPx: number;
  /** null: none. */
  numbers: PageNumberText | null;
}

/** The `@page` rule: size, margins, and page numbers in the margin where the browser knows margin boxes. */
export function pageRule({ paper, orientation, contentPx, numbers }: PageRule): string {
  const { width, height, margin } = paperSize(paper, orientation);
  const [top, , bottom] = margin;
  const tall = height ?? mmOf(contentPx) + top + bottom;
  const box =
    numbers === null || height === null
      ? ''
      : ` @bottom-center { content: ${cssString(numbers.before)} counter(page) ${cssString(numbers.between)} counter(pages) ${cssString(numbers.after)}; font-size: 9pt; color: #000; }`;
  return `@page { size: ${width}mm ${tall}mm; margin: ${margin.map((mm) => `${mm}mm`).join(' ')};${box} }`;
}
