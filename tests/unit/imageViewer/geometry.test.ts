import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  flip,
  type Frame,
  type Point,
  scaleLimits,
  scaleOf,
  seenAt,
  settle,
  startView,
  stepScale,
  toggleZoom,
  turnBy,
  type View,
  zoomAbout,
} from '../../../src/components/ImageViewer/geometry.ts';

const side = fc.integer({ min: 40, max: 6000 });
const size = fc.record({ width: side, height: side });
const frames: fc.Arbitrary<Frame> = fc.record({ picture: size, room: size });
const offset = fc.double({ min: -2000, max: 2000, noNaN: true });
const zoom = fc.oneof(
  fc.constant('start' as const),
  fc.constant('whole' as const),
  fc.double({ min: 0.01, max: 12, noNaN: true }),
);
const views: fc.Arbitrary<View> = fc.record({
  zoom,
  x: offset,
  y: offset,
  turns: fc.integer({ min: -6, max: 6 }),
  mirrored: fc.boolean(),
});
const points: fc.Arbitrary<Point> = fc.record({ x: offset, y: offset });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** A hundredth of a pixel: less than the eye sees, more than rounding makes. */
const slack = 0.01;

/** The spot of the picture that is seen at a point. */
function spotAt(view: View, frame: Frame, at: Point): Point {
  const scale = scaleOf(view, frame);
  const zero = seenAt(view, frame, { x: 0, y: 0 });
  const right = seenAt(view, frame, { x: 1, y: 0 });
  const down = seenAt(view, frame, { x: 0, y: 1 });
  const along = (unit: Point) =>
    ((at.x - zero.x) * (unit.x - zero.x) + (at.y - zero.y) * (unit.y - zero.y)) / (scale * scale);
  return { x: along(right), y: along(down) };
}

test('whatever the zoom, what lies under the pointer stays under it', () => {
  fc.assert(
    fc.property(views, frames, points, fc.double({ min: 0.001, max: 100, noNaN: true }), (view, frame, at, scale) => {
      const spot = spotAt(view, frame, at);
      expect(apart(seenAt(zoomAbout(view, frame, scale, at), frame, spot), at)).toBeLessThan(slack);
    }),
  );
});

test('zooming in stays under the pointer within the bounds too, where the picture fills the room', () => {
  fc.assert(
    fc.property(
      frames,
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (frame, part, by) => {
        const { most } = scaleLimits(frame, 0);
        const cover = Math.max(frame.room.width / frame.picture.width, frame.room.height / frame.picture.height);
        fc.pre(cover <= most);
        const view = settle({ ...startView, zoom: cover, x: part * 500, y: part * 300 }, frame);
        const at = { x: (part * frame.room.width) / 2, y: (-part * frame.room.height) / 2 };
        const spot = spotAt(view, frame, at);
        expect(apart(seenAt(settle(zoomAbout(view, frame, cover * by, at), frame), frame, spot), at)).toBeLessThan(
          slack,
        );
      },
    ),
  );
});

test('a settled view shows no blank beside a picture that is larger than its room, and centres one that is not', () => {
  fc.assert(
    fc.property(views, frames, (view, frame) => {
      const still = settle(view, frame);
      const scale = scaleOf(still, frame);
      const across = still.turns % 2 !== 0;
      const wide = (across ? frame.picture.height : frame.picture.width) * scale;
      const high = (across ? frame.picture.width : frame.picture.height) * scale;
      const sides = [
        { long: wide, room: frame.room.width, off: Math.abs(still.x) },
        { long: high, room: frame.room.height, off: Math.abs(still.y) },
      ];
      // What lies beyond the room's edge on the narrower side; a picture that fits is in the middle.
      const wrong = sides.filter(({ long, room, off }) =>
        long > room ? long / 2 - off < room / 2 - slack : off > slack,
      );
      expect(wrong).toEqual([]);
      expect(settle(still, frame)).toEqual(still);
    }),
  );
});

test('the scale is always within its limits; at the start the whole picture is seen, never enlarged', () => {
  fc.assert(
    fc.property(views, frames, (view, frame) => {
      const { least, most } = scaleLimits(frame, view.turns);
      expect(least).toBeLessThan(most);
      expect(scaleOf(view, frame)).toBeGreaterThanOrEqual(least);
      expect(scaleOf(view, frame)).toBeLessThanOrEqual(most);
      const start = { ...view, zoom: 'start' as const };
      expect(scaleOf(start, frame)).toBeLessThanOrEqual(1);
      expect(boundsOf(start, frame).x + boundsOf(start, frame).y).toBeCloseTo(0, 6);
    }),
  );
});

test('a turn moves every spot a quarter round the middle of the room; four turns are none', () => {
  fc.assert(
    fc.property(views, frames, points, (view, frame, spot) => {
      const fixed = { ...view, zoom: 1 };
      const before = seenAt(fixed, frame, spot);
      // The limits of the scale belong to how the picture lies; a scale both allow isolates the turn.
      const turned = turnBy(fixed, 1);
      fc.pre(scaleOf(turned, frame) === scaleOf(fixed, frame));
      expect(apart(seenAt(turned, frame, spot), { x: -before.y, y: before.x })).toBeLessThan(slack);
      expect(apart(seenAt(turnBy(fixed, 4), frame, spot), before)).toBeLessThan(slack);
      expect(apart(seenAt(turnBy(turned, -1), frame, spot), before)).toBeLessThan(slack);
    }),
  );
});

test('a flip mirrors what is seen whatever the turn, and twice is nothing', () => {
  fc.assert(
    fc.property(views, frames, points, (view, frame, spot) => {
      const before = seenAt(view, frame, spot);
      expect(apart(seenAt(flip(view, 'leftRight'), frame, spot), { x: -before.x, y: before.y })).toBeLessThan(slack);
      expect(apart(seenAt(flip(view, 'topBottom'), frame, spot), { x: before.x, y: -before.y })).toBeLessThan(slack);
      for (const direction of ['leftRight', 'topBottom'] as const) {
        expect(apart(seenAt(flip(flip(view, direction), direction), frame, spot), before)).toBeLessThan(slack);
      }
    }),
  );
});

describe('steps of zoom', () => {
  test('grow and shrink, and come back to where they were on the ladder', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 8, noNaN: true }), (scale) => {
        const up = stepScale(scale, 1);
        expect(up).toBeGreaterThan(scale);
        expect(stepScale(scale, -1)).toBeLessThan(scale);
        expect(stepScale(stepScale(up, -1), 1)).toBeCloseTo(up, 9);
      }),
    );
  });

  test('meet real size from any scale', () => {
    let scale = 0.137;
    while (scale < 1) scale = stepScale(scale, 1);
    expect(scale).toBe(1);
  });
});

test('a double press enlarges a picture to its real size and a second brings it back', () => {
  const frame = { picture: { width: 4000, height: 3000 }, room: { width: 1000, height: 800 } };
  const large = toggleZoom(startView, frame, { x: 100, y: 50 });
  expect(scaleOf(large, frame)).toBe(1);
  expect(apart(seenAt(large, frame, spotAt(startView, frame, { x: 100, y: 50 })), { x: 100, y: 50 })).toBeLessThan(
    slack,
  );
  expect(toggleZoom(large, frame, { x: 0, y: 0 })).toEqual(startView);
});

test('a small picture is doubled by a double press and fills the room only when asked', () => {
  const frame = { picture: { width: 200, height: 100 }, room: { width: 1000, height: 800 } };
  expect(scaleOf(startView, frame)).toBe(1);
  expect(scaleOf(toggleZoom(startView, frame, { x: 0, y: 0 }), frame)).toBe(2);
  expect(scaleOf({ ...startView, zoom: 'whole' }, frame)).toBe(5);
});
