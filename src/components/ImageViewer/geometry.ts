import type { Point } from '../PdfViewer/gestures.ts';
import type { Size } from '../PdfViewer/watermarkLayout.ts';

export type { Point, Size };

/**
 * How a picture lies in its room. `start` is whole but never enlarged, `whole` fills the room; both follow the room when
 * it changes. A number is CSS px per pixel of the picture.
 */
export interface View {
  readonly zoom: 'start' | 'whole' | number;
  /** Centre of the picture from the centre of the room, CSS px. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise; any integer, so that a motion takes the short way. */
  readonly turns: number;
  /** Mirrored left to right before it is turned; with `turns` this covers both ways to flip. */
  readonly mirrored: boolean;
}

/** The picture in its own pixels and the room in CSS px. */
export interface Frame {
  readonly picture: Size;
  readonly room: Size;
}

export const startView: View = { zoom: 'start', x: 0, y: 0, turns: 0, mirrored: false };

/** Largest scale: eight screen pixels a pixel, or four times the whole picture where that is more. */
const mostPerPixel = 8;
const mostOverWhole = 4;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const isAcross = (turns: number): boolean => turns % 2 !== 0;

/** Size of the picture as it lies, in its own pixels. */
const lying = ({ width, height }: Size, turns: number): Size =>
  isAcross(turns) ? { width: height, height: width } : { width, height };

function containScale({ picture, room }: Frame, turns: number): number {
  const { width, height } = lying(picture, turns);
  return Math.min(room.width / Math.max(1, width), room.height / Math.max(1, height));
}

/** Smallest and largest scale of a picture in its room. */
export function scaleLimits(frame: Frame, turns: number): { least: number; most: number } {
  const whole = containScale(frame, turns);
  return { least: Math.min(1, whole), most: Math.max(mostPerPixel, whole * mostOverWhole) };
}

/** CSS px per pixel of the picture. */
export function scaleOf({ zoom, turns }: View, frame: Frame): number {
  const { least, most } = scaleLimits(frame, turns);
  if (zoom === 'start') return least;
  return clamp(zoom === 'whole' ? containScale(frame, turns) : zoom, least, most);
}

/** How far the picture's centre may lie from the room's: no edge comes inside the room; what fits stays in the middle. */
export function boundsOf(view: View, frame: Frame): Point {
  const scale = scaleOf(view, frame);
  const { width, height } = lying(frame.picture, view.turns);
  return {
    x: Math.max(0, (width * scale - frame.room.width) / 2),
    y: Math.max(0, (height * scale - frame.room.height) / 2),
  };
}

/** The same view brought back within its bounds. */
export function settle(view: View, frame: Frame): View {
  const { x, y } = boundsOf(view, frame);
  return { ...view, x: clamp(view.x, -x, x), y: clamp(view.y, -y, y) };
}

/**
 * Zooms so that what lies under `at` stays there. Not settled: a picture narrower than the room would leave the point.
 * @param at from the centre of the room, CSS px
 */
export function zoomAbout(view: View, frame: Frame, scale: number, at: Point): View {
  const { least, most } = scaleLimits(frame, view.turns);
  const next = clamp(scale, least, most);
  const factor = next / scaleOf(view, frame);
  return { ...view, zoom: next, x: at.x - factor * (at.x - view.x), y: at.y - factor * (at.y - view.y) };
}

/** Turns about the middle of the room. @param quarters clockwise */
export function turnBy(view: View, quarters: number): View {
  let { x, y } = view;
  for (let turn = 0; turn < ((quarters % 4) + 4) % 4; turn++) [x, y] = [-y, x];
  return { ...view, x, y, turns: view.turns + quarters };
}

/** Mirrors what is seen: left to right, or top to bottom, about the middle of the room. */
export function flip(view: View, direction: 'leftRight' | 'topBottom'): View {
  const { x, y, turns, mirrored } = view;
  return direction === 'leftRight'
    ? { ...view, x: -x, turns: -turns, mirrored: !mirrored }
    : { ...view, y: -y, turns: 2 - turns, mirrored: !mirrored };
}

/** Where a press of zoom in (1) or out (−1) leads: the next of a fixed ladder, so that 100 % is always met. */
export function stepScale(scale: number, direction: 1 | -1): number {
  const base = 1.25;
  const rung = Math.log(scale) / Math.log(base);
  const next = direction === 1 ? Math.floor(rung + 0.01) + 1 : Math.ceil(rung - 0.01) - 1;
  return base ** next;
}

/** What a double press at a point leads to: real size or twice the start, and back. */
export function toggleZoom(view: View, frame: Frame, at: Point): View {
  const start = scaleLimits(frame, view.turns).least;
  if (scaleOf(view, frame) > start * 1.01) return { ...view, zoom: 'start', x: 0, y: 0 };
  return settle(zoomAbout(view, frame, start < 0.6 ? 1 : start * 2, at), frame);
}

/** Where a spot of the picture is seen. @param spot from the picture's centre, its pixels @returns from the room's centre */
export function seenAt(view: View, frame: Frame, spot: Point): Point {
  const scale = scaleOf(view, frame);
  let { x, y } = { x: spot.x * scale * (view.mirrored ? -1 : 1), y: spot.y * scale };
  for (let turn = 0; turn < ((view.turns % 4) + 4) % 4; turn++) [x, y] = [-y, x];
  return { x: x + view.x, y: y + view.y };
}
