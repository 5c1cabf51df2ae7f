import { useCallback, useEffect, useRef, useState } from 'react';
import { copyForPrint } from './copyForPrint.ts';
import { type Orientation, type PageNumberText, type Paper, pageNumberText, pageRule, paperSize } from './paper.ts';
import { printCss } from './printCss.ts';

export interface PrintOptions {
  /** @default 'A4' */
  paper?: Paper | undefined;
  /** @default 'portrait' */
  orientation?: Orientation | undefined;
  /** Name of the printed document, and of the PDF it is saved as. @default the page's title */
  title?: string | undefined;
  /** Words round the page numbers; null for none. Receipts have none. @default 第 1 页，共 3 页 */
  numbers?: PageNumberText | null | undefined;
  /** Prints the window that holds the copy; resolves when done. @default the browser's print dialog */
  open?: ((frame: Window) => Promise<void>) | undefined;
}

/** The browser's dialog. Resolves when it is closed, printed or not: a page is not told which. */
async function openDialog(frame: Window): Promise<void> {
  await new Promise<void>((closed) => {
    frame.addEventListener('afterprint', () => closed(), { once: true });
    frame.focus();
    frame.print();
  });
}

async function addFrame(width: number): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.title = '打印';
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  // Not display: none, which is not printed; as wide as the paper, so a receipt can be measured.
  frame.style.cssText = `position:fixed;left:-10000px;top:0;width:${width}mm;height:10mm;border:0;visibility:hidden`;
  frame.srcdoc = '<!doctype html><html><head></head><body></body></html>';
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

/** Prints one element of the page and nothing else of it. */
export function usePrint() {
  const [printing, setPrinting] = useState(false);
  const frames = useRef(new Set<HTMLIFrameElement>());
  useEffect(() => {
    const open = frames.current;
    return () => {
      for (const frame of open) frame.remove();
    };
  }, []);

  const print = useCallback(async (element: HTMLElement, options: PrintOptions = {}) => {
    const { paper = 'A4', orientation = 'portrait', title = document.title, open = openDialog } = options;
    const { width, margin } = paperSize(paper, orientation);
    setPrinting(true);
    const frame = await addFrame(width - margin[1] - margin[3]);
    frames.current.add(frame);
    try {
      const copy = await copyForPrint(element, frame, title);
      const style = copy.ownerDocument.createElement('style');
      style.textContent = printCss;
      copy.ownerDocument.head.append(style);
      copy.style.cssText += ';width:auto;min-height:0;margin:0;padding:0;border:0;box-shadow:none';
      const numbers = options.numbers === undefined ? pageNumberText : options.numbers;
      style.textContent += pageRule({ paper, orientation, contentPx: copy.scrollHeight, numbers });
      if (!frame.contentWindow) throw new Error('[jiaowu] print: the frame was taken off the page while it was filled');
      await open(frame.contentWindow);
    } finally {
      frames.current.delete(frame);
      frame.remove();
      setPrinting(false);
    }
  }, []);

  return { print, printing };
}
