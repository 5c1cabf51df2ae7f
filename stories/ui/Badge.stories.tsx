import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Badge } from '../../src/components/ui/Badge/Badge.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({ title: 'ui/Badge', component: Badge, args: { count: 14 } });

export const Default = meta.story();
export const Playground = meta.story({ args: { count: 7, tone: 'danger' } });

export const Counts = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <Badge count={14} />
      <Badge count={3} tone="brand" />
      <Badge count={7} tone="danger" />
      <Badge count={1286} tone="danger" />
      <Badge count={0} showZero />
      <Badge count={0} tone="danger" data-testid="none" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.queryByTestId('none')).toBeNull();
  },
});
