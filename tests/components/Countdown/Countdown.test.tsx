import { act, render as renderBare, screen, cleanup } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from '../../../src/components/Countdown/Countdown.tsx';
import { KitProvider } from '../../../src/kit/KitProvider.tsx';

const start = Date.parse('2026-09-21T18:00:00+08:00');
let now = start;

beforeEach(() => {
  now = start;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function world(ui: ReactNode) {
  return (
    <KitProvider clock={() => new Date(now)} alive={false}>
      {ui}
    </KitProvider>
  );
}

/** Time passes, and timers ring. */
function pass(ms: number) {
  act(() => {
    for (let left = ms; left > 0; left -= 250) {
      now += Math.min(250, left);
      vi.advanceTimersByTime(Math.min(250, left));
    }
  });
}

const shown = () => screen.getByRole('timer', { name: '距开课' }).textContent;

test('counts down by the second in the institution’s zone', () => {
  renderBare(world(<Countdown until="2026-09-21 18:30" label="距开课" />));
  expect(shown()).toBe('30 分');
  pass(1000);
  expect(shown()).toBe('29 分 59 秒');
  pass(59_000);
  expect(shown()).toBe('29 分');
});

test('ends once, says so, and ends again only for another target', () => {
  const onEnd = vi.fn<() => void>();
  const { rerender } = renderBare(world(<Countdown until={start + 2000} label="距开课" onEnd={onEnd} />));
  pass(1750);
  expect(onEnd).not.toHaveBeenCalled();
  pass(5000);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(shown()).toBe('已结束');
  expect(screen.getByRole('status').textContent).toBe('距开课已结束');
  rerender(world(<Countdown until={start + 2000} label="距开课" onEnd={onEnd} look="clock" />));
  expect(onEnd).toHaveBeenCalledOnce();
  rerender(world(<Countdown until={start + 9000} label="距开课" onEnd={onEnd} />));
  expect(shown()).toBe('3 秒');
  pass(3000);
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('is right at once when a sleeping tab wakes', () => {
  const onEnd = vi.fn<() => void>();
  renderBare(world(<Countdown until="2026-09-21 18:30" label="距开课" onEnd={onEnd} />));
  now += 20 * 60_000; // no timer rang
  expect(shown()).toBe('30 分');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('10 分');
  now += 60 * 60_000;
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(shown()).toBe('已结束');
  expect(onEnd).toHaveBeenCalledOnce();
});

test('speaks at thresholds only', () => {
  renderBare(world(<Countdown until={start + 63_000} label="距开课" />));
  const said = () => screen.getByRole('status').textContent;
  const heard = new Set([said()]);
  for (let second = 0; second < 62; second += 1) {
    pass(1000);
    heard.add(said());
  }
  expect([...heard]).toEqual(['', '距开课还有 1 分', '距开课还有 10 秒']);
});

test('looks: a clock without days, tiles, and red near the end', () => {
  const { rerender } = renderBare(world(<Countdown until={start + 183_909_000} label="距开课" look="clock" />));
  expect(shown()).toBe('51:05:09');
  rerender(
    world(
      <Countdown until={start + 183_909_000} label="距开课" look="tiles" smallest="minute" urgentBelow={200_000} />,
    ),
  );
  expect(shown()).toBe('02天03小时06分');
  expect(screen.getByRole('timer').dataset.urgent).toBe('');
});

test('a server writes no time, which would not be the browser’s', () => {
  const html = renderToString(world(<Countdown until="2026-09-21 18:30" label="距开课" />));
  expect(html).toContain('>--<');
});

test('rings no more after it has gone', () => {
  const { unmount } = renderBare(world(<Countdown until={start + 60_000} label="距开课" />));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('ref, rest props, className, style and data-* reach', () => {
  const ref = createRef<HTMLSpanElement>();
  renderBare(
    world(
      <Countdown
        ref={ref}
        until={start}
        label="距开课"
        className="mine"
        style={{ outlineOffset: '7px' }}
        data-extra="1"
      />,
    ),
  );
  const root = screen.getByRole('timer');
  expect(ref.current).toBe(root);
  expect([root.classList.contains('mine'), root.style.outlineOffset, root.dataset.extra]).toEqual([true, '7px', '1']);
});
