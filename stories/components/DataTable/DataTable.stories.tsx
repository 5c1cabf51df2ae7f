import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withFrame } from './frame.tsx';
import { type Member, memberActions, memberColumns, memberKey, members } from './members.tsx';
import { TableStory } from './TableStory.tsx';

const told = fn();
const onRowOpen = fn();
const onSortChange = fn();
const options = {
  columns: memberColumns,
  rows: members(60),
  rowKey: memberKey,
  total: 1286,
  selectable: true,
  actions: memberActions(told),
  onRowOpen,
  onSortChange,
};

const meta = preview.meta({
  title: 'components/DataTable',
  component: TableStory<Member>,
  decorators: [withFrame],
  args: { 'aria-label': '学员', options },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('陈可欣'));
    await expect(onRowOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: '陈可欣' }), {
      reason: 'pointer',
    });
    const [, first] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByText('已选 1 条')).toBeVisible();
  },
});

export const Playground = meta.story({
  args: { settings: true, frame: 'card', fill: false, footer: true, endPadding: 0 },
});

export const FillsItsPlace = meta.story({
  args: { fill: true, frame: 'page', options: { ...options, rows: members(8), total: 8 } },
});

export const Compact = meta.story({ args: { options: { ...options, density: 'compact' } } });
export const Roomy = meta.story({ args: { options: { ...options, density: 'roomy' } } });

export const Sorted = meta.story({
  args: { options: { ...options, defaultSort: { column: 'hours', direction: 'desc' } } },
  play: async ({ canvas, userEvent }) => {
    const hours = canvas.getByRole('columnheader', { name: '可用课时' });
    await expect(hours).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: '学员' }));
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'asc' }, { reason: 'pointer' });
    await expect(hours).toHaveAttribute('aria-sort', 'none');
  },
});

/** More than three acts: the rest stand in a menu that is fetched when it is first asked for. */
export const MoreActions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [more] = canvas.getAllByRole('button', { name: '更多操作' });
    await userEvent.click(more as HTMLElement);
    // The menu is fetched: a busy machine may take its time.
    const item = await screen.findByRole('menuitem', { name: '加入班级' }, { timeout: 10_000 });
    await userEvent.click(item);
    await expect(told).toHaveBeenLastCalledWith('加入班级 林小满');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const wide = [
  ...memberColumns,
  ...Array.from({ length: 18 }, (_, i) => ({
    id: `w${i}`,
    header: `第 ${i + 1} 周`,
    width: 96,
    numeric: true,
    value: ({ id }: Member) => ((Number(id.slice(2)) * (i + 3)) % 400) / 10,
  })),
];

/** 10,000 rows by 30 columns: what is mounted is what is in view. */
export const TenThousandByThirty = meta.story({
  tags: ['visual'],
  args: { fill: true, options: { ...options, rows: members(10_000), columns: wide, total: undefined } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10002');
    await expect(grid.querySelectorAll('[role=gridcell]').length).toBeLessThan(600);
  },
});

export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = meta.story({ tags: ['visual'], globals: { brand: 'orange' } });
export const DarkOrange = meta.story({ globals: { theme: 'dark', brand: 'orange' } });

/** On a phone the frozen columns may take two thirds of the view at most: here the actions scroll with the rest. */
export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: { width: 343, height: 560 } },
});
