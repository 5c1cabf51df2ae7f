import { describe, expect, test, vi } from 'vitest';
import { createRenderLoop } from '../../../src/components/PdfViewer/renderLoop.ts';

/** A loop over page numbers whose drawing ends when the test says so. */
function loopOf(pages = 100) {
  const drawn: number[] = [];
  const shown: number[] = [];
  const released: number[] = [];
  const failed: number[] = [];
  let finish: { page: number; ok: (page: number) => void; no: (error: Error) => void; signal: AbortSignal } | null =
    null;
  let idle: (() => void) | null = null;
  let timer: { callback: () => void; at: number } | null = null;
  let now = 0;
  const loop = createRenderLoop<number, number>({
    draw: (page, signal) =>
      new Promise((ok, no) => {
        drawn.push(page);
        finish = { page, ok, no, signal };
        signal.addEventListener('abort', () => no(new Error('aborted')), { once: true });
      }),
    show: (bitmap, page) => {
      shown.push(bitmap);
      loop.painted(page);
    },
    fail: (_, page) => failed.push(page),
    release: (bitmap) => released.push(bitmap),
    keyOf: String,
    neighbours: (page) => [page + 1, page - 1].filter((one) => one >= 1 && one <= pages),
    idle: (callback) => {
      idle = callback;
      return () => {
        idle = null;
      };
    },
    later: (callback, ms) => {
      timer = { callback, at: now + ms };
      return () => {
        timer = null;
      };
    },
    now: () => now,
  });
  const pass = (ms: number) => {
    now += ms;
    if (timer === null || timer.at > now) return;
    const { callback } = timer;
    timer = null;
    callback();
  };
  const settle = async () => {
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
  };
  return {
    loop,
    drawn,
    shown,
    released,
    failed,
    running: () => finish,
    /** Lets time pass. */
    pass,
    /** Presses a long while after the last press. */
    want: (page: number) => {
      pass(1000);
      loop.want(page);
    },
    finish: async () => {
      finish?.ok(finish.page);
      await settle();
    },
    break: async () => {
      finish?.no(new Error('broken'));
      await settle();
    },
    rest: async () => {
      idle?.();
      await settle();
    },
    settle,
  };
}

describe('drawing pages', () => {
  test('twenty presses 15 ms apart draw two pages, even when each is drawn faster than that', async () => {
    const { loop, drawn, shown, finish, pass } = loopOf();
    for (let page = 2; page <= 21; page++) {
      loop.want(page);
      await finish();
      pass(15);
    }
    expect(drawn).toEqual([2]);
    pass(50);
    await finish();
    expect(drawn).toEqual([2, 21]);
    expect(shown.at(-1)).toBe(21);
  });

  test('twenty presses at once draw two pages', async () => {
    const { loop, drawn, finish, pass } = loopOf();
    for (let page = 2; page <= 21; page++) loop.want(page);
    await finish();
    pass(60);
    await finish();
    expect(drawn).toEqual([2, 21]);
  });

  test('a key held down shows where it is every now and then', async () => {
    const { loop, shown, finish, pass } = loopOf();
    for (let page = 2; page <= 122; page++) {
      loop.want(page);
      await finish();
      pass(33);
    }
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.length).toBeLessThan(8);
  });

  test('single presses are drawn at once', () => {
    const { want, drawn } = loopOf();
    want(2);
    expect(drawn).toEqual([2]);
  });

  test('one page at a time, the old one stays until the new one is whole', async () => {
    const { want, drawn, shown, finish } = loopOf();
    want(1);
    await finish();
    want(2);
    want(3);
    expect(drawn).toEqual([1, 2]);
    expect(shown).toEqual([1]);
  });

  test('neighbours are drawn in idle time, next before previous, and then turn at once', async () => {
    const { want, drawn, shown, finish, rest } = loopOf();
    want(5);
    await finish();
    await rest();
    await finish();
    await rest();
    await finish();
    expect(drawn).toEqual([5, 6, 4]);
    expect(shown).toEqual([5]);
    want(6);
    expect(shown).toEqual([5, 6]);
    expect(drawn).toEqual([5, 6, 4]);
  });

  test('a press stops drawing ahead, unless it asks for just that page', async () => {
    const { want, drawn, shown, finish, rest, running, settle } = loopOf();
    want(5);
    await finish();
    await rest();
    expect(running()?.page).toBe(6);
    want(6);
    expect(running()?.signal.aborted).toBe(false);
    await finish();
    expect(shown).toEqual([5, 6]);
    await rest();
    expect(running()?.page).toBe(7);
    want(20);
    expect(running()?.signal.aborted).toBe(true);
    await settle();
    expect(running()?.page).toBe(20);
    // The page given up half-way can still be asked for.
    want(7);
    await finish();
    await finish();
    expect(drawn).toEqual([5, 6, 7, 20, 7]);
    expect(shown.at(-1)).toBe(7);
  });

  test('at most three bitmaps stay alive', async () => {
    const { want, drawn, released, finish, rest } = loopOf();
    for (const page of [10, 11, 12, 40, 41]) {
      want(page);
      for (let round = 0; round < 3; round++) {
        await finish();
        await rest();
      }
      expect(new Set(drawn).size - new Set(released).size).toBeLessThanOrEqual(3);
    }
  });

  test('a page that cannot be drawn is reported, and the others still are', async () => {
    const { want, shown, failed, finish, break: breakIt } = loopOf();
    want(3);
    await breakIt();
    expect(failed).toEqual([3]);
    want(4);
    await finish();
    expect(shown).toEqual([4]);
  });

  test('a failure of a page no longer wanted is no failure', async () => {
    const { want, failed, shown, finish, break: breakIt } = loopOf();
    want(3);
    want(9);
    await breakIt();
    await finish();
    expect(failed).toEqual([]);
    expect(shown).toEqual([9]);
  });

  test('a page whose bytes do not come can be given up for another', async () => {
    const { loop, want, shown, failed, finish, settle } = loopOf();
    want(3);
    loop.abandon();
    want(2);
    await settle();
    await finish();
    expect(shown).toEqual([2]);
    expect(failed).toEqual([]);
  });

  test('after its end nothing is shown and everything is released', async () => {
    const { loop, want, shown, released, finish } = loopOf();
    want(1);
    await finish();
    loop.destroy();
    expect(released).toEqual([1]);
    want(2);
    await vi.waitFor(() => expect(shown).toEqual([1]));
  });
});
