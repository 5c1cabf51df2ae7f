import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/components/ui/Field/Field.tsx';
import { RadioGroup } from '../../src/components/ui/RadioGroup/RadioGroup.tsx';

const meta = preview.meta({
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    label: '应用范围',
    defaultValue: 'one',
    onValueChange: fn(),
    options: [
      { value: 'one', label: '仅本次', description: '只改 9 月 23 日这一节' },
      { value: 'after', label: '本次及以后', description: '含 12 节，节假日顺延' },
      { value: 'all', label: '全部', disabled: true },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '本次及以后' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('after');
  },
});

export const Playground = meta.story({ args: { direction: 'column' } });
export const Disabled = meta.story({ args: { disabled: true } });

export const InAField = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Field label="应用范围" group required help="已上的课不变">
      <RadioGroup {...args} label={undefined} direction="column" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /应用范围/ })).toHaveAccessibleDescription('已上的课不变');
  },
});
