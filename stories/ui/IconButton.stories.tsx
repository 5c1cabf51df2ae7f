import { Download } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { IconButton } from '../../src/components/ui/IconButton/IconButton.tsx';

const meta = preview.meta({
  title: 'ui/IconButton',
  component: IconButton,
  args: { label: '下载', icon: <Download size={16} strokeWidth={1.75} aria-hidden />, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('下载');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Playground = meta.story({ tags: ['visual'], args: { variant: 'default', size: 'l' } });
export const Loading = meta.story({ args: { loading: true } });
export const Disabled = meta.story({ args: { disabled: true } });
