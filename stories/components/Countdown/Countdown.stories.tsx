import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Countdown } from '../../../src/components/Countdown/Countdown.tsx';
import { useKit } from '../../../src/kit/context.ts';
import { KitProvider } from '../../../src/kit/KitProvider.tsx';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { Rows } from '../../ui/layout.tsx';

const meta = preview.meta({
  title: 'components/Countdown',
  component: Countdown,
  args: { until: '2026-09-23 18:30', label: '距开课', onEnd: fn() },
  // The kit's clock stands at 2026-09-21 09:00 here.
  decorators: [(Story) => <StoryKit>{Story()}</StoryKit>],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer', { name: '距开课' })).toHaveTextContent('2 天 9 小时 30 分');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

export const Playground = meta.story({ args: { look: 'tiles', smallest: 'minute' } });

export const Looks = meta.story({
  tags: ['visual'],
  render: () => (
    <Rows>
      <Countdown until="2026-09-23 18:30:09" label="距开课" />
      <Countdown until="2026-09-23 18:30:09" label="距截止" look="clock" />
      <Countdown until="2026-09-23 18:30:09" label="距活动结束" look="tiles" />
      <Countdown until="2026-09-21 09:04:30" label="距拼团结束" look="tiles" largest="minute" urgentBelow={300} />
      <Countdown until="2026-09-21 09:04:30" label="距订单关闭" look="clock" largest="minute" urgentBelow={300} />
      <Countdown until="2026-09-20 18:30" label="距报名截止" endedText="报名已截止" />
    </Rows>
  ),
});

function Running() {
  const { clock } = useKit();
  return <Countdown until={Math.ceil(clock.now().getTime() / 60_000) * 60_000 + 60_000} label="距候场" look="tiles" />;
}

export const OnTheRealClock = meta.story({
  render: () => (
    <KitProvider alive={false}>
      <Running />
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '距候场' })).toHaveAttribute('data-state', 'running');
  },
});

export const Ended = meta.story({
  args: { until: '2026-09-21 08:00' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('已结束');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const Dark = Looks.extend({ globals: { theme: 'dark' } });
export const Orange = Looks.extend({ tags: ['visual'], globals: { brand: 'orange' } });
