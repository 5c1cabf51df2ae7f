import { type ComponentType, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ImportDialog } from '../../../src/components/Import/ImportDialog.tsx';
import type { ImportDialogProps, UndoAnswer } from '../../../src/components/Import/importProps.ts';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { checkMember, commitMembers, memberImport, membersCsv } from './importSamples.ts';

function ImportStory(props: ImportDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>导入</Button>
      <ImportDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

function withKit(Story: ComponentType) {
  return (
    <StoryKit now="2026-09-21 09:00">
      <div style={{ minHeight: 640 }}>
        <Story />
      </div>
    </StoryKit>
  );
}

const meta = preview.meta({
  title: 'components/Import',
  component: ImportStory,
  decorators: [withKit],
  args: {
    open: true,
    onOpenChange: () => undefined,
    name: '学员',
    columns: memberImport,
    check: checkMember,
    commit: commitMembers,
    newId: () => 'DR-DH-2026-000001',
    onUndo: async (): Promise<UndoAnswer> => ({}),
  },
});

const slow = { timeout: 8000 };
const give = async (file: File) =>
  userEvent.upload(await screen.findByLabelText(/点击选择文件/, undefined, slow), file);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, slow));
const toCheck = async () => {
  await give(membersCsv());
  await screen.findByText('可导入 197', undefined, slow);
};
const never = () => new Promise<never>(() => {});

/** The template to fill in, and the file that came of it. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByText('下载模板', undefined, slow)).toBeVisible();
  },
});

export const Playground = meta.story({ args: { open: false, partial: true, dryRun: true, batchSize: 100 } });

/** A file that cannot be imported says why and what to do. */
export const WrongFile = meta.story({
  tags: ['visual'],
  play: async () => {
    await give(new File(['订单号,金额\r\n1,2'], '订单.csv', { type: 'text/csv' }));
    await expect(await screen.findByRole('alert', undefined, slow)).toHaveTextContent('表头与模板不符');
  },
});

/** Heads that differ: what was recognised is filled in. */
export const Columns = meta.story({
  tags: ['visual'],
  play: async () => {
    await give(membersCsv(3, '学员姓名,性别,出生日期,家长手机,校区,剩余课时'));
    await expect(await screen.findByText('请先对应必填列：姓名', undefined, slow)).toBeVisible();
  },
});

/** Wrong cells are mended in place; a number that is taken was found by the dry run. */
export const Check = meta.story({ tags: ['visual'], play: toCheck });

export const OnlyWrong = meta.story({
  tags: ['visual'],
  play: async () => {
    await toCheck();
    await userEvent.click(screen.getByRole('switch', { name: '只看有误' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  },
});

export const Importing = meta.story({
  tags: ['visual'],
  args: {
    batchSize: 40,
    commit: async (rows, options) => {
      if (!options.dryRun && (rows[0]?.line ?? 0) > 120) return never();
      return commitMembers(rows, options);
    },
  },
  play: async () => {
    await toCheck();
    await press('导入 197 条');
    await screen.findByText('已处理 120 / 197', undefined, slow);
  },
});

/** The call that failed is sent again under its key: nothing is lost, nothing comes twice. */
export const BrokenOff = meta.story({
  tags: ['visual'],
  args: {
    batchSize: 40,
    commit: async (rows, options) => {
      if (!options.dryRun && (rows[0]?.line ?? 0) > 120) {
        throw Object.assign(new Error('timeout'), { text: '请求超时，请稍后重试' });
      }
      return commitMembers(rows, options);
    },
  },
  play: async () => {
    await toCheck();
    await press('导入 197 条');
    await expect(await screen.findByRole('alert', undefined, slow)).toHaveTextContent('还有 77 条未完成');
  },
});

/** What was not imported, and why; for a day the whole import can be undone. */
export const Done = meta.story({
  tags: ['visual'],
  play: async () => {
    await toCheck();
    await press('导入 197 条');
    await screen.findByText('已导入 197 条', undefined, slow);
  },
});

/** Rows that have moved on since stay. */
export const Undone = meta.story({
  args: { onUndo: async () => ({ kept: [{ line: 15, message: '该批次已消耗 2 课时，不能撤销' }] }) },
  play: async () => {
    await toCheck();
    await press('导入 197 条');
    await press('撤销本次导入');
    await expect(await screen.findByText('该批次已消耗 2 课时，不能撤销', undefined, slow)).toBeVisible();
  },
});

export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' }, play: toCheck });
export const Orange = meta.story({ globals: { brand: 'orange' }, play: toCheck });
export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, density: 'touch' },
  play: toCheck,
});
