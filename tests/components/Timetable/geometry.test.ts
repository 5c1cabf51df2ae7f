import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, daysOf, groupsOf, standsIn } from '../../../src/components/Timetable/columns.ts';
import {
  boxOf,
  columnAt,
  gridHeight,
  hourMarks,
  hourSpanOf,
  minutesAt,
  pxOf,
} from '../../../src/components/Timetable/geometry.ts';
import { placeBeside } from '../../../src/components/Timetable/beside.ts';
import { renderedColumns, visibleColumns } from '../../../src/components/Timetable/virtual.ts';

const hours = { from: 480, to: 1260 };

describe('minutes and px', () => {
  test('a minute is found again where it was drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 24, max: 120 }), (minute, hourHeight) => {
        expect(minutesAt(pxOf(minute, hours, hourHeight), hours, hourHeight)).toBeCloseTo(minute, 6);
      }),
    );
  });

  test('an hour is 56 px high and a card keeps 2 px of gutter', () => {
    expect(boxOf(16 * 60 + 30, 18 * 60, hours, 56)).toEqual({ top: 477, height: 82 });
    expect(gridHeight(hours, 56)).toBe(728);
  });

  test('the hours grow to whole hours around what lies outside', () => {
    const asked = { from: '08:00', to: '21:00' };
    expect(hourSpanOf(asked, [{ start: '09:00', end: '10:00' }])).toEqual(hours);
    expect(hourSpanOf(asked, [{ start: '07:30', end: '08:00' }], [{ start: '20:00', end: '21:40' }])).toEqual({
      from: 420,
      to: 1320,
    });
    expect(hourMarks(hours).map(({ time }) => time)).toEqual(
      Array.from({ length: 12 }, (_, i) => `${String(i + 9).padStart(2, '0')}:00`),
    );
  });

  test('a point belongs to the column it is in, outside to the nearest', () => {
    expect(columnAt(-5, 100, 7)).toBe(0);
    expect(columnAt(250, 100, 7)).toBe(2);
    expect(columnAt(9999, 100, 7)).toBe(6);
    expect(columnAt(10, 0, 7)).toBe(0);
  });
});

describe('columns', () => {
  const room = (id: string, campus?: string) => ({
    id,
    name: id,
    ...(campus ? { group: { id: campus, label: campus } } : {}),
  });

  test('a week begins on Monday, whatever day is asked for', () => {
    expect(daysOf('week', '2026-09-27')[0]).toBe('2026-09-21');
    expect(daysOf('week', '2026-09-21')).toHaveLength(7);
    expect(daysOf('day', '2026-09-23')).toEqual(['2026-09-23']);
  });

  test('rooms of one campus stand under one head', () => {
    const columns = columnsOf(['2026-09-26'], [room('A101', '东湖'), room('A102', '东湖'), room('G101', '光谷')]);
    expect(columns.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(groupsOf(columns).map(({ label, first, count }) => [label, first, count])).toEqual([
      ['东湖', 0, 2],
      ['光谷', 2, 1],
    ]);
    expect(groupsOf(columnsOf(['2026-09-26'], [room('A101')]))).toEqual([]);
    expect(groupsOf(columnsOf(['2026-09-26']))).toEqual([]);
  });

  test('several days with rooms are headed by day', () => {
    const columns = columnsOf(['2026-09-26', '2026-09-27'], [room('A101', '东湖'), room('A102', '东湖')]);
    expect(columns).toHaveLength(4);
    expect(groupsOf(columns).map(({ date }) => date)).toEqual(['2026-09-26', '2026-09-27']);
  });

  test('a lesson stands in the columns of its day and resources', () => {
    const [a, b] = columnsOf(['2026-09-26'], [room('A101'), room('A102')]);
    const lesson = { date: '2026-09-26', resourceIds: ['A102'] };
    expect([a, b].map((column) => column && standsIn(lesson, column))).toEqual([false, true]);
    const [monday] = columnsOf(['2026-09-21']);
    expect(monday && standsIn({ date: '2026-09-21' }, monday)).toBe(true);
  });
});

describe('columns in view', () => {
  test('cover the viewport and stay inside the grid', () => {
    const cases = fc.record({
      scrolled: fc.double({ min: 0, max: 1, noNaN: true }),
      viewport: fc.integer({ min: 200, max: 2000 }),
      width: fc.integer({ min: 90, max: 300 }),
      count: fc.integer({ min: 1, max: 420 }),
    });
    fc.assert(
      fc.property(cases, ({ scrolled, viewport, width, count }) => {
        const scroll = Math.floor(scrolled * Math.max(0, count * width - viewport));
        const { first, end } = visibleColumns({ scroll, viewport, width, count });
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        expect(end).toBeGreaterThan(first);
        expect(first * width).toBeLessThanOrEqual(scroll);
        expect(end * width).toBeGreaterThanOrEqual(Math.min(scroll + viewport, count * width));
        expect(end - first).toBeLessThanOrEqual(Math.ceil(viewport / width) + 6);
      }),
    );
  });

  test('the focused and the lifted column stay mounted', () => {
    expect(renderedColumns({ first: 10, end: 13 }, [3, 11, -1, 500], 420)).toEqual([3, 10, 11, 12]);
  });
});

describe('the card beside the ghost', () => {
  const bounds = { left: 0, top: 0, width: 1200, height: 800 };
  const size = { width: 396, height: 160 };
  test('never covers it where any side has room, and stays inside', () => {
    const ghosts = fc.record({
      left: fc.integer({ min: 0, max: 1060 }),
      top: fc.integer({ min: 0, max: 720 }),
      width: fc.constant(140),
      height: fc.integer({ min: 12, max: 80 }),
    });
    fc.assert(
      fc.property(ghosts, (ghost) => {
        const { left, top } = placeBeside(ghost, size, bounds);
        const apart = left >= ghost.left + ghost.width || left + size.width <= ghost.left;
        expect(apart).toBe(true);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + size.height).toBeLessThanOrEqual(792);
      }),
    );
  });
  test('goes below or above where there is no side', () => {
    const phone = { left: 0, top: 0, width: 375, height: 800 };
    expect(placeBeside({ left: 70, top: 100, width: 300, height: 80 }, { width: 350, height: 120 }, phone).top).toBe(
      192,
    );
    expect(placeBeside({ left: 70, top: 700, width: 300, height: 80 }, { width: 350, height: 120 }, phone).top).toBe(
      568,
    );
  });
});
