import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Skeleton, SkeletonGroup } from '../../src/components/ui/Skeleton/Skeleton.tsx';
import { Form } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  decorators: [(Story) => <Form>{Story()}</Form>],
});

export const Default = meta.story();
export const Playground = meta.story({ args: { width: 120, height: 32 } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const AList = meta.story({
  tags: ['visual'],
  render: () => (
    <SkeletonGroup delayMs={0}>
      {['46%', '60%', '52%'].map((width) => (
        <div key={width} style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '10px 0' }}>
          <Skeleton circle width={28} />
          <Skeleton width={width} />
          <Skeleton width={64} height={20} />
        </div>
      ))}
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中...');
  },
});
