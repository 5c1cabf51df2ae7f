import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { Confirm } from '../../../src/components/ui/Confirm/Confirm.tsx';
import { Dialog } from '../../../src/components/ui/Dialog/Dialog.tsx';
import { Drawer } from '../../../src/components/ui/Drawer/Drawer.tsx';
import { Menu } from '../../../src/components/ui/Menu/Menu.tsx';
import { Result } from '../../../src/components/ui/Result/Result.tsx';
import { backoffSeconds } from '../../../src/components/ui/Result/resultKinds.tsx';
import { Select } from '../../../src/components/ui/Select/Select.tsx';
import { TextInput } from '../../../src/components/ui/TextInput/TextInput.tsx';
import { TimeInput } from '../../../src/components/ui/TimeInput/TimeInput.tsx';
import { failOnConsoleError, render } from './setup.tsx';

failOnConsoleError();

function Editor({ mayClose = true }: { mayClose?: boolean }) {
  const [open, setOpen] = useState(false);
  const [time, setTime] = useState('18:30');
  return (
    <>
      <Button onClick={() => setOpen(true)}>编辑</Button>
      <Dialog open={open} onOpenChange={(next) => setOpen(mayClose ? next : true)} title="编辑课次">
        <TextInput aria-label="名称" />
        <TimeInput aria-label="时间" value={time} onValueChange={setTime} />
        <Select aria-label="教室" options={[{ value: 'a', label: 'A101' }]} />
      </Dialog>
    </>
  );
}

test('a dialog starts at its first field and gives the focus back', async () => {
  render(<Editor />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: '编辑' });
  await user.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '名称' })));
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Escape closes the list that is open, not the dialog around it', async () => {
  render(<Editor />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '编辑' }));
  for (const name of ['时间', '教室']) {
    await user.click(await screen.findByRole('combobox', { name }));
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.getByRole('dialog', { name: '编辑课次' })).toBeDefined();
  }
});

test('unsaved work may refuse to be closed', async () => {
  render(<Editor mayClose={false} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '编辑' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: '编辑课次' })).toBeDefined();
});

test('a confirmation works while the act runs, then closes', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = vi.fn<() => Promise<void>>(() => new Promise<void>((done) => (finish = done)));
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Confirm
      open
      onOpenChange={onOpenChange}
      title="停用账号？"
      confirmLabel="停用"
      cancelLabel="不停用"
      tone="danger"
      onConfirm={onConfirm}
    />,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '停用' }));
  await user.click(screen.getByRole('button', { name: '停用' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await user.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
});

test('a drawer over a dialog is not covered by it', async () => {
  render(
    <Dialog open onOpenChange={vi.fn<(open: boolean) => void>()} title="排课">
      <Drawer open onOpenChange={vi.fn<(open: boolean) => void>()} title="冲突" />
    </Dialog>,
  );
  const drawer = await screen.findByRole('dialog', { name: '冲突' });
  await waitFor(() => {
    const box = drawer.getBoundingClientRect();
    expect(drawer.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))).toBe(true);
  });
});

test('a menu runs by keyboard alone and skips what is disabled', async () => {
  const cancel = vi.fn<() => void>();
  const substitute = vi.fn<() => void>();
  render(
    <Menu
      trigger={<Button>更多</Button>}
      items={[
        { key: 'move', label: '调课' },
        { key: 'sub', label: '代课', disabled: true, reason: '课次已开始', onSelect: substitute },
        { key: 'cancel', label: '取消课次', tone: 'danger', onSelect: cancel },
      ]}
    />,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('调课'));
  await user.keyboard('{End}{Enter}');
  expect(cancel).toHaveBeenCalledOnce();
  expect(substitute).not.toHaveBeenCalled();
});

test('a failed page retries by itself, slower each time', async () => {
  expect([0, 1, 2, 3, 4, 9].map(backoffSeconds)).toEqual([5, 10, 20, 40, 60, 60]);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const onRetry = vi.fn<() => void>();
  render(<Result kind="500" autoRetry={0} onRetry={onRetry} requestId="r-1" />);
  for (let second = 0; second < 5; second += 1) {
    expect(screen.getByText(`${5 - second} 秒后自动重试`)).toBeDefined();
    expect(onRetry).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((done) => setTimeout(done));
  }
  expect(onRetry).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
