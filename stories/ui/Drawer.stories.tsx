import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Descriptions } from '../../src/components/ui/Descriptions/Descriptions.tsx';
import { Drawer } from '../../src/components/ui/Drawer/Drawer.tsx';
import { Select } from '../../src/components/ui/Select/Select.tsx';

function Opened({ onOpenChange, open: startOpen, ...rest }: ComponentProps<typeof Drawer>) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>看课次</Button>
      <Drawer
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
  title: 'ui/Drawer',
  component: Drawer,
  args: {
    open: false,
    onOpenChange: fn(),
    title: '机器人L2-周三A班',
    description: '第 4 次 · 会避障的小车',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <Descriptions
          items={[
            { label: '时间', value: '9 月 23 日 周三 18:30–20:00' },
            { label: '教室', value: 'A101 · 容量 10' },
            { label: '备注', value: '' },
          ]}
        />
        <Select aria-label="代课老师" options={[{ value: '1', label: '陈晨' }]} />
      </div>
    ),
    footer: (
      <>
        <Button>调课</Button>
        <Button variant="primary">点名</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看课次' }));
    await expect(await screen.findByRole('dialog', { name: '机器人L2-周三A班' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: '代课老师' }));
    await userEvent.click(await screen.findByRole('option', { name: '陈晨' }));
    await expect(screen.getByRole('combobox', { name: '代课老师' })).toHaveTextContent('陈晨');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'close');
  },
});

export const Playground = meta.story({ tags: ['visual'], args: { open: true } });
export const Wide = meta.story({ args: { open: true, size: 'l' } });
export const BottomSheetOnPhone = meta.story({
  args: { open: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
