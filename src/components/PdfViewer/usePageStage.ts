import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageBitmap, PageJob } from './drawPage.ts';
import type { PdfError } from './pdfError.ts';
import type { OpenDocument } from './usePdfDocument.ts';
import { useLatest } from './useLatest.ts';
import type { RenderLoop } from './renderLoop.ts';

/** A change of size waits for the last step of zoom; meanwhile the old bitmap is stretched. */
const sharpenAfterMs = 80;
const restMs = 60;

function whenIdle(callback: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: 1000 });
    else callback();
  }, restMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

export interface PageStage {
  /** The bitmap to be shown; the last whole one. */
  readonly shown: PageBitmap | null;
  /** The wanted page could not be drawn. */
  readonly failure: { readonly page: number; readonly error: PdfError } | null;
  /** Another page than the shown one is on its way. */
  readonly busy: boolean;
  /** Draws the wanted page again. */
  redraw: () => void;
  /** Gives up the page being drawn: its bytes do not come. */
  stall: (error: PdfError) => void;
}

/**
 * Keeps the wanted page of an open document drawn, and puts its canvas into `host` in the frame it is shown in.
 * @param describe the canvas' name for screen readers
 */
export function usePageStage(
  pdf: OpenDocument | null,
  job: PageJob,
  host: RefObject<HTMLElement | null>,
  describe: (page: number) => string,
): PageStage {
  const [shown, setShown] = useState<PageBitmap | null>(null);
  const [failure, setFailure] = useState<PageStage['failure']>(null);
  const [round, setRound] = useState(0);
  const loop = useRef<RenderLoop<PageJob> | null>(null);
  const drawn = useRef<PageJob | null>(null);
  const wanted = useRef(job);
  const onScreen = useRef<number | null>(null);
  const { page, tenths, room, pixelRatio, watermark } = job;
  const describeLatest = useLatest(describe);

  useEffect(() => {
    if (!pdf) return;
    const pages = pdf.doc.numPages;
    const { createRenderLoop, drawPage, pageJobKey, releaseBitmap, toPdfError } = pdf.reader;
    const own = createRenderLoop<PageJob, PageBitmap>({
      draw: (one, signal) => drawPage(pdf, one, signal),
      show: (bitmap) => {
        setShown(bitmap);
        setFailure(null);
      },
      fail: (error, one) => setFailure({ page: one.page, error: toPdfError(error) }),
      release: releaseBitmap,
      keyOf: pageJobKey,
      neighbours: (one) =>
        [one.page + 1, one.page - 1].filter((page) => page >= 1 && page <= pages).map((page) => ({ ...one, page })),
      idle: whenIdle,
      later: (callback, ms) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
    });
    loop.current = own;
    drawn.current = null;
    onScreen.current = null;
    return () => {
      own.destroy();
      loop.current = null;
      setShown(null);
      setFailure(null);
    };
  }, [pdf]);

  useLayoutEffect(() => {
    wanted.current = job;
  });

  useEffect(() => {
    if (!pdf || wanted.current.room === 0) return;
    const sizeOnly = drawn.current !== null && drawn.current.page === wanted.current.page;
    const go = () => {
      // A page turn is also a new try for parts that could not be fetched before.
      pdf.resume();
      drawn.current = wanted.current;
      loop.current?.want(wanted.current);
    };
    if (!sizeOnly) {
      go();
      return;
    }
    const timer = setTimeout(go, sharpenAfterMs);
    return () => clearTimeout(timer);
  }, [pdf, page, tenths, room, pixelRatio, watermark, round]);

  useLayoutEffect(() => {
    if (!shown) return;
    shown.canvas.setAttribute('role', 'img');
    shown.canvas.setAttribute('aria-label', describeLatest.current(shown.page));
    host.current?.replaceChildren(shown.canvas);
    onScreen.current = shown.page;
    loop.current?.painted(shown.job);
  }, [shown, host, describeLatest]);

  const redraw = useCallback(() => {
    setFailure(null);
    drawn.current = null;
    setRound((count) => count + 1);
  }, []);
  const stall = useCallback((error: PdfError) => {
    // What could not be drawn ahead is no one's loss yet.
    if (onScreen.current !== wanted.current.page) setFailure({ page: wanted.current.page, error });
    loop.current?.abandon();
  }, []);
  const ofWanted = failure?.page === job.page ? failure : null;
  const offline = ofWanted?.error.kind === 'offline';
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', redraw);
    return () => removeEventListener('online', redraw);
  }, [offline, redraw]);
  return { shown, failure: ofWanted, busy: pdf !== null && !ofWanted && shown?.page !== job.page, redraw, stall };
}
