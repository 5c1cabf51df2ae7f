import type { PDFPageProxy } from 'pdfjs-dist';
import { bitmapRatio, bitmapSide, maxCanvasPixels, maxCanvasPixelsOnIos } from './canvasCap.ts';
import type { OpenedPdf } from './openPdf.ts';
import { burnWatermark } from './paintWatermark.ts';
import type { Watermark } from './watermark.ts';
import type { Size } from './watermarkLayout.ts';
import { cssScale } from './zoom.ts';

/** All that decides how a page's bitmap looks. */
export interface PageJob {
  readonly page: number;
  readonly tenths: number;
  /** Width the stage offers, CSS px. */
  readonly room: number;
  readonly pixelRatio: number;
  readonly watermark: Watermark | null;
}

/** A painted page, watermark included. */
export interface PageBitmap {
  readonly canvas: HTMLCanvasElement;
  readonly page: number;
  readonly proxy: PDFPageProxy;
  /** Size in points, rotation applied. */
  readonly size: Size;
  readonly job: PageJob;
}

export const pageJobKey = ({ page, tenths, room, pixelRatio, watermark }: PageJob): string =>
  [page, tenths, room, pixelRatio, watermark?.key ?? ''].join('|');

const onIos = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Draws one page into a canvas of its own that is not in the document yet; the watermark goes into the same bitmap.
 * Rejects at once when `signal` aborts, even while pdf.js still waits for bytes.
 */
export async function drawPage(pdf: OpenedPdf, job: PageJob, signal: AbortSignal): Promise<PageBitmap> {
  const cut = aborted(signal);
  cut.catch(() => undefined);
  const proxy = await Promise.race([pdf.doc.getPage(job.page), cut]);
  const { width, height } = proxy.getViewport({ scale: 1 });
  const scale = cssScale(job.tenths, width, job.room);
  const limit = onIos() ? maxCanvasPixelsOnIos : maxCanvasPixels;
  const ratio = bitmapRatio(width * scale, height * scale, job.pixelRatio, limit);
  const canvas = document.createElement('canvas');
  canvas.width = bitmapSide(width * scale, ratio);
  canvas.height = bitmapSide(height * scale, ratio);
  const task = proxy.render({ canvas, viewport: proxy.getViewport({ scale: scale * ratio }) });
  try {
    await Promise.race([task.promise, cut]);
  } catch (error) {
    task.cancel();
    releaseCanvas(canvas);
    throw error;
  }
  if (job.watermark) burnWatermark(canvas, { width, height }, job.watermark);
  return { canvas, page: job.page, proxy, size: { width, height }, job };
}

/** Gives a canvas' memory back now; browsers wait long with it otherwise. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

/** Frees a bitmap, and what pdf.js holds of its page when no other bitmap is of the same page. */
export function releaseBitmap(bitmap: PageBitmap, others: readonly PageBitmap[]): void {
  releaseCanvas(bitmap.canvas);
  if (!others.some((other) => other.proxy === bitmap.proxy)) bitmap.proxy.cleanup();
}
