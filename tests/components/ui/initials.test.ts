import { expect, test } from 'vitest';
import { initialsOf } from '../../../src/components/ui/Avatar/initialsOf.ts';

test.each([
  ['林小满', '满', '小满'],
  ['吴越', '越', '吴越'],
  ['欧阳明轩', '轩', '明轩'],
  ['王', '王', '王'],
  ['林小满（妈妈）', '满', '小满'],
  ['Amy Lee', 'A', 'AL'],
  ['amy', 'A', 'A'],
  ['', '？', '？'],
])('%s → %s, %s', (name, one, two) => {
  expect(initialsOf(name, 1)).toBe(one);
  expect(initialsOf(name, 2)).toBe(two);
});
