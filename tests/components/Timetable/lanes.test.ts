import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LaneSpan, layLanes, maxLanes, minLane } from '../../../src/components/Timetable/lanes.ts';

const spans = fc.array(
  fc.record({
    start: fc.integer({ min: 96, max: 240 }).map((n) => n * 5),
    length: fc.integer({ min: 3, max: 36 }).map((n) => n * 5),
    slim: fc.constantFrom(undefined, undefined, undefined, 'cancelled' as const, 'substituted' as const),
  }),
  { maxLength: 40 },
);
const day = spans.map((rows) =>
  rows.map(({ start, length, slim }, index): LaneSpan => ({ id: `${index}`, start, end: start + length, slim })),
);
const columnWidth = fc.integer({ min: 60, max: 1200 });
const meets = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;
const eps = 1e-9;

describe('lessons side by side', () => {
  test('none lies over another, whatever overlaps', () => {
    fc.assert(
      fc.property(day, columnWidth, (lessons, width) => {
        const { places, rests } = layLanes(lessons, width);
        const all = [
          ...places.map(({ span, left, width: w }) => ({ start: span.start, end: span.end, left, right: left + w })),
          ...rests.map(({ start, end, left, width: w }) => ({ start, end, left, right: left + w })),
        ];
        const apart = (a: (typeof all)[number], b: (typeof all)[number]) =>
          !meets(a, b) || a.right <= b.left + eps || b.right <= a.left + eps;
        expect(all.filter((a, i) => !all.slice(i + 1).every((b) => apart(a, b)))).toEqual([]);
      }),
    );
  });

  test('all stay inside the column and every lesson is shown or counted', () => {
    fc.assert(
      fc.property(day, columnWidth, (lessons, width) => {
        const { places, rests } = layLanes(lessons, width);
        for (const { left, width: w } of [...places, ...rests]) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(w).toBeGreaterThan(0);
          expect(left + w).toBeLessThanOrEqual(1 + eps);
        }
        const ids = [
          ...places.map(({ span }) => span.id),
          ...rests.flatMap(({ hidden }) => hidden.map(({ id }) => id)),
        ];
        expect(ids.toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('at most four stand beside each other, and never narrower than a lane', () => {
    fc.assert(
      fc.property(day, columnWidth, (lessons, width) => {
        const { places } = layLanes(lessons, width);
        for (const { span } of places) {
          const beside = places.filter(({ span: other }) => other.start <= span.start && span.start < other.end);
          expect(beside.length).toBeLessThanOrEqual(maxLanes);
        }
        const single = (w: number) => w * width >= minLane - 1e-6 || width < 2 * minLane + 4;
        for (const place of places) expect(single(place.width)).toBe(true);
      }),
    );
  });

  test('the order of the input changes nothing', () => {
    fc.assert(
      fc.property(day, fc.integer(), (lessons, seed) => {
        const shuffled = lessons.toSorted(
          (a, b) => ((Number(a.id) * 7919 + seed) % 31) - ((Number(b.id) * 7919 + seed) % 31),
        );
        const byId = (all: LaneSpan[]) =>
          layLanes(all, 400).places.toSorted((a, b) => a.span.id.localeCompare(b.span.id));
        expect(byId(shuffled)).toEqual(byId(lessons));
      }),
    );
  });

  test('a lesson alone has the whole width', () => {
    expect(layLanes([{ id: 'a', start: 600, end: 690 }], 145).places).toMatchObject([{ left: 0, width: 1 }]);
  });

  test('a cancelled or 被代 lesson takes 36 to 42 % beside a live one', () => {
    for (const slim of ['cancelled', 'substituted'] as const) {
      const { places } = layLanes(
        [
          { id: 'gone', start: 600, end: 660, slim },
          { id: 'live', start: 600, end: 690 },
        ],
        145,
      );
      const gone = places.find(({ span }) => span.id === 'gone');
      const live = places.find(({ span }) => span.id === 'live');
      expect(gone?.width).toBeGreaterThanOrEqual(0.36);
      expect(gone?.width).toBeLessThanOrEqual(0.42);
      expect((gone?.width ?? 0) + (live?.width ?? 0)).toBeCloseTo(1);
    }
  });

  test('a cancelled lesson alone is half as wide', () => {
    expect(layLanes([{ id: 'a', start: 600, end: 660, slim: 'cancelled' }], 145).places[0]?.width).toBe(0.5);
  });

  test('of seven at once four are shown and three counted', () => {
    const seven = Array.from({ length: 7 }, (_, i) => ({ id: `${i}`, start: 600, end: 690 }));
    const { places, rests } = layLanes(seven, 300);
    expect(places).toHaveLength(4);
    expect(rests).toHaveLength(1);
    expect(rests[0]?.hidden).toHaveLength(3);
  });

  test('cancelled lessons give way to live ones', () => {
    const five = Array.from(
      { length: 5 },
      (_, i): LaneSpan => ({
        id: `${i}`,
        start: 600,
        end: 690,
        slim: i === 0 ? 'cancelled' : undefined,
      }),
    );
    expect(layLanes(five, 300).rests[0]?.hidden.map(({ id }) => id)).toEqual(['0']);
  });

  test('a lesson widens over a lane that is free during its time', () => {
    const { places } = layLanes(
      [
        { id: 'long', start: 600, end: 660 },
        { id: 'beside', start: 600, end: 620 },
        { id: 'after', start: 660, end: 700 },
      ],
      200,
    );
    expect(places.find(({ span }) => span.id === 'after')?.width).toBe(1);
  });
});
