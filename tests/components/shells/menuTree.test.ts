import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterMenu, shownMenu, trailTo } from '../../../src/components/shells/AdminShell/menuTree.ts';
import { touchKept } from '../../../src/components/shells/KeepAlive/keptPages.ts';
import type { MenuNode } from '../../../src/contract/company.ts';

const leaf = (id: string, name: string, url: string): MenuNode => ({ id, name, url, children: [] });
const tree: MenuNode[] = [
  leaf('1', '工作台', '/layout/dashboard'),
  {
    id: '2',
    name: '教务',
    url: null,
    children: [leaf('21', '排课课表', '/layout/timetable'), leaf('22', '班级列表', '/layout/lineClassList')],
  },
  { id: '3', name: '营销', url: null, children: [leaf('31', '市场', '/marketCenter')] },
  leaf('4', '市场中心', '/marketCenter'),
];

test('/marketCenter is in no menu, and a group of nothing else is gone with it', () => {
  expect(shownMenu(tree).map(({ name }) => name)).toEqual(['工作台', '教务']);
});

test('the filter keeps the group of what it finds, and all of a group that matches itself', () => {
  const shown = shownMenu(tree);
  expect(filterMenu(shown, '班级')).toEqual([{ ...shown[1], children: [shown[1]?.children[1]] }]);
  expect(filterMenu(shown, '教务')[0]?.children).toHaveLength(2);
  expect(filterMenu(shown, ' ')).toEqual(shown);
  expect(filterMenu(shown, '没有的')).toEqual([]);
});

test('the trail leads from the group to the entry of a path', () => {
  expect(trailTo(tree, '/layout/lineClassList')).toEqual(['2', '22']);
  expect(trailTo(tree, '/layout/dashboard')).toEqual(['1']);
  expect(trailTo(tree, '/nowhere')).toEqual([]);
});

test('kept pages: the latest first, each once, never more than the cap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }),
      fc.integer({ min: 1, max: 4 }),
      (visits, cap) => {
        const kept = visits.reduce<readonly string[]>((keys, key) => touchKept(keys, key, cap), []);
        expect(kept).toHaveLength(new Set(kept).size);
        expect(kept.length).toBeLessThanOrEqual(cap);
        expect(kept[0]).toBe(visits.at(-1));
      },
    ),
  );
  expect(() => touchKept([], 'a', 0)).toThrow(RangeError);
});
