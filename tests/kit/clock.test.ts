import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKitClock, wallClock } from '../../src/kit/clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe("the institution's clock", () => {
  it('shows Shanghai, wherever the computer stands', () => {
    expect(wallClock(new Date('2026-09-21T01:00:00Z'))).toBe('2026-09-21 09:00:00');
    expect(wallClock(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01 00:00:00');
    expect(wallClock(new Date('2026-09-21T01:00:00Z'), 'America/New_York')).toBe('2026-09-20 21:00:00');
  });

  it("sets itself by the server's time: users' computers are wrong", () => {
    const clock = createKitClock(() => new Date('2026-11-21T03:04:05Z'));
    expect(clock.wall()).toBe('2026-11-21 11:04:05');
    clock.follow('2026-09-21 09:00:00');
    expect(clock.wall()).toBe('2026-09-21 09:00:00');
    clock.follow('2026-09-21 09:00:01');
    expect(clock.wall()).toBe('2026-09-21 09:00:00');
    clock.follow('not a time');
    expect(clock.minute()).toBe('2026-09-21 09:00');
    expect(clock.ownMs(), 'what outlives the page is measured on the computer').toBe(Date.UTC(2026, 10, 21, 3, 4, 5));
  });

  it('ticks on the minute, and only while somebody looks', () => {
    vi.useFakeTimers({ now: new Date('2026-09-21T01:00:40Z') });
    const clock = createKitClock(() => new Date());
    const seen = vi.fn<(minute: string) => void>();
    const stop = clock.subscribe(() => seen(clock.minute()));
    vi.advanceTimersByTime(20_000);
    expect(seen.mock.calls).toEqual([['2026-09-21 09:01']]);
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveBeenLastCalledWith('2026-09-21 09:02');
    clock.follow('2026-09-23 16:42:30');
    expect(seen).toHaveBeenLastCalledWith('2026-09-23 16:42');
    vi.advanceTimersByTime(30_000);
    expect(seen).toHaveBeenLastCalledWith('2026-09-23 16:43');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
