import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Segmented } from '../../src/components/ui/Segmented/Segmented.tsx';

const meta = preview.meta({
  title: 'ui/Segmented',
  component: Segmented,
  args: {
    label: '视图',
    onValueChange: fn(),
    options: [
      { value: 'day', label: '日' },
      { value: 'week', label: '周' },
      { value: 'list', label: '列表' },
    ],
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '周' }));
    await expect(canvas.getByRole('radio', { name: '周' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '列表' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('list');
  },
});

export const Playground = meta.story({ args: { size: 's', defaultValue: 'week' } });
export const Block = meta.story({ args: { block: true } });
export const Disabled = meta.story({ args: { disabled: true } });
