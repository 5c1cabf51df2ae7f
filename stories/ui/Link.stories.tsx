import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Link } from '../../src/components/ui/Link/Link.tsx';

const meta = preview.meta({ title: 'ui/Link', component: Link, args: { href: '#detail', children: '查看差异' } });

export const Default = meta.story({ tags: ['visual'] });
export const Playground = meta.story({ args: { tone: 'plain', children: '林小满' } });
export const External = meta.story({
  args: { external: true, children: '用户协议', href: 'https://example.com/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '用户协议 在新标签页打开' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});
