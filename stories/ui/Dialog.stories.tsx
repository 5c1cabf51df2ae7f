import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Dialog } from '../../src/components/ui/Dialog/Dialog.tsx';
import { Field } from '../../src/components/ui/Field/Field.tsx';
import { TextInput } from '../../src/components/ui/TextInput/TextInput.tsx';

function Opened({ onOpenChange, open: startOpen, ...rest }: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>改名</Button>
      <Dialog
        {...rest}
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next);
          onOpenChange(next, reason);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'ui/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: fn(),
    title: '修改班级名称',
    description: '名称会立刻显示给家长。',
    children: (
      <Field label="班级名称" required>
        <TextInput defaultValue="机器人L2-周三A班" />
      </Field>
    ),
    footer: (
      <>
        <Button>取消</Button>
        <Button variant="primary">保存</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '改名' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '修改班级名称' });
    await expect(dialog).toHaveAccessibleDescription('名称会立刻显示给家长。');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Playground = meta.story({ tags: ['visual'], args: { open: true } });
export const Wide = meta.story({ args: { open: true, size: 'l' } });

export const LongContent = meta.story({
  args: {
    open: true,
    description: undefined,
    children: Array.from({ length: 40 }, (_, i) => <p key={i}>第 {i + 1} 条：上课前 24 小时可以请假，不扣课时。</p>),
  },
});
