import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { RenameDialog, renameClass } from './renameDialog.tsx';

const meta = preview.meta({
  title: 'components/form/FormDialog',
  component: RenameDialog,
  args: { open: true, name: '机器人L2-周三A班', onClose: fn(), onRenamed: fn() },
  decorators: [(Story) => <StoryKit>{Story()}</StoryKit>],
  beforeEach: ({ msw }) => {
    msw.use(mock(renameClass, { id: '201' }));
  },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: '班级改名' }));

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.type(shown.getByRole('textbox', { name: '班级名称' }), '二期');
    await userEvent.click(shown.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onRenamed).toHaveBeenCalledWith('机器人L2-周三A班二期'));
  },
});

export const Playground = meta.story({ args: { size: 'l' } });

export const Faults = meta.story({
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await userEvent.clear(shown.getByRole('textbox', { name: '班级名称' }));
    await userEvent.click(shown.getByRole('button', { name: '保存' }));
    await expect(await shown.findByText('请填写班级名称')).toBeVisible();
  },
});

export const NotSent = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(mock.offline(renameClass));
  },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('button', { name: '保存' }));
    await expect(await shown.findByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const ClosingWithChanges = meta.story({
  globals: { viewport: { value: 'phone' }, brand: 'orange' },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    await userEvent.type(shown.getByRole('textbox', { name: '班级名称' }), '二期');
    await userEvent.click(shown.getByRole('button', { name: '取消' }));
    await expect(await screen.findByRole('alertdialog', { name: '放弃修改？' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
