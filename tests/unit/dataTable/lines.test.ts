import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineOptions, type RowNode, toLines } from '../../../src/components/DataTable/lines.ts';
import { mergeRuns } from '../../../src/components/DataTable/merge.ts';

interface Item {
  id: string;
  group: string;
}
const leaf = (id: string, group = ''): RowNode<Item> => ({ row: { id, group }, children: [] });
const options: LineOptions<Item> = { rowKey: ({ id }) => id, open: new Map(), openAtFirst: () => false };
const keys = (nodes: RowNode<Item>[], more: Partial<LineOptions<Item>> = {}) =>
  toLines(nodes, { ...options, ...more }).map(({ key, depth }) => `${'  '.repeat(depth)}${key}`);

describe('lines', () => {
  const tree = [{ row: { id: 'a', group: '' }, children: [leaf('b'), { ...leaf('c'), children: [leaf('d')] }] }];
  test('a branch shows what is below it only when it is open', () => {
    expect(keys(tree)).toEqual(['a']);
    expect(keys(tree, { open: new Map([['a', true]]) })).toEqual(['a', '  b', '  c']);
    expect(keys(tree, { openAtFirst: () => true })).toEqual(['a', '  b', '  c', '    d']);
  });
  test('a detail stands below its row', () => {
    const open = new Map([['x', true]]);
    expect(keys([leaf('x'), leaf('y')], { open, hasDetail: () => true })).toEqual(['x', 'detail:x', 'y']);
    expect(keys([leaf('x')], { open, hasDetail: () => false })).toEqual(['x']);
  });
  test('headings stand in the order their first row comes, and a shut one hides its rows', () => {
    const nodes = [leaf('1', '东湖'), leaf('2', '光谷'), leaf('3', '东湖')];
    const grouping = { key: ({ group }: Item) => group };
    expect(keys(nodes, { grouping })).toEqual(['group:东湖', '  1', '  3', 'group:光谷', '  2']);
    const open = new Map([['group:东湖', false]]);
    expect(keys(nodes, { grouping, open })).toEqual(['group:东湖', 'group:光谷', '  2']);
  });
  test('grouping loses and doubles no row', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('甲', '乙', '丙', ''), { maxLength: 60 }), (groups) => {
        const nodes = groups.map((group, i) => leaf(String(i), group));
        const lines = toLines(nodes, { ...options, grouping: { key: ({ group }) => group } });
        const rows = lines.flatMap((line) => (line.kind === 'row' ? [line.key] : []));
        expect(rows.toSorted()).toEqual(groups.map((_, i) => String(i)).toSorted());
      }),
    );
  });
  test('two rows with one key are refused, with the way out', () => {
    expect(() => toLines([leaf('1'), leaf('1')], options)).toThrow(
      '[jiaowu] DataTable: two rows have the key "1". Selection, focus and edits go by it: let rowKey return what is unique, e.g. the id.',
    );
  });
});

describe('merged cells', () => {
  const linesOf = (groups: (string | null)[]) =>
    toLines(
      groups.map((group, i) => leaf(String(i), group ?? '')),
      options,
    );
  const key = ({ group }: Item) => (group === '' ? null : group);

  test('every line is in one run, a run has one key, and neighbouring runs differ', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('甲', '乙', null), { minLength: 1, maxLength: 80 }), (groups) => {
        const runs = mergeRuns(linesOf(groups), key);
        expect(runs).toHaveLength(groups.length);
        for (const [index, { start, end }] of runs.entries()) {
          expect(start).toBeLessThanOrEqual(index);
          expect(end).toBeGreaterThan(index);
          expect(new Set(groups.slice(start, end)).size).toBe(1);
          const next = groups[end] ?? null;
          expect(next === null || next !== groups[start]).toBe(true);
          expect(groups[index] !== null || end - start === 1).toBe(true);
        }
      }),
    );
  });
  test('a child never reaches over its parent', () => {
    const outer = mergeRuns(linesOf(['东湖', '东湖', '光谷']), key);
    const inner = mergeRuns(linesOf(['同班', '同班', '同班']), key, outer);
    expect(inner.map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [0, 2],
      [2, 3],
    ]);
  });
  test('an opened detail ends the run', () => {
    const lines = toLines([leaf('1', '甲'), leaf('2', '甲')], {
      ...options,
      open: new Map([['1', true]]),
      hasDetail: () => true,
    });
    expect(mergeRuns(lines, key).map(({ start }) => start)).toEqual([0, 1, 2]);
  });
});
