import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultLabels } from './labels.ts';
import type { PdfError } from './pdfError.ts';
import type { PdfViewerOptions, ScaleChangeReason } from './types.ts';
import { useFullscreen } from './useFullscreen.ts';
import { useLatest } from './useLatest.ts';
import { useNotice } from './useNotice.ts';
import { usePageStage } from './usePageStage.ts';
import { usePaging } from './usePaging.ts';
import { usePdfDocument } from './usePdfDocument.ts';
import { usePixelRatio } from './usePixelRatio.ts';
import { useRoom } from './useRoom.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import type { ViewerCommand } from './viewerKeys.ts';
import { useReader } from './useReader.ts';
import { useWatermark } from './useWatermark.ts';
import { useZoom } from './useZoom.ts';
import { useZoomAnchor } from './useZoomAnchor.ts';
import { cssScale, defaultTenths, maxTenths, minTenths, percent, toScale } from './zoom.ts';
import type { Point } from './gestures.ts';

/**
 * The whole behaviour of the document viewer without its look: opening, paging, zooming, drawing, watermark, keys,
 * gestures, refusals, reading time. Put the five refs on elements nested root > stage > box > (canvas, text).
 * @param options see PdfViewerOptions; `title` names a saved image
 */
export function usePdfViewer(options: PdfViewerOptions & { title?: string | undefined }) {
  const { src, copyable = false, printable = false, maySaveImage = false, onClose, title = '' } = options;
  const labels = { ...defaultLabels, ...options.labels };
  const [tampered, setTampered] = useState(false);
  const rootRef = useRef<HTMLElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLDivElement>(null);
  const call = useLatest(options);
  const { notice, say } = useNotice();

  const stallRef = useRef<(error: PdfError) => void>(() => undefined);
  const onStall = useCallback((error: PdfError) => stallRef.current(error), []);
  const { state, reopen } = usePdfDocument(src, options, onStall);
  const pdf = state.status === 'ready' && !tampered ? state.pdf : null;
  const pages = pdf?.doc.numPages ?? 0;

  const { page, turn } = usePaging(options, pages);
  const { tenths, zoomTo: setTenths, zoomBy: addTenths } = useZoom(options);
  const watermark = useWatermark(options.watermark);
  const job = { page, tenths, room: useRoom(stageRef), pixelRatio: usePixelRatio(), watermark };
  const { shown, failure, busy, redraw, stall } = usePageStage(pdf, job, canvasRef, (one) => labels.pageOf(one, pages));
  useEffect(() => {
    stallRef.current = stall;
  }, [stall]);
  // The box takes the wanted scale at once; the old bitmap is stretched into it until the sharp one is there.
  const scale = shown ? cssScale(tenths, shown.size.width, job.room) : 0;
  const box = shown
    ? {
        width: Math.floor(shown.size.width * scale),
        height: Math.floor(shown.size.height * scale),
        textScale: scale * shown.proxy.userUnit,
      }
    : null;
  const hold = useZoomAnchor(stageRef, boxRef, box?.width ?? 0);
  const zoomTo = (to: number, reason: ScaleChangeReason, at?: Point) => {
    hold(at);
    setTenths(to, reason);
  };
  const zoomBy = (steps: number, reason: ScaleChangeReason) => {
    hold();
    addTenths(steps, reason);
  };

  const refuseSave = () => {
    say(labels.blocked);
    options.onBlockedSave?.();
  };
  const save = () => {
    if (!shown || !pdf) return;
    pdf.reader.saveImage(shown.canvas, [title, shown.page].filter(Boolean).join('-'));
    options.onSaveImage?.({ page: shown.page });
  };
  const { fullscreen, toggleFullscreen, leaveFullscreen } = useFullscreen(rootRef);
  const escape = (): boolean => {
    // In native full screen the browser itself takes Esc, to leave it.
    if (document.fullscreenElement) return false;
    if (fullscreen) leaveFullscreen();
    else onClose?.();
    return fullscreen || onClose !== undefined;
  };
  const commands: Record<ViewerCommand, () => boolean | void> = {
    next: () => turn('next', 'key'),
    previous: () => turn('previous', 'key'),
    first: () => turn('first', 'key'),
    last: () => turn('last', 'key'),
    zoomIn: () => zoomBy(1, 'key'),
    zoomOut: () => zoomBy(-1, 'key'),
    resetZoom: () => zoomTo(defaultTenths, 'key'),
    fullscreen: toggleFullscreen,
    close: escape,
    save: maySaveImage ? save : refuseSave,
    print: () => (printable ? false : refuseSave()),
    selectAll: () => (copyable ? false : undefined),
  };
  useViewerKeys(rootRef, (command) => commands[command]() !== false);
  useReader({
    root: rootRef,
    stage: stageRef,
    box: boxRef,
    text: textRef,
    pdf,
    shown,
    watermark,
    gestures: { tenths, turn: (move) => turn(move, 'swipe'), zoomTo },
    refusals: { maySaveImage, copyable, printable, refuseSave, refuseCopy: () => say(labels.notCopyable) },
    onTamper: () => {
      setTampered(true);
      options.onTamper?.();
    },
    onPageDwell: options.onPageDwell,
  });

  const shownPage = shown?.page ?? null;
  const painted = shownPage !== null;
  useEffect(() => {
    if (painted) call.current.onReady?.({ pages });
  }, [painted, pages, call]);
  useEffect(() => {
    if (shownPage !== null) call.current.onPageShown?.({ page: shownPage });
  }, [shownPage, call]);
  const error = state.status === 'error' ? state.error : (failure?.error ?? null);
  useEffect(() => {
    if (error) call.current.onError?.(error);
  }, [error, call]);

  return {
    rootRef,
    stageRef,
    boxRef,
    canvasRef,
    textRef,
    labels,
    document: state,
    tampered,
    /** 0 while the document is not open. */
    pages,
    page,
    shownPage,
    box,
    busy,
    failure,
    scale: toScale(tenths),
    percent: percent(tenths),
    mayZoomIn: tenths < maxTenths,
    mayZoomOut: tenths > minTenths,
    notice,
    fullscreen,
    turn,
    zoomIn: () => zoomBy(1, 'button'),
    zoomOut: () => zoomBy(-1, 'button'),
    resetZoom: () => zoomTo(defaultTenths, 'button'),
    toggleFullscreen,
    save,
    /** Opens the document anew. */
    reopen: () => {
      setTampered(false);
      reopen();
    },
    /** Draws the page anew that could not be drawn. */
    redraw,
  };
}

export type PdfViewerState = ReturnType<typeof usePdfViewer>;
