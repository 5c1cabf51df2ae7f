import { type ComponentProps, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Pagination } from '../../src/components/ui/Pagination/Pagination.tsx';

function Kept({ page, pageSize, onValueChange, ...rest }: ComponentProps<typeof Pagination>) {
  const [at, setAt] = useState({ page, pageSize });
  return (
    <Pagination
      {...rest}
      {...at}
      onValueChange={(next, details) => {
        setAt(next);
        onValueChange(next, details);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'ui/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 20, total: 1286, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 20 }, { reason: 'next' });
    await userEvent.click(canvas.getByRole('button', { name: '第 65 页' }));
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: '跳至页码' }), '30{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ page: 30, pageSize: 20 }, { reason: 'jump' });
    await expect(canvas.getByRole('button', { name: '第 30 页' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Playground = meta.story({ args: { total: 88, unit: '名学员' } });

export const AnotherSizeKeepsTheRowInView = meta.story({
  args: { page: 4 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '每页条数' }));
    await userEvent.click(await screen.findByRole('option', { name: '50 条/页' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 50 }, { reason: 'size' });
  },
});

export const Nothing = meta.story({ args: { total: 0 } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { page: 3 } });

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { page: 30 } });

export const Orange = meta.story({ globals: { brand: 'orange' }, args: { page: 30 } });
