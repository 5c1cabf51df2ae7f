import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LineChart, type LineChartProps } from '../../../src/components/charts/LineChart.tsx';
import { type Month, months } from './chartRows.ts';
import { arrives, InCard } from './frame.tsx';

const meta = preview.meta({
  title: 'components/charts/LineChart',
  component: LineChart<Month>,
  args: {
    title: '收款与确认收入',
    rows: months,
    x: 'month',
    xName: '月份',
    series: [
      { key: 'paid', name: '收款', format: 'money' },
      { key: 'earned', name: '确认收入', format: 'money' },
    ],
  } satisfies LineChartProps<Month>,
  decorators: [(Story) => <InCard>{Story()}</InCard>],
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('img', { name: /收款与确认收入，折线图，共 9 项，2026-01 至 2026-09/ });
    await waitFor(() => expect(plot.querySelector('svg')).not.toBeNull(), arrives);
    await expect(canvas.getByRole('figure', { name: '收款与确认收入' })).toHaveAttribute('data-state', 'ready');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '查看数据' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const shown = canvas.getByRole('region', { name: '收款与确认收入的数据' });
    await expect(within(shown).getByRole('row', { name: '2026-09 286,400.00 214,580.00' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await waitFor(() => expect(plot.querySelector('svg')).toBeVisible(), arrives);
  },
});

export const Playground = meta.story({ args: { area: true, height: 240 } });

export const LegendHidesASeries = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = await canvas.findByRole('button', { name: /确认收入/ });
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
    entry.focus();
    await userEvent.keyboard(' ');
    await expect(entry).toHaveAttribute('aria-pressed', 'false');
  },
});

export const TwoMeasures = meta.story({
  tags: ['visual'],
  args: {
    title: '收款与出勤率',
    series: [
      { key: 'paid', name: '收款', format: 'money' },
      { key: 'rate', name: '出勤率', format: 'rate' },
    ],
  },
});

export const Gaps = meta.story({
  args: {
    title: '出勤率（寒假停课）',
    area: true,
    rows: months.map((row) => ({ ...row, rate: row.month === '2026-02' ? Number.NaN : row.rate })),
    series: [{ key: 'rate', name: '出勤率', format: 'rate' }],
  },
});

export const ExportMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '导出数据（CSV）' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: /导出图片（PNG）/ })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { rows: [], loading: true } });
export const NothingYet = meta.story({ tags: ['visual'], args: { rows: [], emptyText: '本月还没有收款' } });
export const Failed = meta.story({
  tags: ['visual'],
  args: { rows: [], error: '请求超时，请稍后重试', onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('请求超时，请稍后重试');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = meta.story({ globals: { brand: 'orange' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
