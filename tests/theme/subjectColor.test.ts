import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandOf } from '../../src/theme/brand.ts';
import {
  distinctSubjectColors,
  similarSubjectColor,
  subjectColor,
  subjectColorCount,
  subjectColorOfId,
} from '../../src/theme/subjectColor.ts';

const subjectColors = Array.from({ length: subjectColorCount }, (_, i) => i + 1);

test('platform 8 is orange, every other is blue', () => {
  expect(brandOf(8)).toBe('orange');
  expect(brandOf('8')).toBe('orange');
  expect([1, 2, 18, undefined, null, ''].map(brandOf)).toEqual(['blue', 'blue', 'blue', 'blue', 'blue', 'blue']);
});

test('an id always gets the same colour, one of twelve', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const color = subjectColorOfId(id);
      expect(color).toBe(subjectColorOfId(id));
      expect(subjectColors).toContain(color);
    }),
  );
});

test('the colours of known ids never change: timetables are remembered by them', () => {
  expect(['1', '2', '101', 'subject-7', '机器人'].map(subjectColorOfId)).toMatchInlineSnapshot(`
    [
      5,
      6,
      5,
      5,
      4,
    ]
  `);
});

test('neighbouring ids spread over the palette', () => {
  const taken = new Set(Array.from({ length: 60 }, (_, i) => subjectColorOfId(String(100 + i))));
  expect(taken.size).toBe(12);
});

test('a colour set in the dictionary wins; nonsense does not', () => {
  expect(subjectColor({ id: 'x', color: 7 })).toBe(7);
  for (const color of [null, undefined, 0, 13, 2.5])
    expect(subjectColor({ id: 'x', color })).toBe(subjectColorOfId('x'));
});

test('colours that look alike are offered last', () => {
  expect(similarSubjectColor(2)).toBe(3);
  expect(similarSubjectColor(12)).toBe(11);
  expect(similarSubjectColor(1)).toBeNull();
  expect(distinctSubjectColors([2, 8])).toEqual([1, 4, 5, 6, 7, 10, 11, 12]);
  expect(distinctSubjectColors(subjectColors)).toEqual([]);
});
