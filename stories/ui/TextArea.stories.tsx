import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextArea } from '../../src/components/ui/TextArea/TextArea.tsx';
import { Form } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/TextArea',
  component: TextArea,
  args: { 'aria-label': '备注', placeholder: '请输入备注', onValueChange: fn() },
  decorators: [(Story) => <Form>{Story()}</Form>],
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '对花生过敏');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('对花生过敏');
  },
});

export const Playground = meta.story({ args: { rows: 5, defaultValue: '孩子对花生过敏，课间点心请注意。' } });

export const Counted = meta.story({
  args: { count: true, maxLength: 200, defaultValue: '孩子对花生过敏，课间点心请注意。' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '谢谢');
    await expect(canvas.getByText('18/200')).toBeVisible();
  },
});

export const Wrong = meta.story({ tags: ['visual'], args: { 'aria-invalid': true, defaultValue: '短' } });
export const Disabled = meta.story({ args: { disabled: true } });
