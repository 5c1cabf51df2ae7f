import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DateInput } from '../../src/components/ui/DateInput/DateInput.tsx';
import { Form } from './layout.tsx';

function Kept({ value: start, onValueChange, ...rest }: ComponentProps<typeof DateInput>) {
  const [value, setValue] = useState(start);
  return (
    <DateInput
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'ui/DateInput',
  component: DateInput,
  args: { 'aria-label': '上课日期', value: '2026-09-21', today: '2026-09-21', onValueChange: fn() },
  decorators: [(Story) => <Form width={240}>{Story()}</Form>],
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '上课日期' });
    await userEvent.clear(input);
    await userEvent.type(input, '10/8{Enter}');
    await expect(input).toHaveValue('2026-10-08');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-10-08');
  },
});

export const Playground = meta.story({ args: { clearable: true, min: '2026-09-01', max: '2026-12-31' } });

export const Calendar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    const day = await screen.findByRole('button', { name: '2026 年 9 月 21 日 周一' });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 9 月 30 日 周三' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '上课日期' })).toHaveValue('2026-09-30');
  },
});

export const CalendarOpen = meta.story({
  tags: ['visual'],
  args: { min: '2026-09-07', clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await expect(await screen.findByRole('grid', { name: '2026 年 9 月' })).toBeVisible();
  },
});

export const NoSuchDate = meta.story({
  args: { onUnreadable: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '上课日期' });
    await userEvent.clear(input);
    await userEvent.type(input, '2026-02-30');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('2026-02-30');
    await expect(args.onUnreadable).toHaveBeenCalledWith('2026-02-30');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
