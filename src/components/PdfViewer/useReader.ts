import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { PageBitmap } from './drawPage.ts';
import type { Refusals } from './refuseSaving.ts';
import { useLatest } from './useLatest.ts';
import type { OpenDocument } from './usePdfDocument.ts';
import type { DwellReport } from './watchDwell.ts';
import type { GestureHandlers } from './watchGestures.ts';
import type { Watermark } from './watermark.ts';

type Element = RefObject<HTMLElement | null>;

export interface ReaderOptions {
  root: Element;
  stage: Element;
  box: Element;
  text: Element;
  pdf: OpenDocument | null;
  shown: PageBitmap | null;
  watermark: Watermark | null;
  gestures: GestureHandlers;
  refusals: Refusals;
  onTamper: () => void;
  onPageDwell: DwellReport | undefined;
}

/** All that lives on an open document: gestures, refusals, the text and the watermark over the page, reading time. */
export function useReader(options: ReaderOptions): void {
  const { root, stage, box, text, pdf, shown, watermark } = options;
  const gestures = useLatest(options.gestures);
  const refusals = useLatest(options.refusals);
  const onTamper = useLatest(options.onTamper);
  const onPageDwell = useLatest(options.onPageDwell);
  const reader = pdf?.reader;
  const pdfjs = pdf?.pdfjs;
  const proxy = shown?.proxy;
  const page = shown?.page;
  const { width = 0, height = 0 } = shown?.size ?? {};

  useEffect(() => {
    if (reader && stage.current) return reader.watchGestures(stage.current, gestures);
  }, [reader, stage, gestures]);
  useEffect(() => {
    if (reader && box.current && root.current) return reader.refuseSaving(box.current, root.current, refusals);
  }, [reader, box, root, refusals]);
  useEffect(() => {
    if (reader && pdfjs && proxy && text.current) return reader.layText(pdfjs, proxy, text.current);
  }, [reader, pdfjs, proxy, text]);
  useLayoutEffect(() => {
    if (!reader || !box.current || watermark === null || width === 0) return;
    const overlay = reader.createWatermarkOverlay(box.current, {
      onTamper: () => onTamper.current(),
      now: () => performance.now(),
    });
    overlay.update(watermark, { width, height });
    return () => overlay.destroy();
  }, [reader, box, watermark, width, height, onTamper]);
  useEffect(() => {
    if (reader && root.current && page !== undefined) return reader.watchDwell(root.current, page, onPageDwell);
  }, [reader, root, page, onPageDwell]);
}
