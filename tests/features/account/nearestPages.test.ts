import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearestPages } from '../../../src/features/account/states/nearestPages.ts';

const pages = [
  { path: '/layout/lineClassList', title: '班级列表' },
  { path: '/layout/lineMemberList', title: '学员列表' },
  { path: '/layoutV2/ClassSchedule', title: '课表' },
  { path: '/docViewer', title: '文档阅读' },
];

test('/layout/lineClasList was meant to be 班级列表', () => {
  expect(nearestPages('/layout/lineClasList', pages, 1)).toEqual([pages[0]]);
  expect(nearestPages('/layoutv2/classschedul', pages, 1)).toEqual([pages[2]]);
});

test('gives as many as asked for and no more than there are', () => {
  expect(nearestPages('/x', pages)).toHaveLength(3);
  expect(nearestPages('/x', pages, 9)).toHaveLength(4);
});

test('the distance is a metric', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
      expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
    }),
  );
});
