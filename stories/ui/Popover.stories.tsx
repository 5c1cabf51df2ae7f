import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Popover } from '../../src/components/ui/Popover/Popover.tsx';

const meta = preview.meta({
  title: 'ui/Popover',
  component: Popover,
  args: {
    trigger: <Button>更多筛选</Button>,
    title: '更多筛选',
    children: <Button variant="text">清除筛选</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '更多筛选' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: '更多筛选' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
export const Playground = meta.story({ tags: ['visual'], args: { defaultOpen: true, side: 'bottom' } });
