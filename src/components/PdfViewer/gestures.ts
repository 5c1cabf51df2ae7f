import { clampTenths } from './zoom.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A swipe turns the page when it is long and clearly sideways, in CSS px. */
export const swipeDistance = 56;

/** The page turn a finger asked for. A page wider than the stage scrolls instead, so it never turns. */
export function swipeMove(from: Point, to: Point, scrollsSideways: boolean): 'next' | 'previous' | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (scrollsSideways || Math.abs(dx) < swipeDistance || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx < 0 ? 'next' : 'previous';
}

/** Pinch in steps of a tenth: the scale at the start times how far the fingers moved apart. */
export function pinchTenths(startTenths: number, startDistance: number, distance: number): number {
  const tenths = Math.round((startTenths * distance) / startDistance);
  // Two fingers on one spot have no distance to compare with.
  return Number.isNaN(tenths) || !(startDistance > 0) ? startTenths : clampTenths(tenths);
}

/** Wheel travel for one step of zoom; a mouse notch is about 100, a touchpad sends many small ones. */
const wheelStep = 50;

/** Steps (negative = smaller) for a wheel's travel so far, and the travel left over. */
export function wheelSteps(travel: number): { steps: number; rest: number } {
  const steps = Math.trunc(-travel / wheelStep);
  return { steps, rest: steps === 0 ? travel : travel + steps * wheelStep };
}
