import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeFilters, rangeOf, readView, stepped, writeView } from '../../../src/features/schedule/scheduleView.ts';

const today = '2026-09-21';

test('an empty address is today, everything by default', () => {
  expect(writeView(readView('', today), today)).toBe('');
  expect(readView('', today)).toMatchObject({ date: today, mode: null, scope: null, cancelled: false });
});

test('what makes no sense in the address falls back instead of failing', () => {
  expect(readView('?date=2026-02-31&view=year&scope=all&state=x', today)).toMatchObject({
    date: today,
    mode: null,
    scope: null,
    state: null,
  });
});

test('a week runs from Monday to Sunday; a step is a week, in the day view a day', () => {
  expect(rangeOf('2026-09-23', 'week')).toEqual({ from: '2026-09-21', to: '2026-09-27' });
  expect(rangeOf('2026-09-23', 'day')).toEqual({ from: '2026-09-23', to: '2026-09-23' });
  expect(stepped('2026-09-23', 'week', 1)).toBe('2026-09-30');
  expect(stepped('2026-10-01', 'day', -1)).toBe('2026-09-30');
});

test('every view survives a reload: read(write(view)) is the view', () => {
  const id = fc.option(fc.string({ minLength: 1, maxLength: 12 }), { nil: null });
  const view = fc.record({
    date: fc.constantFrom('2026-09-21', '2026-02-28', '2027-01-01'),
    mode: fc.constantFrom('week' as const, 'day' as const, 'agenda' as const, null),
    scope: fc.constantFrom('mine' as const, 'campus' as const, null),
    campusId: id,
    teacherId: id,
    classId: id,
    state: fc.constantFrom('overdue' as const, 'planned' as const, 'rolled' as const, null),
    cancelled: fc.boolean(),
    lessonId: id,
  });
  fc.assert(
    fc.property(view, (one) => {
      expect(readView(writeView(one, today), today)).toEqual(one);
    }),
  );
});

test('the number on 更多筛选 counts what is filtered', () => {
  expect(activeFilters(readView('?classId=3&state=overdue&cancelled=1&scope=mine', today))).toBe(3);
});
