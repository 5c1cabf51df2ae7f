import { useEffect, useLayoutEffect, useRef } from 'react';
import { bitmapRatio, bitmapSide } from '../PdfViewer/canvasCap.ts';
import { releaseCanvas } from '../PdfViewer/drawPage.ts';
import { burnWatermark } from '../PdfViewer/paintWatermark.ts';
import { useLatest } from '../PdfViewer/useLatest.ts';
import type { Watermark } from '../PdfViewer/watermark.ts';
import { createWatermarkOverlay, type WatermarkOverlay } from '../PdfViewer/watermarkOverlay.ts';
import type { Size } from './geometry.ts';

/** The watermark's measures are points at the PDF viewer's default scale. */
const pxPerPoint = 1.2;

/** A sheet for the watermark: its marks have their usual size while the picture is whole. */
export const sheetOf = ({ width, height }: Size): Size => ({ width: width / pxPerPoint, height: height / pxPerPoint });

/** Draws a picture with its watermark. */
export function paintPicture(
  canvas: HTMLCanvasElement,
  image: CanvasImageSource,
  { width, height }: Size,
  sheet: Size,
  mark: Watermark,
): void {
  const ratio = bitmapRatio(width, height, 1);
  canvas.width = bitmapSide(width, ratio);
  canvas.height = bitmapSide(height, ratio);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  burnWatermark(canvas, sheet, mark);
}

interface PaintedPictureProps {
  image: HTMLImageElement;
  alt: string;
  /** Own pixels. */
  natural: Size;
  /** While it is whole, CSS px. */
  shown: Size;
  mark: Watermark;
  onTamper: () => void;
}

/** The picture with its watermark in the bitmap and over it. Renders a `<canvas role="img">` in the box it is given. */
export function PaintedPicture({ image, alt, natural, shown, mark, onTamper }: PaintedPictureProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const overlay = useRef<WatermarkOverlay | null>(null);
  const tamper = useLatest(onTamper);
  const [width, height] = [Math.round(shown.width), Math.round(shown.height)];
  const { width: pixelsAcross, height: pixelsDown } = natural;

  useLayoutEffect(() => {
    const box = canvasRef.current?.parentElement;
    if (!box) return;
    const own = createWatermarkOverlay(box, { onTamper: () => tamper.current(), now: () => performance.now() });
    overlay.current = own;
    return () => {
      own.destroy();
      overlay.current = null;
    };
  }, [tamper]);
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || width === 0 || height === 0) return;
    const sheet = sheetOf({ width, height });
    paintPicture(canvas, image, { width: pixelsAcross, height: pixelsDown }, sheet, mark);
    overlay.current?.update(mark, sheet);
  }, [image, mark, width, height, pixelsAcross, pixelsDown]);
  useEffect(() => {
    const canvas = canvasRef.current;
    return () => {
      if (canvas) releaseCanvas(canvas);
    };
  }, []);
  return <canvas ref={canvasRef} role="img" aria-label={alt} />;
}
