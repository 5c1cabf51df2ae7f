import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropPlace, keyboardMove, mayMove, moveNode, moveSentence } from '../../../src/components/ui/Tree/moveNode.ts';
import { ancestorsOf, buildTreeIndex } from '../../../src/components/ui/Tree/treeIndex.ts';
import { searchTree, treeRows, typeAhead } from '../../../src/components/ui/Tree/treeRows.ts';
import { anyTree } from './anyTree.ts';
import type { TreeMove, TreeNode } from '../../../src/components/ui/Tree/treeTypes.ts';

const trees = anyTree();
const places = fc.constantFrom('before' as const, 'after' as const, 'inside' as const);
const moves = fc.tuple(trees, fc.nat(), fc.nat(), places).map(([nodes, from, to, place]) => {
  const keys = [...buildTreeIndex(nodes).keys()];
  const move: TreeMove = { key: keys[from % keys.length] ?? '', target: keys[to % keys.length] ?? '', place };
  return { nodes, move };
});

describe('moving', () => {
  test('loses and doubles nothing, and puts the node where it was told', () => {
    fc.assert(
      fc.property(moves, ({ nodes, move }) => {
        const before = buildTreeIndex(nodes);
        const after = buildTreeIndex(moveNode(nodes, move));
        expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
        fc.pre(mayMove(before, move));
        const moved = after.get(move.key);
        const goal = after.get(move.target);
        const last = (moved?.siblings ?? 0) - 1;
        const beside = (goal?.place ?? 0) + (move.place === 'before' ? -1 : 1);
        expect(moved?.parent).toBe(move.place === 'inside' ? move.target : goal?.parent);
        expect(moved?.place).toBe(move.place === 'inside' ? last : beside);
      }),
    );
  });

  test('a node never goes into itself or below itself', () => {
    fc.assert(
      fc.property(moves, ({ nodes, move }) => {
        const index = buildTreeIndex(nodes);
        fc.pre(move.key === move.target || ancestorsOf(index, move.target).includes(move.key));
        expect(mayMove(index, move)).toBe(false);
        expect(moveNode(nodes, move)).toBe(nodes);
      }),
    );
  });

  test('the keyboard offers only moves that change something', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'), (nodes, arrow) => {
        const index = buildTreeIndex(nodes);
        for (const key of index.keys()) {
          const move = keyboardMove(index, key, arrow);
          if (!move) continue;
          const order = (list: readonly TreeNode[]) =>
            [...buildTreeIndex(list)].map(([name, entry]) => `${name}<${entry.parent}`).join();
          expect(order(moveNode(nodes, move))).not.toBe(order(nodes));
        }
      }),
    );
  });

  test('it is told in a sentence', () => {
    const index = buildTreeIndex([
      { key: 'a', label: '教学部' },
      { key: 'b', label: '教务部' },
    ]);
    expect(moveSentence(index, { key: 'b', target: 'a', place: 'before' })).toBe('「教务部」移到「教学部」之前');
  });

  test('the edges of a row mean between, its middle into', () => {
    expect([0, 0.2, 0.5, 0.8, 1].map(dropPlace)).toEqual(['before', 'before', 'inside', 'after', 'after']);
  });
});

describe('what is shown', () => {
  test('a node is in view exactly when everything above it is open', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat()), (nodes, picks) => {
        const index = buildTreeIndex(nodes);
        const keys = [...index.keys()];
        const open = new Set(picks.map((pick) => keys[pick % keys.length] ?? ''));
        const shown = keys.filter((key) => ancestorsOf(index, key).every((above) => open.has(above)));
        expect(treeRows(nodes, index, open).map(({ key }) => key)).toEqual(shown);
      }),
    );
  });

  test('a search shows each hit with all above it and all below it, and nothing else', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom('1', '2', '节点', 'x', '13'), (nodes, words) => {
        const index = buildTreeIndex(nodes);
        const filter = searchTree(index, words);
        if (!filter) throw new Error('there were words');
        const hits = [...index].filter(([, { node }]) => node.label.includes(words)).map(([key]) => key);
        expect([...filter.hits]).toEqual(hits);
        const related = (key: string, hit: string) =>
          key === hit || ancestorsOf(index, hit).includes(key) || ancestorsOf(index, key).includes(hit);
        for (const key of index.keys()) {
          expect(filter.shown.has(key)).toBe(hits.some((hit) => related(key, hit)));
        }
        const rows = new Set(treeRows(nodes, index, new Set(), filter).map(({ key }) => key));
        for (const hit of hits) expect(rows.has(hit)).toBe(true);
      }),
    );
    expect(searchTree(buildTreeIndex([]), '  ')).toBeNull();
  });

  test('typing leads to the next row that begins so, round the end', () => {
    const nodes = ['东湖', '光谷', '东西湖'].map((label) => ({ key: label, label }));
    const rows = treeRows(nodes, buildTreeIndex(nodes), new Set());
    expect(typeAhead(rows, 0, '东')).toBe(2);
    expect(typeAhead(rows, 2, '东')).toBe(0);
    expect(typeAhead(rows, 0, '武')).toBe(-1);
  });
});
