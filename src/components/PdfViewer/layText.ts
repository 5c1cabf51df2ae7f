import type { PDFPageProxy } from 'pdfjs-dist';
import type { Pdfjs } from './loadPdfjs.ts';

/** The text waits until the reader stays on a page: a burst of turns must not lay out text no one reads. */
const settleMs = 120;

/**
 * Lays a page's text, invisible, over its bitmap: for screen readers, for finding, and for selecting where that is
 * allowed. Sized by `--total-scale-factor` of an ancestor, so zooming needs no new layout.
 * @returns takes it away
 */
export function layText(pdfjs: Pdfjs, proxy: PDFPageProxy, place: HTMLElement): () => void {
  let task: { cancel(): unknown } | null = null;
  const timer = setTimeout(() => {
    const container = document.createElement('div');
    container.className = 'text';
    const viewport = proxy.getViewport({ scale: 1 });
    const layer = new pdfjs.TextLayer({ textContentSource: proxy.streamTextContent(), container, viewport });
    task = layer;
    const [left = 0, bottom = 0, right = 0, top = 0] = proxy.view;
    // pdf.js sizes it with CSS round(), which browsers of the legacy build do not know.
    container.style.width = `calc(var(--total-scale-factor) * ${right - left}px)`;
    container.style.height = `calc(var(--total-scale-factor) * ${top - bottom}px)`;
    layer.render().then(
      () => place.replaceChildren(container),
      () => undefined, // left meanwhile, or a page whose text cannot be read: the picture is there
    );
  }, settleMs);
  return () => {
    clearTimeout(timer);
    task?.cancel();
    place.replaceChildren();
  };
}
