import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeOf } from '../../../src/domain/dates.ts';
import { parseTime, stepTime, timesBetween } from '../../../src/components/ui/TimeInput/times.ts';

test.each([
  ['18:30', '18:30'],
  ['18：30', '18:30'],
  ['1830', '18:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['9:5', '09:05'],
  ['9点', '09:00'],
  ['18点30分', '18:30'],
  ['24:00', '24:00'],
  ['24:01', null],
  ['25:00', null],
  ['18:60', null],
  ['晚上', null],
  ['', null],
])('%s → %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test('any time written out is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), (minutes) => {
      expect(parseTime(timeOf(minutes))).toBe(timeOf(minutes));
    }),
  );
});

test('the list goes by the step and includes both ends', () => {
  expect(timesBetween('08:00', '08:20', 5)).toEqual(['08:00', '08:05', '08:10', '08:15', '08:20']);
  expect(timesBetween('08:00', '08:50', 20)).toEqual(['08:00', '08:20', '08:40']);
  expect(timesBetween('23:50', '24:00', 5)).toEqual(['23:50', '23:55', '24:00']);
});

test('a step from an odd minute lands on the grid and never leaves the bounds', () => {
  expect(stepTime('18:32', 1, '08:00', '21:00', 5)).toBe('18:35');
  expect(stepTime('18:32', -1, '08:00', '21:00', 5)).toBe('18:30');
  expect(stepTime('21:00', 1, '08:00', '21:00', 5)).toBe('21:00');
  expect(stepTime('08:00', -1, '08:00', '21:00', 5)).toBe('08:00');
  expect(stepTime('07:00', 1, '08:00', '21:00', 5)).toBe('08:00');
});
