import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Avatar } from '../../src/components/ui/Avatar/Avatar.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({ title: 'ui/Avatar', component: Avatar, args: { name: '林小满' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '林小满' })).toHaveTextContent('满');
  },
});
export const Playground = meta.story({ args: { name: '陈可欣', size: 'l' } });

export const Sizes = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <Avatar name="林小满" size="s" />
      <Avatar name="王敏" />
      <Avatar name="陈可欣" size="l" />
      <Avatar name="Amy Lee" size="l" />
      <Avatar name="吴越" size="xl" />
    </Row>
  ),
});

export const PictureThatFails = meta.story({
  args: { name: '陈可欣', size: 'l', src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '陈可欣' })).toHaveTextContent('可欣');
  },
});
