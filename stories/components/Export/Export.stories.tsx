import type { ComponentType } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ExportButton, type ExportButtonProps } from '../../../src/components/Export/ExportButton.tsx';
import type { ExportPage } from '../../../src/components/Export/exportTypes.ts';
import { exportColumns } from '../../../src/components/Export/tableColumns.ts';
import { Checkbox } from '../../../src/components/ui/Checkbox/Checkbox.tsx';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { type Member, memberColumns, members } from '../DataTable/members.tsx';

const all = members(10_000);
const size = 400;
const pageOf = (page: number): ExportPage<Member> => ({
  rows: all.slice((page - 1) * size, page * size),
  total: all.length,
});
const never = () => new Promise<never>(() => {});

function withKit(Story: ComponentType) {
  return (
    <StoryKit now="2026-09-21 09:00">
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 360 }}>
        <Story />
      </div>
    </StoryKit>
  );
}

const meta = preview.meta({
  title: 'components/Export',
  component: ExportButton as ComponentType<ExportButtonProps<Member>>,
  decorators: [withKit],
  args: {
    name: '学员列表',
    columns: exportColumns(memberColumns, { hours: 'hours', amount: 'money', debt: 'money', expires: 'date' }),
    rows: all.slice(0, 20),
    total: all.length,
    readPage: async (page) => pageOf(page),
    notes: ['导出人 王芳 · 2026-09-21 09:00 · 条件 在读'],
  },
});

const open = async () => {
  (await screen.findByRole('button', { name: '导出' })).click();
  await screen.findByRole('dialog', { name: '导出学员列表' }, { timeout: 5000 });
};
const startAll = async () => {
  await open();
  screen.getByRole('radio', { name: '全部符合条件（10,000 条）' }).click();
  screen.getAllByRole('button', { name: '导出' }).at(-1)?.click();
};

/** Which rows and which format; nothing is fetched before the button is pressed. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    await open();
    await expect(screen.getByRole('radio', { name: '当前页（20 条）' })).toBeChecked();
  },
});

export const Playground = meta.story({ args: { variant: 'default', size: 'm', disabled: false } });

/** Counted as the pages come; the window may be shut meanwhile. */
export const Running = meta.story({
  tags: ['visual'],
  args: { readPage: async (page) => (page <= 8 ? pageOf(page) : never()) },
  play: async () => {
    await startAll();
    await screen.findByText('已导出 3,200 / 10,000', undefined, { timeout: 5000 });
  },
});

/** What was written is kept: the retry reads on from the page that failed. */
export const Failed = meta.story({
  tags: ['visual'],
  args: {
    readPage: async (page) => {
      if (page > 8) throw Object.assign(new Error('timeout'), { text: '请求超时，请稍后重试' });
      return pageOf(page);
    },
  },
  play: async () => {
    await startAll();
    await expect(await screen.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent('请求超时');
  },
});

/** A few rows were deleted while it ran: it says so. */
export const Done = meta.story({
  tags: ['visual'],
  args: { readPage: async (page) => ({ rows: page === 1 ? all.slice(0, 398) : [], total: 10_000 }) },
  play: async () => {
    await startAll();
    await screen.findByText('已导出 398 条', undefined, { timeout: 5000 });
  },
});

export const ChosenRows = meta.story({
  args: { selected: all.slice(0, 3) },
  play: async () => {
    await open();
    await expect(screen.getByRole('radio', { name: '已选（3 条）' })).toBeChecked();
  },
});

/** Full phones need a reason before it starts. */
export const MoreToAsk = meta.story({
  args: { options: <Checkbox>手机号显示完整号码</Checkbox>, blocked: '请填写导出原因' },
  play: open,
});

export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' }, play: open });
export const Orange = meta.story({ globals: { brand: 'orange' }, play: open });
export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, density: 'touch' },
  play: open,
});
