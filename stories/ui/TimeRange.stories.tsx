import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/components/ui/Field/Field.tsx';
import { TimeRange } from '../../src/components/ui/TimeRange/TimeRange.tsx';
import { Form } from './layout.tsx';

function Kept({ value: start, onValueChange, ...rest }: ComponentProps<typeof TimeRange>) {
  const [value, setValue] = useState(start);
  return (
    <TimeRange
      {...rest}
      value={value}
      onValueChange={(next, details) => {
        setValue(next);
        onValueChange?.(next, details);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'ui/TimeRange',
  component: TimeRange,
  args: { 'aria-label': '上课时间', value: { start: '18:30', end: '20:00' }, onValueChange: fn() },
  decorators: [(Story) => <Form width={420}>{Story()}</Form>],
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('共 1.5 小时')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 小时' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '18:30', end: '20:30' },
      { reason: 'duration', fault: null },
    );
    await userEvent.click(canvas.getByRole('button', { name: '1.5 小时' }));
  },
});

export const Playground = meta.story({ args: { durations: [60, 90], step: 15, size: 'l' } });

export const ANewStartKeepsTheLength = meta.story({
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('combobox', { name: '开始时间' });
    await userEvent.clear(start);
    await userEvent.type(start, '1600');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: '结束时间' })).toHaveValue('17:30');
  },
});

export const EndsBeforeItStarts = meta.story({
  tags: ['visual'],
  args: { value: { start: '18:30', end: '18:00' } },
  render: (args) => (
    <Field label="上课时间" group required>
      <Kept {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const end = canvas.getByRole('combobox', { name: '结束时间' });
    await expect(end).toBeInvalid();
    await expect(end).toHaveAccessibleDescription('结束时间必须晚于开始时间');
    await expect(canvas.getByRole('group', { name: /上课时间/ })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, density: 'touch' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });

export const Disabled = meta.story({ args: { disabled: true } });
