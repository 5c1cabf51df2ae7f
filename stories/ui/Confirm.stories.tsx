import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Checkbox } from '../../src/components/ui/Checkbox/Checkbox.tsx';
import { Confirm } from '../../src/components/ui/Confirm/Confirm.tsx';

function Asked({ onOpenChange, open: startOpen, ...rest }: ComponentProps<typeof Confirm>) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>取消课次</Button>
      <Confirm
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'ui/Confirm',
  component: Confirm,
  args: {
    open: true,
    onOpenChange: fn(),
    tone: 'danger' as ComponentProps<typeof Confirm>['tone'],
    title: '取消这节课？',
    description: '机器人L2-周三A班 9 月 30 日 18:30–20:00，取消后可在开课前恢复。',
    facts: [
      { label: '不扣课时的学员', value: '8 名' },
      { label: '试听取消并通知顾问', value: '1 人' },
      { label: '末次课顺延', value: '2026-11-25 → 2026-12-02' },
    ] as ComponentProps<typeof Confirm>['facts'],
    confirmLabel: '取消课次并通知',
    cancelLabel: '不取消',
    onConfirm: (): Promise<boolean> => Promise.resolve(true),
    children: (<Checkbox defaultChecked>通知 8 个家庭，2 分钟后发出</Checkbox>) as ReactNode,
  },
  render: (args) => <Asked {...args} />,
});

export const Default = meta.story({
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alertdialog', { name: '取消这节课？' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '不取消' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '取消课次并通知' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Playground = meta.story();
export const Plain = meta.story({
  args: {
    tone: 'default',
    title: '提交点名？',
    description: '到课 7 人，请假 1 人。',
    facts: undefined,
    children: undefined,
    confirmLabel: '提交点名',
    cancelLabel: '再看看',
  },
});

export const Refused = meta.story({
  tags: ['visual'],
  args: { onConfirm: () => Promise.reject<boolean>(new Error('该记录已被林娜于 16:40 修改，请查看最新')) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '取消课次并通知' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('该记录已被林娜于 16:40 修改，请查看最新');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});
