import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Copy } from '../../src/components/ui/Copy/Copy.tsx';

const write = fn<(text: string) => Promise<void>>(async () => undefined);

const meta = preview.meta({
  title: 'ui/Copy',
  component: Copy,
  args: { text: 'DH260021', label: '学号' },
  beforeEach: () => {
    // A headless browser gives no clipboard to a page that nobody looks at.
    const own = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: own, configurable: true });
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '复制学号' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: '已复制' })).toBeVisible();
    await expect(write).toHaveBeenLastCalledWith('DH260021');
  },
});

export const Playground = meta.story({ args: { children: null } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
