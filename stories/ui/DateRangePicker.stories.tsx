import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DateRangePicker } from '../../src/components/ui/DateRangePicker/DateRangePicker.tsx';
import { Form } from './layout.tsx';

function Kept({ value: start, onValueChange, ...rest }: ComponentProps<typeof DateRangePicker>) {
  const [value, setValue] = useState(start);
  return (
    <DateRangePicker
      {...rest}
      value={value}
      onValueChange={(next, details) => {
        setValue(next);
        onValueChange(next, details);
      }}
    />
  );
}

async function opens() {
  await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
  await expect(await screen.findByRole('grid', { name: '2026 年 10 月' })).toBeVisible();
}

const meta = preview.meta({
  title: 'ui/DateRangePicker',
  component: DateRangePicker,
  args: {
    'aria-label': '上课日期',
    value: { start: '2026-09-21', end: '2026-09-27' },
    today: '2026-09-23',
    onValueChange: fn(),
  },
  decorators: [(Story) => <Form width={280}>{Story()}</Form>],
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '上课日期' });
    await expect(input).toHaveValue('2026-09-21 至 2026-09-27');
    await userEvent.clear(input);
    await userEvent.type(input, '9月1日-9月30日{Enter}');
    await expect(input).toHaveValue('2026-09-01 至 2026-09-30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-09-01', end: '2026-09-30' },
      { reason: 'typed' },
    );
  },
});

export const Playground = meta.story({
  args: { clearable: true, min: '2026-09-01', max: '2026-12-31', maxDays: 31 },
});

export const Open = meta.story({
  tags: ['visual'],
  args: { clearable: true },
  play: opens,
});

export const AcrossTwoMonths = meta.story({
  args: { value: { start: '2026-09-23', end: '2026-10-11' } },
  play: opens,
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '上课日期' }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 9 月 21 日 周一' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('status')).toHaveTextContent('已选 2026-09-21，请选择另一天');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(screen.getByRole('status')).toHaveTextContent('已选 15 天');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-09-21', end: '2026-10-05' },
      { reason: 'picked' },
    );
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
});

export const Presets = meta.story({
  args: { value: { start: '', end: '' }, look: 'filter' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await userEvent.click(await screen.findByRole('button', { name: '上周' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-09-14 至 2026-09-20');
  },
});

export const TooLong = meta.story({
  args: { maxDays: 31 },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '上课日期' });
    await userEvent.clear(input);
    await userEvent.type(input, '本季{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('最多选择 31 天，当前 92 天');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('最多选择 31 天，当前 92 天');
    await expect(input).toHaveValue('本季');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await expect(await screen.findByRole('grid', { name: '2026 年 9 月' })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { clearable: true }, play: opens });

export const Orange = meta.story({ globals: { brand: 'orange' }, play: opens });

export const Disabled = meta.story({ args: { disabled: true } });
