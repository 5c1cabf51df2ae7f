import { Building2, Users } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Badge } from '../../src/components/ui/Badge/Badge.tsx';
import { moveNode } from '../../src/components/ui/Tree/moveNode.ts';
import { Tree } from '../../src/components/ui/Tree/Tree.tsx';
import type { TreeNode } from '../../src/components/ui/Tree/treeTypes.ts';
import { Form } from './layout.tsx';

const departments: readonly TreeNode[] = [
  {
    key: 'company',
    label: '晨光教育',
    children: [
      {
        key: 'donghu',
        label: '东湖校区',
        children: [
          { key: 'donghu-teach', label: '教学部', note: <Badge count={12} /> },
          { key: 'donghu-office', label: '教务部', note: <Badge count={4} /> },
          { key: 'donghu-sales', label: '招生部', note: <Badge count={6} /> },
        ],
      },
      {
        key: 'guanggu',
        label: '光谷校区',
        children: [
          { key: 'guanggu-teach', label: '教学部', note: <Badge count={9} /> },
          { key: 'guanggu-office', label: '教务部', note: <Badge count={3} /> },
        ],
      },
      { key: 'closed', label: '南湖校区（停业）', disabled: true },
    ],
  },
];

const many: readonly TreeNode[] = Array.from({ length: 500 }, (_, group) => ({
  key: `g${group}`,
  label: `班级 ${group + 1}`,
  children: Array.from({ length: 99 }, (__, student) => ({
    key: `g${group}-${student}`,
    label: `学员 ${group + 1}-${student + 1}`,
  })),
}));

function Movable({ nodes: start, onMove, ...rest }: ComponentProps<typeof Tree>) {
  const [nodes, setNodes] = useState(start);
  return (
    <Tree
      {...rest}
      nodes={nodes}
      onMove={(move, details) => {
        setNodes((now) => moveNode(now, move));
        onMove?.(move, details);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'ui/Tree',
  component: Tree,
  args: { nodes: departments, label: '部门', defaultExpanded: ['company', 'donghu'] },
  decorators: [(Story) => <Form width={300}>{Story()}</Form>],
});

export const Default = meta.story({
  args: { onSelectedChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tree', { name: '部门' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelectedChange).toHaveBeenCalledWith('donghu-teach', { reason: 'key' });
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveTextContent('教学部');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /东湖校区/ })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Playground = meta.story({ args: { checkable: true, searchable: true, selectable: true } });

export const Checks = meta.story({
  tags: ['visual'],
  args: {
    checkable: true,
    selectable: true,
    defaultChecked: ['donghu'],
    defaultSelected: 'donghu-teach',
    onCheckedChange: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    const company = canvas.getByRole('treeitem', { name: '晨光教育' });
    await expect(company).toHaveAttribute('aria-checked', 'mixed');
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{Home} ');
    await expect(company).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard(' ');
    await expect(company).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(company).toHaveAttribute('aria-checked', 'mixed');
    const [checks] = (args.onCheckedChange as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(checks.leafKeys()).toEqual(['donghu-teach', 'donghu-office', 'donghu-sales']);
    await expect(checks.topKeys()).toEqual(['donghu']);
  },
});

export const Search = meta.story({
  tags: ['visual'],
  args: { searchable: true, checkable: true, defaultExpanded: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索部门' }), '教务');
    await expect(canvas.getAllByRole('treeitem').map((row) => row.textContent)).toEqual([
      '晨光教育',
      '东湖校区',
      '教务部4',
      '光谷校区',
      '教务部3',
    ]);
    await expect(canvas.getAllByText('教务')).toHaveLength(2);
  },
});

export const NothingFound = meta.story({ args: { search: '财务' } });

export const FiftyThousand = meta.story({
  args: { nodes: many, label: '学员', checkable: true, defaultExpanded: 'all', maxHeight: 480, searchable: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40);
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('treeitem', { name: '学员 500-99' });
    await expect(last).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(last).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40);
  },
});

export const MoveByKeyboard = meta.story({
  args: { onMove: fn(), defaultExpanded: 'all' },
  render: (args) => <Movable {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      { key: 'donghu-office', target: 'donghu-teach', place: 'before' },
      { reason: 'keyboard' },
    );
    await expect(canvas.getByText('已将「教务部」移到「教学部」之前')).toBeInTheDocument();
    await expect(canvas.getAllByRole('treeitem')[2]).toHaveTextContent('教务部');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(
      { key: 'donghu-office', target: 'donghu', place: 'after' },
      { reason: 'keyboard' },
    );
  },
});

export const LoadsWhenOpened = meta.story({
  args: {
    nodes: [
      { key: 'a', label: '东湖校区', lazy: true, icon: <Building2 size={16} strokeWidth={1.75} aria-hidden /> },
      { key: 'b', label: '光谷校区', lazy: true, icon: <Building2 size={16} strokeWidth={1.75} aria-hidden /> },
    ],
    checkable: true,
    defaultChecked: ['a'],
    onLoad: async ({ key }) => {
      await Promise.resolve();
      if (key === 'b') throw new Error('offline');
      return [{ key: 'a1', label: '教学部', icon: <Users size={16} strokeWidth={1.75} aria-hidden /> }];
    },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{ArrowRight}');
    const child = await canvas.findByRole('treeitem', { name: '教学部' });
    await expect(child).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('加载失败，展开重试')).toBeVisible());
    await expect(canvas.getByRole('treeitem', { name: /光谷校区/ })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: Checks.input.args });

export const Dark = meta.story({ globals: { theme: 'dark' }, args: Checks.input.args });

export const Orange = meta.story({ globals: { brand: 'orange' }, args: Checks.input.args });

export const Nothing = meta.story({ args: { nodes: [] } });
