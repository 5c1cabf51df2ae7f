import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationText, endAfter, spanFault, spanMinutes } from '../../../src/components/ui/TimeRange/timeSpan.ts';
import { timeOf } from '../../../src/domain/dates.ts';

const times = fc.integer({ min: 0, max: 1439 }).map(timeOf);

test('an end must come after its start; what is not complete is no fault yet', () => {
  expect(spanFault({ start: '18:30', end: '18:00' })).toBe('结束时间必须晚于开始时间');
  expect(spanFault({ start: '18:30', end: '18:30' })).toBe('结束时间必须晚于开始时间');
  expect(spanFault({ start: '18:30', end: '20:00' })).toBeNull();
  expect(spanFault({ start: '22:00', end: '24:00' })).toBeNull();
  expect(spanFault({ start: '18:30', end: '' })).toBeNull();
});

test('an end so long after a start makes a span of that length', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 1440 }), (start, minutes) => {
      const end = endAfter(start, minutes, '24:00');
      fc.pre(end !== null);
      expect(spanFault({ start, end: end ?? '' })).toBeNull();
      expect(spanMinutes({ start, end: end ?? '' })).toBe(minutes);
    }),
  );
  expect(endAfter('20:30', 60, '21:00')).toBeNull();
  expect(endAfter('', 60, '21:00')).toBeNull();
});

test.each([
  [45, '45 分钟'],
  [60, '1 小时'],
  [90, '1.5 小时'],
  [80, '1 小时 20 分'],
  [120, '2 小时'],
])('%s minutes are %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
