import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTreeChecks, type TreeChecks } from '../../../src/components/ui/Tree/treeChecks.ts';
import { buildTreeIndex, type TreeIndex } from '../../../src/components/ui/Tree/treeIndex.ts';
import { anyTree } from './anyTree.ts';
import type { CheckState, TreeNode } from '../../../src/components/ui/Tree/treeTypes.ts';

const trees = anyTree({ offs: true });
const toggles = fc.array(fc.record({ pick: fc.nat(), checked: fc.boolean() }), { maxLength: 40 });

/** The plain truth: a set of checked leaves. */
function model(index: TreeIndex) {
  const on = new Set<string>();
  const leavesOf = (key: string): string[] => {
    const entry = index.get(key);
    if (!entry) return [];
    return entry.children.length === 0 ? [key] : entry.children.flatMap((child) => leavesOf(child.key));
  };
  return {
    on,
    set(key: string, checked: boolean) {
      for (const leaf of leavesOf(key)) {
        if (index.get(leaf)?.disabled) continue;
        if (checked) on.add(leaf);
        else on.delete(leaf);
      }
    },
    stateOf(key: string): CheckState {
      const leaves = leavesOf(key).filter((leaf) => !index.get(leaf)?.disabled);
      const count = leaves.filter((leaf) => on.has(leaf)).length;
      return count === 0 ? 'none' : count === leaves.length ? 'all' : 'some';
    },
  };
}

function play(index: TreeIndex, script: { pick: number; checked: boolean }[]) {
  const keys = [...index.keys()];
  const truth = model(index);
  let checks: TreeChecks = createTreeChecks(index);
  for (const { pick, checked } of script) {
    const key = keys[pick % keys.length] ?? '';
    truth.set(key, checked);
    checks = checks.with(key, checked);
  }
  return { truth, checks, keys };
}

describe('after any toggles', () => {
  test('every node says what its leaves say', () => {
    fc.assert(
      fc.property(trees, toggles, (nodes, script) => {
        const index = buildTreeIndex(nodes);
        const { truth, checks, keys } = play(index, script);
        for (const key of keys) expect([key, checks.stateOf(key)]).toEqual([key, truth.stateOf(key)]);
        expect(checks.count).toBe(truth.on.size);
        expect(checks.leafKeys()).toEqual(keys.filter((key) => truth.on.has(key)));
      }),
    );
  });

  test('a parent is derived from its children', () => {
    fc.assert(
      fc.property(trees, toggles, (nodes, script) => {
        const index = buildTreeIndex(nodes);
        const { checks } = play(index, script);
        for (const [key, { children, leaves }] of index) {
          if (children.length === 0 || leaves === 0) continue;
          const below = children.filter((child) => (index.get(child.key)?.leaves ?? 0) > 0);
          const states = new Set(below.map((child) => checks.stateOf(child.key)));
          expect(checks.stateOf(key)).toBe(states.size === 1 ? [...states][0] : 'some');
        }
      }),
    );
  });

  test('the top keys say the same in fewer words', () => {
    fc.assert(
      fc.property(trees, toggles, (nodes, script) => {
        const index = buildTreeIndex(nodes);
        const { checks } = play(index, script);
        const tops = checks.topKeys();
        expect(createTreeChecks(index, tops).leafKeys()).toEqual(checks.leafKeys());
        expect(tops.length).toBeLessThanOrEqual(checks.count);
      }),
    );
  });

  test('earlier checks stay what they were', () => {
    fc.assert(
      fc.property(trees, toggles, (nodes, script) => {
        const index = buildTreeIndex(nodes);
        const keys = [...index.keys()];
        const before = play(index, script).checks;
        const leaves = before.leafKeys();
        for (const key of keys) before.with(key, true).with(key, false);
        expect(before.leafKeys()).toEqual(leaves);
      }),
    );
  });
});

test('a disabled leaf keeps its check whatever happens above it', () => {
  const index = buildTreeIndex([
    {
      key: 'root',
      label: '晨光教育',
      children: [
        { key: 'a', label: '教学部' },
        { key: 'b', label: '教务部', disabled: true },
      ],
    },
  ]);
  const checks = createTreeChecks(index, ['b']);
  expect(checks.stateOf('root')).toBe('none');
  expect(checks.with('root', true).leafKeys()).toEqual(['a', 'b']);
  expect(checks.with('root', true).stateOf('root')).toBe('all');
  expect(checks.with('root', true).with('root', false).leafKeys()).toEqual(['b']);
  expect(createTreeChecks(index, checks.with('root', true).topKeys()).leafKeys()).toEqual(['a', 'b']);
});

test('a toggle looks at the nodes above only: its cost is the depth, not what lies below', () => {
  const branch = (key: string, size: number): TreeNode => ({
    key,
    label: key,
    children: Array.from({ length: size }, (_, n) => ({ key: `${key}-${n}`, label: `${key}-${n}` })),
  });
  const looked = (size: number): number => {
    const index = buildTreeIndex([{ key: 'root', label: 'root', children: [branch('a', size), branch('b', size)] }]);
    let count = 0;
    const counted: TreeIndex = new Proxy(index, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          count += 1;
          return Reflect.apply(value, target, args) as unknown;
        };
      },
    });
    let checks = createTreeChecks(counted);
    count = 0;
    for (let n = 0; n < 20; n += 1) checks = checks.with('a', n % 2 === 0);
    expect(checks.with('a', true).count).toBe(size);
    return count;
  };
  expect(looked(20_000)).toBe(looked(10));
});

test('two nodes with one key are refused in words that help', () => {
  const twice = [
    { key: 'a', label: '甲' },
    { key: 'a', label: '乙' },
  ];
  expect(() => buildTreeIndex(twice)).toThrow('[jiaowu] Tree: two nodes have the key "a"');
});

test('what is loaded under a checked node is checked', () => {
  const nodes: TreeNode[] = [{ key: 'a', label: '东湖', lazy: true }];
  const before = createTreeChecks(buildTreeIndex(nodes), ['a']);
  const later = buildTreeIndex(
    nodes,
    new Map([
      [
        'a',
        [
          { key: 'b', label: '教学部' },
          { key: 'c', label: '教务部' },
        ],
      ],
    ]),
  );
  expect(createTreeChecks(later, before.topKeys()).leafKeys()).toEqual(['b', 'c']);
});
