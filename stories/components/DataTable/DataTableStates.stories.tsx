import { Upload, UserPlus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ApiError } from '../../../src/api/ApiError.ts';
import { catalogueOfKind } from '../../../src/api/catalogue.ts';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { Empty } from '../../../src/components/ui/Empty/Empty.tsx';
import { withFrame } from './frame.tsx';
import { type Member, memberActions, memberColumns, memberKey, members } from './members.tsx';
import { TableStory } from './TableStory.tsx';

const retry = fn();
const options = {
  columns: memberColumns,
  rows: [] as Member[],
  rowKey: memberKey,
  selectable: true,
  actions: memberActions(fn()),
};
const lost = new ApiError({ entry: catalogueOfKind('timeout'), endpoint: 'member/list' });

const meta = preview.meta({
  title: 'components/DataTable/States',
  component: TableStory<Member>,
  decorators: [withFrame],
  parameters: { frame: { height: 480 } },
  args: { 'aria-label': '学员', fill: true, options },
});

/** After a second the bones appear, in the shape of the table that comes. */
export const Loading = meta.story({
  tags: ['visual'],
  args: { status: { state: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('加载中...')).toBeInTheDocument();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  tags: ['visual'],
  args: { status: { state: 'error', error: lost, retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const NothingYet = meta.story({
  tags: ['visual'],
  args: {
    empty: (
      <Empty
        title="还没有学员"
        description="导入旧系统的剩余课时，或先新增一名学员。"
        actions={
          <>
            <Button>
              <Upload size={16} strokeWidth={1.75} aria-hidden />
              导入
            </Button>
            <Button variant="primary">
              <UserPlus size={16} strokeWidth={1.75} aria-hidden />
              新增学员
            </Button>
          </>
        }
      />
    ),
  },
});

export const EmptyByDefault = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
  },
});

const some = { ...options, rows: members(40) };

/** The rows of before stay while newer ones are read. */
export const Refreshing = meta.story({
  args: { options: some, status: { state: 'ready', refreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在更新' })).toBeInTheDocument();
    await expect(canvas.getByText('林小满')).toBeVisible();
  },
});

export const RefreshFailed = meta.story({
  tags: ['visual'],
  args: { options: some, status: { state: 'ready', refreshError: lost, refresh: retry } },
});

export const LoadingDark = meta.story({ globals: { theme: 'dark' }, args: { status: { state: 'pending' } } });
