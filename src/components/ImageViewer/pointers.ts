import { swipeMove } from '../PdfViewer/gestures.ts';
import type { Point } from './geometry.ts';

/** A pointer as the browser tells of it. */
export interface Press {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
  /** ms */
  readonly timeStamp: number;
}

/** What pointers ask for. Points and distances in window coordinates, CSS px. */
export interface PointerHandlers {
  /** @param touch a finger, which may also draw a whole picture aside */
  pan: (by: Point, touch: boolean) => void;
  /** Two fingers: the middle between them moved from one point to another and their distance grew by a factor. */
  pinch: (factor: number, from: Point, to: Point) => void;
  swipe: (move: 'next' | 'previous') => void;
  doublePress: (at: Point) => void;
  /** The last pointer is up: bring the picture back into its bounds. */
  release: () => void;
}

export interface Pointers {
  down: (press: Press) => void;
  move: (press: Press) => void;
  up: (press: Press) => void;
  /** The browser took the pointer away: nothing was asked for. */
  cancel: (press: Press) => void;
}

const doublePressMs = 300;
const doublePressReach = 24;
/** A press that moves less is still a press. */
const pressReach = 8;

const pointOf = ({ clientX: x, clientY: y }: Press): Point => ({ x, y });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Makes panning, pinching, swiping and double presses out of pointer events. It knows no DOM.
 * @param maySwipe whether a finger's way sideways turns to another picture: only where the picture does not pan sideways
 */
export function trackPointers(handlers: PointerHandlers, maySwipe: () => boolean): Pointers {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let pinched = false;
  let lastPress: { at: Point; time: number } | null = null;

  const lift = ({ pointerId }: Press): boolean => {
    if (!down.delete(pointerId)) return false;
    if (down.size === 0) handlers.release();
    return true;
  };
  return {
    down(press) {
      down.set(press.pointerId, pointOf(press));
      start = down.size === 1 ? pointOf(press) : null;
      pinched = down.size > 1;
    },
    move(press) {
      const was = down.get(press.pointerId);
      if (!was) return;
      const now = pointOf(press);
      const [other] = [...down].filter(([id]) => id !== press.pointerId).map(([, point]) => point);
      down.set(press.pointerId, now);
      if (other === undefined) {
        handlers.pan({ x: now.x - was.x, y: now.y - was.y }, press.pointerType === 'touch');
        return;
      }
      // Two fingers on one spot have no distance to compare with.
      const distance = apart(was, other);
      handlers.pinch(distance > 0 ? apart(now, other) / distance : 1, between(was, other), between(now, other));
    },
    up(press) {
      const from = start;
      const at = pointOf(press);
      const alone = down.size === 1 && !pinched;
      if (!lift(press) || !from || !alone) return;
      start = null;
      if (apart(from, at) <= pressReach) {
        const before = lastPress;
        const double =
          before !== null && press.timeStamp - before.time <= doublePressMs && apart(before.at, at) <= doublePressReach;
        lastPress = double ? null : { at, time: press.timeStamp };
        if (double) handlers.doublePress(at);
        return;
      }
      lastPress = null;
      const move = press.pointerType === 'touch' ? swipeMove(from, at, !maySwipe()) : null;
      if (move) handlers.swipe(move);
    },
    cancel(press) {
      start = null;
      lift(press);
    },
  };
}

/** Growth for one wheel event: a notch of a mouse is about a quarter; a touchpad's pinch sends many small ones. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const travel = deltaY * (deltaMode === 0 ? 1 : 32);
  return Math.exp(-Math.min(120, Math.max(-120, travel)) / (ctrlKey ? 120 : 480));
}
