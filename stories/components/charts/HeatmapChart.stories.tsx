import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HeatmapChart, type HeatmapChartProps } from '../../../src/components/charts/HeatmapChart.tsx';
import { hours, type Occupancy, occupancy, weekdays } from './chartRows.ts';
import { arrives, InCard } from './frame.tsx';

const meta = preview.meta({
  title: 'components/charts/HeatmapChart',
  component: HeatmapChart<Occupancy>,
  args: {
    title: '教室占用',
    rows: occupancy,
    x: 'weekday',
    y: 'hour',
    value: 'rate',
    format: 'rate',
    yName: '时段',
    valueName: '占用率',
    xs: weekdays,
    ys: hours,
  } satisfies HeatmapChartProps<Occupancy>,
  decorators: [(Story) => <InCard>{Story()}</InCard>],
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('img', { name: /教室占用，热力图，6 行 7 列/ });
    await waitFor(() => expect(plot).toHaveTextContent('周六'), arrives);
    await expect(canvas.getByRole('row', { name: /^09:00 无 无 无 无 无/ })).toBeInTheDocument();
  },
});

export const Playground = meta.story({ args: { height: 360 } });
export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = meta.story({ globals: { brand: 'orange' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
