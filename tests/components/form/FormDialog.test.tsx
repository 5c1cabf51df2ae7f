import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { mock } from '../../../src/testing/mock.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { RenameInPage, renameClass } from '../../../stories/components/form/renameDialog.tsx';

afterEach(() => {
  cleanupKits();
  cleanup();
});

const saved = mock(renameClass, { id: '1' });

async function open(handlers = [saved]) {
  const shown = renderInKit(<RenameInPage />, { handlers });
  await userEvent.click(screen.getByRole('button', { name: '改名' }));
  const dialog = await screen.findByRole('dialog', { name: '班级改名' });
  return { ...shown, dialog: within(dialog), sent: () => shown.network.requests };
}

const name = () => screen.getByRole('textbox', { name: '班级名称' });

test('nothing typed: closes at once', async () => {
  const { dialog } = await open();
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('something typed: Escape and 取消 ask; going on keeps it, giving up takes it back', async () => {
  const { dialog } = await open();
  await userEvent.type(name(), '二期');
  await userEvent.keyboard('{Escape}');
  const ask = await screen.findByRole('alertdialog', { name: '放弃修改？' });
  await userEvent.click(within(ask).getByRole('button', { name: '继续填写' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(name()).toHaveValue('机器人L2-周三A班二期');
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '改名' }));
  await screen.findByRole('dialog', { name: '班级改名' });
  expect(name()).toHaveValue('机器人L2-周三A班');
});

test('saved: closes, and does not save the form of the page behind it', async () => {
  const { dialog, sent } = await open();
  await userEvent.type(name(), '二期');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('现在叫 机器人L2-周三A班二期')).toBeVisible();
  expect(screen.getByText('整页保存 0 次')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('Ctrl+S saves the dialog, not the page behind it', async () => {
  await open();
  await userEvent.type(name(), '三期');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('现在叫 机器人L2-周三A班三期')).toBeVisible();
  expect(screen.getByText('整页保存 0 次')).toBeVisible();
});

test('not saved: stays with what was typed, says why, offers 重试', async () => {
  const { dialog, network } = await open([mock.offline(renameClass)]);
  await userEvent.type(name(), '二期');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('网络连接不可用，请检查后重试')).toBeVisible();
  expect(name()).toHaveValue('机器人L2-周三A班二期');
  network.use(saved);
  await userEvent.click(dialog.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('现在叫 机器人L2-周三A班二期')).toBeVisible();
});
