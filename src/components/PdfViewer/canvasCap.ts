/** Above 16,777,216 px iOS and older Chromium give a white canvas instead of an error; phones of Apple give up earlier. */
export const maxCanvasPixels = 16_777_216;
export const maxCanvasPixelsOnIos = 5_242_880;
/** No side may be longer: several engines refuse longer ones whatever the area. */
export const maxCanvasSide = 16_384;

/**
 * Bitmap pixels per CSS pixel: the device's ratio, lowered until the canvas is within the cap, never so low that a side
 * would vanish.
 * @param width, height CSS px of the page
 */
export function bitmapRatio(
  width: number,
  height: number,
  devicePixelRatio: number,
  maxPixels = maxCanvasPixels,
): number {
  const byArea = Math.sqrt(maxPixels / (width * height));
  const bySide = maxCanvasSide / Math.max(width, height);
  return Math.min(devicePixelRatio, byArea, bySide);
}

/** Whole bitmap pixels of a side: at least one, so that no page is too thin to be drawn. */
export const bitmapSide = (cssPixels: number, ratio: number): number => Math.max(1, Math.floor(cssPixels * ratio));
