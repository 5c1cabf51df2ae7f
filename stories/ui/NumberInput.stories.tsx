import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NumberInput } from '../../src/components/ui/NumberInput/NumberInput.tsx';
import { Form } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/NumberInput',
  component: NumberInput,
  args: { 'aria-label': '容量', defaultValue: 8, min: 1, max: 30, onValueChange: fn() },
  decorators: [(Story) => <Form width={200}>{Story()}</Form>],
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '容量' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9);
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await userEvent.tab();
    await expect(input).toHaveValue('30');
  },
});

export const Playground = meta.story({ args: { steppers: true, suffix: '人' } });

export const MoneyInFen = meta.story({
  tags: ['visual'],
  args: { 'aria-label': '实收', scale: 100, defaultValue: 123450, max: 99999900, prefix: '¥', suffix: '元' },
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '实收' });
    await expect(input).toHaveValue('1,234.50');
    await userEvent.clear(input);
    await userEvent.type(input, '19.99');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1999);
  },
});

export const ClassHours = meta.story({
  args: {
    'aria-label': '单次扣课时',
    scale: 100,
    step: 25,
    min: 0,
    max: 10000,
    defaultValue: 200,
    suffix: '课时',
    steppers: true,
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '增加' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(225);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
