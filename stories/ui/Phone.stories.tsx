import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Phone } from '../../src/components/ui/Phone/Phone.tsx';
import { Rows } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/Phone',
  component: Phone,
  args: { number: '138****0121', owner: '李婷', onReveal: fn(async () => '13800000121') },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('13800000121')).toBeVisible();
    await expect(args.onReveal).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '隐藏李婷完整手机号' }));
    await expect(canvas.getByText('138****0121')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { showSeconds: 5 } });

export const Refused = meta.story({
  args: { onReveal: fn(async () => Promise.reject(new Error('403'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('查看失败，请重试');
    await expect(canvas.getByText('138****0121')).toBeVisible();
  },
});

export const Values = meta.story({
  render: () => (
    <Rows>
      <Phone number="13800000121" />
      <Phone number="+86 139 0000 6630" />
      <Phone number="" />
    </Rows>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
