/** Where the pointer is in client px, and whether Alt asks for the finer raster. */
export interface GesturePoint {
  x: number;
  y: number;
  alt: boolean;
}

export interface GestureHandlers {
  /** The press has become a drag. false: it may not; the gesture is over. */
  start: (point: GesturePoint) => boolean;
  move: (point: GesturePoint) => void;
  drop: (point: GesturePoint) => void;
  /** Escape, a second finger or a lost pointer. */
  cancel: () => void;
}

/** A mouse must move this far, a finger rest this long, before a press is a drag. */
export const dragThreshold = 4;
export const longPress = 300;
/** A finger that moves this far while it should rest wants to scroll. */
const touchSlop = 8;

/**
 * Follows one pointer from its press to its release. Mouse and pen drag after 4 px, a finger after resting 300 ms
 * (before that it scrolls the page as usual).
 *
 * @returns ends the gesture as a cancel.
 */
export function followPointer(down: PointerEvent, capture: HTMLElement, handlers: GestureHandlers): () => void {
  const touch = down.pointerType === 'touch';
  const listening = new AbortController();
  let phase: 'pressed' | 'dragging' | 'over' = 'pressed';
  let last: GesturePoint = { x: down.clientX, y: down.clientY, alt: down.altKey };
  const timer = touch ? setTimeout(begin, longPress) : undefined;

  function finish() {
    phase = 'over';
    clearTimeout(timer);
    listening.abort();
  }
  function begin() {
    if (phase !== 'pressed') return;
    if (!handlers.start(last)) return finish();
    phase = 'dragging';
    try {
      capture.setPointerCapture(down.pointerId);
    } catch {
      // The pointer is already gone or was made by a script; window listeners still follow it.
    }
  }
  function cancel() {
    const dragging = phase === 'dragging';
    finish();
    if (dragging) handlers.cancel();
  }
  function onMove(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    last = { x: event.clientX, y: event.clientY, alt: event.altKey };
    const far = Math.hypot(last.x - down.clientX, last.y - down.clientY);
    if (phase === 'pressed' && touch && far > touchSlop) return finish();
    if (phase === 'pressed' && !touch && far >= dragThreshold) begin();
    if (phase === 'dragging') handlers.move(last);
  }
  function onUp(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    const dragging = phase === 'dragging';
    finish();
    if (dragging) handlers.drop({ x: event.clientX, y: event.clientY, alt: event.altKey });
  }
  function onKey(event: KeyboardEvent) {
    if (phase !== 'dragging') return;
    if (event.type === 'keydown' && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Alt') {
      event.preventDefault();
      last = { ...last, alt: event.type === 'keydown' };
      handlers.move(last);
    }
  }
  const options = { signal: listening.signal };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerup', onUp, options);
  window.addEventListener('pointercancel', (event) => event.pointerId === down.pointerId && cancel(), options);
  window.addEventListener('keydown', onKey, { ...options, capture: true });
  window.addEventListener('keyup', onKey, { ...options, capture: true });
  if (touch) {
    // Once lifted the finger drags; before that the page scrolls and the browser cancels our pointer.
    const hold = (event: Event) => phase === 'dragging' && event.preventDefault();
    document.addEventListener('touchmove', hold, { ...options, passive: false });
    window.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  }
  return cancel;
}
