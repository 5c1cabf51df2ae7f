import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Card } from '../../src/components/ui/Card/Card.tsx';
import { Link } from '../../src/components/ui/Link/Link.tsx';

const meta = preview.meta({
  title: 'ui/Card',
  component: Card,
  args: { title: '基本信息', extra: <Link href="#edit">编辑</Link>, children: '林小满，女，2017-05-12' },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '基本信息' })).toBeVisible();
  },
});
export const Playground = meta.story({ args: { title: undefined, extra: undefined } });
export const Family = meta.story({ args: { family: true, title: '下一节课', extra: undefined } });
