import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RadarChart, type RadarChartProps } from '../../../src/components/charts/RadarChart.tsx';
import { type Ability, abilities } from './chartRows.ts';
import { arrives, InCard } from './frame.tsx';

const meta = preview.meta({
  title: 'components/charts/RadarChart',
  component: RadarChart<Ability>,
  args: {
    title: '林小满的能力画像',
    rows: abilities,
    x: 'ability',
    xName: '能力',
    max: 100,
    series: [
      { key: 'now', name: '本次测评', unit: '分' },
      { key: 'before', name: '上次测评', unit: '分' },
    ],
  } satisfies RadarChartProps<Ability>,
  decorators: [(Story) => <InCard width={480}>{Story()}</InCard>],
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('img', { name: /本次测评最高 90 分（团队协作），最低 64 分（表达展示）/ });
    await waitFor(() => expect(plot).toHaveTextContent('空间想象'), arrives);
  },
});

export const Playground = meta.story({ args: { height: 360 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Orange = meta.story({ globals: { brand: 'orange' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
