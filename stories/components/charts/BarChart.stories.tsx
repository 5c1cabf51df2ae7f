import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BarChart, type BarChartProps } from '../../../src/components/charts/BarChart.tsx';
import { type Attendance, attendance, months, sources } from './chartRows.ts';
import { arrives, InCard } from './frame.tsx';

const meta = preview.meta({
  title: 'components/charts/BarChart',
  component: BarChart<Attendance>,
  args: {
    title: '本周出勤',
    rows: attendance,
    x: 'day',
    series: [
      { key: 'present', name: '到课', unit: '人次', color: 'success' },
      { key: 'leave', name: '请假', unit: '人次', color: 'warning' },
      { key: 'absent', name: '缺勤', unit: '人次', color: 'danger' },
    ],
  } satisfies BarChartProps<Attendance>,
  decorators: [(Story) => <InCard>{Story()}</InCard>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('img', { name: /本周出勤，柱状图.*到课最高 156 人次（2026-09-20）/ });
    await waitFor(() => expect(plot.querySelectorAll('svg path').length).toBeGreaterThan(20), arrives);
  },
});

export const Playground = meta.story({ args: { stacked: true, horizontal: true } });
export const Stacked = meta.story({ tags: ['visual'], args: { stacked: true } });

export const LongNames = meta.story({
  tags: ['visual'],
  render: () => (
    <BarChart
      title="线索来源"
      rows={sources}
      x="source"
      xName="来源"
      horizontal
      series={[{ key: 'leads', name: '线索', unit: '条' }]}
    />
  ),
});

export const Money = meta.story({
  render: () => (
    <BarChart title="每月收款" rows={months} x="month" series={[{ key: 'paid', name: '收款', format: 'money' }]} />
  ),
});

export const Dark = meta.story({ tags: ['visual'], args: { stacked: true }, globals: { theme: 'dark' } });
export const Orange = Money.extend({ globals: { brand: 'orange' } });
export const Phone = meta.story({ args: { stacked: true }, globals: { viewport: { value: 'phone' } } });
