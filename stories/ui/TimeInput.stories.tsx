import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TimeInput } from '../../src/components/ui/TimeInput/TimeInput.tsx';
import { Form } from './layout.tsx';

function Kept({ value: start, onValueChange, ...rest }: ComponentProps<typeof TimeInput>) {
  const [value, setValue] = useState(start);
  return (
    <TimeInput
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
  title: 'ui/TimeInput',
  component: TimeInput,
  args: { 'aria-label': '开始时间', value: '18:30', onValueChange: fn() },
  decorators: [(Story) => <Form width={160}>{Story()}</Form>],
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '开始时间' });
    await userEvent.clear(input);
    await userEvent.type(input, '930{Enter}');
    await expect(input).toHaveValue('09:30');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('09:35');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:35');
  },
});

export const Playground = meta.story({ args: { min: '09:00', max: '20:30', step: 15 } });

export const List = meta.story({
  tags: ['visual'],
  args: { step: 30 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '开始时间' });
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: '19:00' }));
    await expect(input).toHaveValue('19:00');
    await userEvent.click(input);
    await expect(await screen.findByRole('option', { name: '19:00', selected: true })).toBeVisible();
  },
});

export const OutOfBounds = meta.story({
  args: { onUnreadable: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '开始时间' });
    await userEvent.clear(input);
    await userEvent.type(input, '2330');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(args.onUnreadable).toHaveBeenCalledWith('2330');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
