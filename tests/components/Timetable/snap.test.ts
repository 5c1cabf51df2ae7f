import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeSpeed } from '../../../src/components/Timetable/autoScroll.ts';
import { stepSpot, targetOf } from '../../../src/components/Timetable/dragState.ts';
import { drawSpan, moveSpan, resizeSpan, snapTo, stepFrom } from '../../../src/components/Timetable/snap.ts';

const hours = { from: 480, to: 1260 };
const step = fc.constantFrom(5, 15);
const minute = fc.double({ min: 0, max: 1440, noNaN: true });

describe('the raster', () => {
  test('a moved lesson keeps its length, lies on the raster and inside the hours', () => {
    fc.assert(
      fc.property(
        minute,
        fc.integer({ min: 3, max: 60 }).map((n) => n * 5),
        step,
        (start, length, by) => {
          const span = moveSpan(start, length, by, hours);
          expect(span.end - span.start).toBe(length);
          expect(span.start).toBeGreaterThanOrEqual(hours.from);
          expect(span.end).toBeLessThanOrEqual(hours.to);
          expect(span.start % 5).toBe(0);
        },
      ),
    );
  });

  test('a resized lesson lasts 15 to 480 minutes and ends inside the hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 96, max: 249 }).map((n) => n * 5),
        minute,
        step,
        (start, end, by) => {
          const span = resizeSpan(start, end, by, hours);
          expect(span.start).toBe(start);
          expect(span.end - start).toBeGreaterThanOrEqual(15);
          expect(span.end - start).toBeLessThanOrEqual(480);
          expect(span.end).toBeLessThanOrEqual(hours.to);
        },
      ),
    );
  });

  test('a drawn lesson has a length, in both directions', () => {
    fc.assert(
      fc.property(fc.double({ min: 480, max: 1260, noNaN: true }), minute, step, (anchor, at, by) => {
        const { start, end } = drawSpan(anchor, at, by, hours);
        expect(end - start).toBeGreaterThanOrEqual(15);
        expect(start).toBeGreaterThanOrEqual(hours.from);
        expect(end).toBeLessThanOrEqual(hours.to);
      }),
    );
    expect(drawSpan(600, 690, 15, hours)).toEqual({ start: 600, end: 690 });
    expect(drawSpan(690, 600, 15, hours)).toEqual({ start: 600, end: 705 });
  });

  test('a step from beside the raster ends on it', () => {
    expect(snapTo(607, 15)).toBe(600);
    expect(stepFrom(610, 1, 15)).toBe(615);
    expect(stepFrom(610, -1, 15)).toBe(600);
    expect(stepFrom(600, 1, 15)).toBe(615);
    expect(stepFrom(600, -1, 5)).toBe(595);
  });
});

describe('keys of a lifted lesson', () => {
  const grid = { columns: 7, hours, snap: 15, fineSnap: 5 };
  const spot = { column: 2, start: 600, end: 690 };
  const press = (key: string, more: { shift?: boolean; alt?: boolean } = {}) =>
    stepSpot(spot, { key, shift: false, alt: false, ...more }, grid);

  test('arrows move by the raster, Alt by five minutes, sideways by a column', () => {
    expect(press('ArrowDown')).toEqual({ column: 2, start: 615, end: 705 });
    expect(press('ArrowUp', { alt: true })).toEqual({ column: 2, start: 595, end: 685 });
    expect(press('ArrowRight')).toEqual({ column: 3, start: 600, end: 690 });
    expect(stepSpot({ ...spot, column: 0 }, { key: 'ArrowLeft', shift: false, alt: false }, grid)?.column).toBe(0);
  });
  test('Shift changes the end', () => {
    expect(press('ArrowDown', { shift: true })).toEqual({ column: 2, start: 600, end: 705 });
    expect(press('ArrowUp', { shift: true })).toEqual({ column: 2, start: 600, end: 675 });
  });
  test('other keys are not ours', () => {
    expect(press('x')).toBeUndefined();
  });
  test('a target names the resource only where columns have one', () => {
    expect(targetOf(spot, { key: 'd', index: 2, date: '2026-09-23' })).toEqual({
      date: '2026-09-23',
      start: '10:00',
      end: '11:30',
    });
    const resource = { id: 'A101', name: 'A101' };
    expect(targetOf(spot, { key: 'd', index: 2, date: '2026-09-23', resource }).resourceId).toBe('A101');
  });
});

describe('scrolling at the edge', () => {
  test('rests in the middle and hurries towards the edge', () => {
    expect(edgeSpeed(400, 0, 800)).toBe(0);
    expect(edgeSpeed(790, 0, 800)).toBeGreaterThan(edgeSpeed(765, 0, 800));
    expect(edgeSpeed(5, 0, 800)).toBeLessThan(0);
    expect(edgeSpeed(900, 0, 800)).toBe(18);
  });
});
