/** Width in px of the zone at an edge in which a drag scrolls, and the fastest step a frame. */
const zone = 44;
const fastest = 18;

/** Signed px a frame for a pointer at `at` between `low` and `high`: 0 in the middle, faster towards and past the edge. */
export function edgeSpeed(at: number, low: number, high: number): number {
  const reach = Math.min(zone, (high - low) / 3);
  const into = at < low + reach ? at - (low + reach) : at > high - reach ? at - (high - reach) : 0;
  return Math.sign(into) * Math.ceil(Math.min(1, Math.abs(into) / reach) ** 2 * fastest);
}

/** Nearest element from `start` upwards that can scroll along the axis; the page itself at last. */
function scrollerOf(start: HTMLElement, axis: 'x' | 'y'): Element {
  for (let element: HTMLElement | null = start; element; element = element.parentElement) {
    const style = getComputedStyle(element);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    const hidden =
      axis === 'x' ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
    if (hidden > 1 && (overflow === 'auto' || overflow === 'scroll')) return element;
  }
  return document.documentElement;
}

export interface AutoScroll {
  /** The pointer is here; scrolls frame by frame until told otherwise. */
  at: (x: number, y: number) => void;
  stop: () => void;
}

/**
 * Scrolls the grid, or what the grid scrolls in, while a drag is near an edge.
 *
 * @param inset px at the left and top that sticky heads cover.
 * @param onScroll after each step: what is under the pointer has changed.
 */
export function createAutoScroll(
  root: HTMLElement,
  inset: { left: number; top: number },
  onScroll: () => void,
): AutoScroll {
  const horizontal = scrollerOf(root, 'x');
  const vertical = scrollerOf(root, 'y');
  let frame = 0;
  let point = { x: 0, y: 0 };
  const speeds = () => {
    const box = root.getBoundingClientRect();
    return {
      x: edgeSpeed(point.x, Math.max(0, box.left) + inset.left, Math.min(innerWidth, box.right)),
      y: edgeSpeed(point.y, Math.max(0, box.top) + inset.top, Math.min(innerHeight, box.bottom)),
    };
  };
  const step = () => {
    frame = 0;
    const { x, y } = speeds();
    if (x === 0 && y === 0) return;
    const before = horizontal.scrollLeft + vertical.scrollTop;
    horizontal.scrollLeft += x;
    vertical.scrollTop += y;
    if (horizontal.scrollLeft + vertical.scrollTop === before) return;
    onScroll();
    frame = requestAnimationFrame(step);
  };
  return {
    at(x, y) {
      point = { x, y };
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
