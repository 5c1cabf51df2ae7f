import { layoutFor, lineOffset } from './paintWatermark.ts';
import { type Watermark, watermarkFont } from './watermark.ts';
import { bookRepair, findTamper, freshBudget, type OverlayReading, type TamperReason } from './watermarkGuard.ts';
import type { Size } from './watermarkLayout.ts';

export interface WatermarkOverlay {
  /** Draws other text or another page's size. */
  update: (mark: Watermark, page: Size) => void;
  destroy: () => void;
}

export interface WatermarkOverlayOptions {
  /** Repairs went over the limit: the caller must blank the page. Called once. */
  onTamper: (reason: TamperReason) => void;
  /** Monotonic clock, ms. */
  now: () => number;
}

/** A repair may be late by at most this, where no mutation told of the change (DevTools' "hide element", style sheets). */
const lookEveryMs = 400;

const armour: readonly (readonly [string, string])[] = [
  ['all', 'initial'],
  ['display', 'block'],
  ['position', 'absolute'],
  ['inset', '0'],
  ['width', '100%'],
  ['height', '100%'],
  ['overflow', 'hidden'],
  ['pointer-events', 'none'],
  ['z-index', '2147483647'],
];

function svg(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function drawing(mark: Watermark, page: Size): { root: SVGElement; count: number } {
  const { marks, enlarge } = layoutFor(mark, page);
  const root = svg('svg', {
    viewBox: `0 0 ${page.width} ${page.height}`,
    preserveAspectRatio: 'none',
    width: '100%',
    height: '100%',
  });
  const ink = svg('g', {
    fill: mark.color,
    opacity: String(mark.overlayOpacity),
    'font-family': watermarkFont,
    'font-size': String(mark.fontSize),
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  });
  for (const { x, y } of marks) {
    const one = svg('g', { transform: `translate(${x} ${y}) rotate(${mark.angle}) scale(${enlarge})` });
    for (const [index, line] of mark.lines.entries()) {
      const text = svg('text', { y: String(lineOffset(mark, index)) });
      text.textContent = line;
      one.append(text);
    }
    ink.append(one);
  }
  root.append(ink);
  return { root, count: marks.length };
}

/**
 * Lays the watermark over a page's box, in a closed shadow root, and puts it back whenever it is removed, covered or
 * hidden. It only ever touches its own element in its own box, and gives up after five repairs in a second.
 */
export function createWatermarkOverlay(box: HTMLElement, options: WatermarkOverlayOptions): WatermarkOverlay {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'closed' });
  let latest: { mark: Watermark; page: Size } | null = null;
  let expectedMarks = 0;
  let budget = freshBudget;

  const dress = () => {
    for (const name of host.getAttributeNames()) if (name !== 'style') host.removeAttribute(name);
    host.setAttribute('aria-hidden', 'true');
    host.style.cssText = '';
    for (const [name, value] of armour) host.style.setProperty(name, value, 'important');
    if (host.parentNode !== box || box.lastElementChild !== host) box.append(host);
  };
  const fill = () => {
    if (!latest) return;
    const { root, count } = drawing(latest.mark, latest.page);
    expectedMarks = count;
    shadow.replaceChildren(root);
  };
  const read = (): OverlayReading => {
    const style = getComputedStyle(host);
    const [own, whole] = [host.getBoundingClientRect(), box.getBoundingClientRect()];
    const covers = Math.min(own.width / (whole.width || 1), own.height / (whole.height || 1));
    const drawn = shadow.firstElementChild;
    const seen = drawn !== null && getComputedStyle(drawn).display !== 'none';
    return {
      connected: host.isConnected && host.parentNode === box,
      last: box.lastElementChild === host,
      display: style.display,
      visibility: style.visibility,
      opacity: Number(style.opacity || 1),
      clipPath: style.clipPath,
      transform: style.transform,
      filter: style.filter,
      maskImage: style.maskImage,
      // A box that is itself not laid out shows nothing that would need a mark.
      coverage: whole.width === 0 ? 1 : covers,
      marks: seen ? (drawn.firstElementChild?.childElementCount ?? 0) : 0,
      expectedMarks,
    };
  };
  const look = () => {
    if (budget.spent || !box.isConnected) return;
    const reason = findTamper(read());
    if (reason === null) return;
    budget = bookRepair(budget, options.now());
    if (budget.spent) {
      options.onTamper(reason);
      return;
    }
    dress();
    fill();
    observer.takeRecords();
  };
  const observer = new MutationObserver(look);
  observer.observe(box, { childList: true });
  observer.observe(host, { attributes: true });
  observer.observe(shadow, { childList: true, subtree: true, attributes: true });
  const timer = setInterval(look, lookEveryMs);
  dress();

  return {
    update(mark, page) {
      latest = { mark, page };
      fill();
      observer.takeRecords();
    },
    destroy() {
      observer.disconnect();
      clearInterval(timer);
      host.remove();
    },
  };
}
