import { darkRuns, logoBox, type QrMatrix, quietZone } from './qrMatrix.ts';

export interface QrColors {
  dark: string;
  light: string;
}

/** Paints a code into a square of a canvas, quiet zone included. */
export function drawQr(
  pen: CanvasRenderingContext2D,
  matrix: QrMatrix,
  { x, y, side }: { x: number; y: number; side: number },
  { dark, light }: QrColors,
): void {
  const unit = side / (matrix.size + 2 * quietZone);
  pen.fillStyle = light;
  pen.fillRect(x, y, side, side);
  pen.fillStyle = dark;
  // One path: neighbours that are filled one by one leave hairlines between them.
  pen.beginPath();
  for (const { row, from, length } of darkRuns(matrix)) {
    pen.rect(x + (from + quietZone) * unit, y + (row + quietZone) * unit, length * unit, unit);
  }
  pen.fill();
}

/** Fetches a picture that a canvas may keep. */
export function loadPicture(src: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => done(image);
    image.onerror = () =>
      fail(new Error(`[jiaowu] The picture ${src} did not load, or its host allows no canvas (CORS).`));
    image.src = src;
  });
}

/** Pixels a side of a saved code at least: enough for print at 5 cm. */
const leastPixels = 600;

/** A code as a PNG of whole pixels a module, the logo in its middle. */
export async function qrPng(matrix: QrMatrix, logo: string | undefined, colors: QrColors): Promise<Blob> {
  const modules = matrix.size + 2 * quietZone;
  const unit = Math.ceil(leastPixels / modules);
  const canvas = document.createElement('canvas');
  canvas.width = modules * unit;
  canvas.height = modules * unit;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('[jiaowu] This browser has no canvas to draw a QR code on.');
  drawQr(pen, matrix, { x: 0, y: 0, side: modules * unit }, colors);
  if (logo !== undefined) {
    const { at, side } = logoBox(matrix.size);
    const picture = await loadPicture(logo);
    pen.fillStyle = colors.light;
    pen.fillRect(at * unit, at * unit, side * unit, side * unit);
    const edge = unit / 2;
    pen.drawImage(picture, at * unit + edge, at * unit + edge, side * unit - 2 * edge, side * unit - 2 * edge);
  }
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else fail(new Error('[jiaowu] The browser could not write the PNG of a QR code.'));
    }, 'image/png');
  });
}
