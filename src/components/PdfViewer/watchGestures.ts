import { pinchTenths, type Point, swipeMove, wheelSteps } from './gestures.ts';

export interface GestureHandlers {
  tenths: number;
  turn: (move: 'next' | 'previous') => void;
  /** @param at where the fingers or the pointer are, in window coordinates */
  zoomTo: (tenths: number, reason: 'wheel' | 'pinch', at: Point) => void;
}

const pointOf = (touch: Touch): Point => ({ x: touch.clientX, y: touch.clientY });
const between = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/**
 * Touch and wheel on the stage: swipe turns the page, pinch and Ctrl + wheel zoom in steps about the fingers.
 * @param latest holds the newest handlers; @returns stops listening
 */
export function watchGestures(element: HTMLElement, latest: { readonly current: GestureHandlers }): () => void {
  let swipe: Point | null = null;
  let pinch: { distance: number; tenths: number } | null = null;
  let travel = 0;

  const onStart = ({ touches: [one, two] }: TouchEvent) => {
    swipe = one && !two ? pointOf(one) : null;
    pinch = one && two ? { distance: between(one, two), tenths: latest.current.tenths } : null;
  };
  const onMove = (event: TouchEvent) => {
    const [one, two] = event.touches;
    if (!pinch || !one || !two) return;
    event.preventDefault();
    const tenths = pinchTenths(pinch.tenths, pinch.distance, between(one, two));
    const at = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
    if (tenths !== latest.current.tenths) latest.current.zoomTo(tenths, 'pinch', at);
  };
  const onEnd = ({ touches, changedTouches: [last] }: TouchEvent) => {
    const scrolls = element.scrollWidth > element.clientWidth + 1;
    const move = swipe && last ? swipeMove(swipe, pointOf(last), scrolls) : null;
    if (touches.length === 0) swipe = null;
    if (touches.length < 2) pinch = null;
    if (move) latest.current.turn(move);
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { steps, rest } = wheelSteps(travel + event.deltaY);
    travel = rest;
    if (steps !== 0)
      latest.current.zoomTo(latest.current.tenths + steps, 'wheel', { x: event.clientX, y: event.clientY });
  };
  element.addEventListener('touchstart', onStart, { passive: true });
  element.addEventListener('touchmove', onMove, { passive: false });
  element.addEventListener('touchend', onEnd, { passive: true });
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    element.removeEventListener('touchstart', onStart);
    element.removeEventListener('touchmove', onMove);
    element.removeEventListener('touchend', onEnd);
    element.removeEventListener('wheel', onWheel);
  };
}
