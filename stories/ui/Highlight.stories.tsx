import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Highlight } from '../../src/components/ui/Highlight/Highlight.tsx';

const meta = preview.meta({
  title: 'ui/Highlight',
  component: Highlight,
  args: { text: '机器人L2-周三A班', query: 'l2' },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('L2').tagName).toBe('MARK');
  },
});

export const Playground = meta.story({ args: { query: ['机器人', 'A班'] } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
