import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { moveNode } from '../../../src/components/ui/Tree/moveNode.ts';
import { Tree } from '../../../src/components/ui/Tree/Tree.tsx';
import type { TreeChecks } from '../../../src/components/ui/Tree/treeChecks.ts';
import type { TreeMove, TreeNode } from '../../../src/components/ui/Tree/treeTypes.ts';
import { failOnConsoleError, render } from './setup.tsx';

failOnConsoleError();

const departments: readonly TreeNode[] = [
  {
    key: 'd',
    label: '东湖',
    children: [
      { key: 'd1', label: '教学部' },
      { key: 'd2', label: '教务部' },
    ],
  },
  { key: 'g', label: '光谷', children: [{ key: 'g1', label: '招生部' }] },
  { key: 'n', label: '南湖' },
];
const words = () => screen.getAllByRole('treeitem').map((row) => row.textContent);
const rowOf = (name: string) => screen.getByRole('treeitem', { name });

describe('the keyboard', () => {
  test('walks, opens and closes as in any tree', async () => {
    render(<Tree nodes={departments} label="部门" />);
    const user = userEvent.setup();
    const tree = screen.getByRole('tree', { name: '部门' });
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await user.tab();
    expect(document.activeElement).toBe(tree);
    expect(active()).toBe('东湖');
    await user.keyboard('{ArrowRight}');
    expect(words()).toEqual(['东湖', '教学部', '教务部', '光谷', '南湖']);
    await user.keyboard('{ArrowRight}');
    expect(active()).toBe('教学部');
    await user.keyboard('{End}');
    expect(active()).toBe('南湖');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('教务部');
    await user.keyboard('{ArrowLeft}');
    expect(active()).toBe('东湖');
    await user.keyboard('{ArrowLeft}');
    expect(words()).toEqual(['东湖', '光谷', '南湖']);
    await user.keyboard('*');
    expect(words()).toHaveLength(6);
    await user.keyboard('光');
    expect(active()).toBe('光谷');
  });

  test('each row tells its level and place', () => {
    render(<Tree nodes={departments} label="部门" defaultExpanded={['d']} />);
    const row = rowOf('教务部');
    expect([row.ariaLevel, row.ariaPosInSet, row.ariaSetSize]).toEqual(['2', '2', '2']);
    expect(rowOf('东湖').ariaExpanded).toBe('true');
    expect(row.ariaExpanded).toBeNull();
  });
});

describe('checks', () => {
  test('an owner that does not take a change keeps what was', async () => {
    const told = vi.fn<(checks: TreeChecks) => void>();
    render(
      <Tree nodes={departments} label="部门" checkable defaultExpanded="all" checked={['d1']} onCheckedChange={told} />,
    );
    expect(rowOf('东湖').ariaChecked).toBe('mixed');
    await userEvent.setup().click(screen.getByText('教务部'));
    expect(told.mock.calls[0]?.[0].topKeys()).toEqual(['d']);
    expect(rowOf('东湖').ariaChecked).toBe('mixed');
  });

  test('an owner that hands back what it was told follows the user', async () => {
    function Owner() {
      const [checks, setChecks] = useState<TreeChecks | readonly string[]>([]);
      return <Tree nodes={departments} label="部门" checkable checked={checks} onCheckedChange={setChecks} />;
    }
    render(<Owner />);
    const user = userEvent.setup();
    await user.click(screen.getByText('东湖'));
    expect(rowOf('东湖').ariaChecked).toBe('true');
    await user.click(screen.getByText('东湖'));
    expect(rowOf('东湖').ariaChecked).toBe('false');
  });
});

function Movable({ onMove }: { onMove: (move: TreeMove, details: { reason: string }) => void }) {
  const [nodes, setNodes] = useState(departments);
  return (
    <Tree
      nodes={nodes}
      label="部门"
      defaultExpanded={['d']}
      onMove={(move, details) => {
        setNodes((now) => moveNode(now, move));
        onMove(move, details);
      }}
    />
  );
}

/** From the middle of one row to a height (0 top, 1 bottom) in another. */
function drag(from: string, to: string, height: number) {
  const start = rowOf(from).getBoundingClientRect();
  const goal = rowOf(to).getBoundingClientRect();
  const at = { pointerId: 1, pointerType: 'mouse', button: 0 };
  fireEvent.pointerDown(screen.getByText(from), { ...at, clientX: start.x + 50, clientY: start.y + 16 });
  fireEvent.pointerMove(window, { ...at, clientX: goal.x + 60, clientY: goal.y + 16 });
  fireEvent.pointerMove(window, { ...at, clientX: goal.x + 60, clientY: goal.y + goal.height * height });
  return { drop: () => fireEvent.pointerUp(window, at) };
}

describe('dragging', () => {
  test('a node goes before, into or behind another', () => {
    const onMove = vi.fn<(move: TreeMove, details: { reason: string }) => void>();
    render(<Movable onMove={onMove} />);
    drag('教务部', '教学部', 0.1).drop();
    expect(onMove).toHaveBeenLastCalledWith({ key: 'd2', target: 'd1', place: 'before' }, { reason: 'drag' });
    expect(words()).toEqual(['东湖', '教务部', '教学部', '光谷', '南湖']);
    drag('南湖', '光谷', 0.5).drop();
    expect(onMove).toHaveBeenLastCalledWith({ key: 'n', target: 'g', place: 'inside' }, { reason: 'drag' });
    expect(words()).toEqual(['东湖', '教务部', '教学部', '光谷', '招生部', '南湖']);
  });

  test('not into itself, and Escape lets go', () => {
    const onMove = vi.fn<(move: TreeMove) => void>();
    render(<Movable onMove={onMove} />);
    drag('东湖', '教学部', 0.5).drop();
    const held = drag('南湖', '东湖', 0.5);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    held.drop();
    expect(onMove).not.toHaveBeenCalled();
    expect(words()).toEqual(['东湖', '教学部', '教务部', '光谷', '南湖']);
  });
});

test('children come once, when their parent is opened; a failure says so and can be tried again', async () => {
  let answers = [Promise.reject(new Error('offline')), Promise.resolve([{ key: 'x', label: '教学部' }])];
  answers[0]?.catch(() => undefined);
  const onLoad = vi.fn<(node: TreeNode) => Promise<readonly TreeNode[]>>(() => {
    const [next = Promise.resolve([]), ...rest] = answers;
    answers = rest;
    return next;
  });
  render(<Tree nodes={[{ key: 'd', label: '东湖', lazy: true }]} label="部门" onLoad={onLoad} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('加载失败，展开重试')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('教学部')).toBeDefined();
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  await waitFor(() => expect(screen.getByText('教学部')).toBeDefined());
  expect(onLoad).toHaveBeenCalledTimes(2);
});

test('50,000 nodes are as many elements as fit, before and after scrolling and checking all', async () => {
  const nodes = Array.from({ length: 500 }, (_, group) => ({
    key: `g${group}`,
    label: `班级 ${group}`,
    children: Array.from({ length: 99 }, (__, n) => ({ key: `g${group}-${n}`, label: `学员 ${group}-${n}` })),
  }));
  const commits = vi.fn<() => void>();
  render(
    <Profiler id="tree" onRender={commits}>
      <Tree nodes={[{ key: 'all', label: '全部', children: nodes }]} label="学员" checkable defaultExpanded="all" />
    </Profiler>,
  );
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(25);
  commits.mockClear();
  await user.keyboard(' ');
  expect(rowOf('全部').ariaChecked).toBe('true');
  expect(commits.mock.calls.length).toBeLessThanOrEqual(2);
  await user.keyboard('{End}');
  expect((await screen.findByRole('treeitem', { name: '学员 499-98' })).ariaChecked).toBe('true');
  await act(async () => user.keyboard(' '));
  expect(rowOf('学员 499-98').ariaChecked).toBe('false');
  await user.keyboard('{Home}');
  await waitFor(() => expect(rowOf('全部').ariaChecked).toBe('mixed'));
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(25);
});
