import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FunnelChart, type FunnelChartProps } from '../../../src/components/charts/FunnelChart.tsx';
import { type Stage, stages } from './chartRows.ts';
import { arrives, InCard } from './frame.tsx';

const meta = preview.meta({
  title: 'components/charts/FunnelChart',
  component: FunnelChart<Stage>,
  args: {
    title: '招生转化',
    rows: stages,
    stage: 'stage',
    value: 'people',
    valueName: '人数',
    unit: '人',
  } satisfies FunnelChartProps<Stage>,
  decorators: [(Story) => <InCard width={480}>{Story()}</InCard>],
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('img', { name: /招生转化，漏斗图，共 5 项/ });
    await waitFor(() => expect(plot).toHaveTextContent('51 人'), arrives);
    await expect(canvas.getByRole('row', { name: '到店试听 51 68.92 25.5' })).toBeInTheDocument();
  },
});

export const Playground = meta.story({ args: { color: 11, height: 320 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Orange = meta.story({ globals: { brand: 'orange' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
