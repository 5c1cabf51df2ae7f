import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Card } from '../../src/components/ui/Card/Card.tsx';
import { Money } from '../../src/components/ui/Money/Money.tsx';
import { Statistic, type StatisticProps, StatisticRow } from '../../src/components/ui/Statistic/Statistic.tsx';

const line = (
  <svg width="96" height="32" viewBox="0 0 96 32" aria-hidden fill="none" stroke="var(--accent)" strokeWidth="1.5">
    <path d="M2 26 16 20 30 23 44 14 58 16 72 8 94 6" />
  </svg>
);

const income: StatisticProps = {
  label: '本月收款',
  value: '286,400.00',
  unit: '元',
  help: '已到账的收款，不含退款',
  note: '目标 400,000.00 · 达成 72%',
  trend: { direction: 'up', text: '12.0%', note: '较上月同期', good: true },
  chart: line,
  target: 0.72,
  size: 'l',
};

const meta = preview.meta({
  title: 'ui/Statistic',
  component: Statistic,
  args: income,
  render: (args) => (
    <Card flush style={{ width: 288, maxWidth: '100%', overflow: 'hidden' }}>
      <Statistic {...args} />
    </Card>
  ),
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '本月收款' })).toHaveTextContent('286,400.00');
    await expect(canvas.getByRole('meter', { name: '本月收款达成' })).toHaveAttribute('aria-valuenow', '72');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('已到账的收款，不含退款');
  },
});

export const Playground = meta.story({
  args: { label: '续费率', value: '65.0', unit: '%', trend: { direction: 'down', text: '3.0 个百分点', good: false } },
});

export const RowOfFigures = meta.story({
  tags: ['visual'],
  render: () => (
    <StatisticRow>
      <Statistic label="总剩余课时" value="16.00" />
      <Statistic label="可用" value="16.00" />
      <Statistic label="冻结" value="0.00" zero />
      <Statistic label="欠课" value="0.00" zero />
      <Statistic label="剩余金额" value={<Money fen={140_000} symbol="" />} />
      <Statistic label="积分" value="120" />
    </StatisticRow>
  ),
});

export const Phone = meta.story({ ...RowOfFigures.input, tags: [], globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
