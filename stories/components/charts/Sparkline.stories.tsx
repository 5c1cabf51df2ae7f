import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Sparkline } from '../../../src/components/charts/Sparkline.tsx';
import { Row } from '../../ui/layout.tsx';

const meta = preview.meta({
  title: 'components/charts/Sparkline',
  component: Sparkline,
  args: { values: [12, 16, 14, 20, 19, 25, 24, 30], label: '近 8 周收款，由 12 万升至 30 万' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img', { name: '近 8 周收款，由 12 万升至 30 万' });
    await expect(line).toHaveAttribute('width', '96');
    await expect(line).toHaveAttribute('height', '32');
  },
});

export const Playground = meta.story({ args: { tone: 'danger', width: 160, height: 48 } });

export const Tones = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <Sparkline values={[12, 16, 14, 20, 19, 25, 24, 30]} />
      <Sparkline tone="danger" values={[30, 32, 27, 24, 24, 22, 19, 17]} />
      <Sparkline tone="success" values={[2, 4, null, null, 6, 5, 8, 9]} />
      <Sparkline tone="neutral" values={[5, 5, 5, 5]} />
      <Sparkline values={[7]} />
    </Row>
  ),
});

export const Dark = Tones.extend({ globals: { theme: 'dark' } });
export const Orange = Tones.extend({ globals: { brand: 'orange' } });
