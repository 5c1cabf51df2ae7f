import { idleQueue, type PageQueue, request, settle } from './pageQueue.ts';

export interface RenderLoopOptions<Job, Bitmap> {
  /** Draws one page; rejects soon after `signal` aborts. */
  draw: (job: Job, signal: AbortSignal) => Promise<Bitmap>;
  /** A whole bitmap is there to be shown. The old one stays until `painted` is called. */
  show: (bitmap: Bitmap, job: Job) => void;
  /** The wanted page could not be drawn. */
  fail: (error: unknown, job: Job) => void;
  /** A bitmap is no longer needed; `others` are those that stay. */
  release: (bitmap: Bitmap, others: readonly Bitmap[]) => void;
  keyOf: (job: Job) => string;
  /** Pages worth drawing ahead, the likeliest first. */
  neighbours: (job: Job) => readonly Job[];
  /** Calls back when nothing else is to do; returns a way to call it off. */
  idle: (callback: () => void) => () => void;
  /** Calls back after some ms; returns a way to call it off. */
  later: (callback: () => void, ms: number) => () => void;
  /** Monotonic clock, ms. */
  now: () => number;
}

export interface RenderLoop<Job> {
  /** Wants this page on screen. Counts from now: what was wanted before is at most finished, never started. */
  want: (job: Job) => void;
  /** The page is on screen now: bitmaps that no one needs are released. */
  painted: (job: Job) => void;
  /** Gives up the page being drawn, because its bytes do not come, so that another can be. */
  abandon: () => void;
  destroy: () => void;
}

/** The shown bitmap and one on each side. */
const maxBitmaps = 3;
/** Presses closer than this are one burst (a held key sends one every 33 ms): only its first and last page are drawn… */
const burstGapMs = 50;
/** …and, so that a long burst shows where it is, one every so often. */
const burstShowMs = 1000;

/**
 * Draws one page at a time, queues the newest request while it does, and draws the neighbours ahead in idle time.
 * Knows nothing of PDF or the DOM.
 */
export function createRenderLoop<Job, Bitmap>(options: RenderLoopOptions<Job, Bitmap>): RenderLoop<Job> {
  const { draw, show, fail, release, keyOf, neighbours, idle, later, now } = options;
  const cache = new Map<string, Bitmap>();
  let queue: PageQueue<Job> = idleQueue;
  let control = new AbortController();
  let ahead = false;
  let wanted: Job | null = null;
  let onScreen: string | null = null;
  let tried = new Set<string>();
  let callOff = () => {};
  let wantedAt = Number.NEGATIVE_INFINITY;
  let burst = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  let held = false;
  let letGo = () => {};
  let destroyed = false;

  const isWanted = (job: Job) => wanted !== null && keyOf(wanted) === keyOf(job);
  const same = (a: Job, b: Job) => keyOf(a) === keyOf(b) && !control.signal.aborted;

  const start = (job: Job, isAhead: boolean) => {
    control = new AbortController();
    ahead = isAhead;
    startedAt = now();
    const { signal } = control;
    draw(job, signal).then(
      (bitmap) => {
        if (destroyed) return release(bitmap, []);
        cache.set(keyOf(job), bitmap);
        // While more presses wait, the page just finished is shown on the way: it is whole, and the reader sees progress.
        if (isWanted(job) || (queue.pending !== null && !ahead)) show(bitmap, job);
        proceed();
      },
      (error: unknown) => {
        if (destroyed) return;
        if (isWanted(job) && !signal.aborted) fail(error, job);
        proceed();
      },
    );
  };

  const proceed = () => {
    const { pending } = queue;
    queue = settle(queue);
    if (pending === null) {
      if (!held) drawAhead();
    } else if (burst && now() - wantedAt < burstGapMs) {
      queue = idleQueue;
      hold();
    } else start(pending, false);
  };

  /** Draws what is wanted when the burst of presses is over. */
  const hold = () => {
    letGo();
    held = true;
    const wait = Math.max(0, Math.min(burstGapMs, startedAt + burstShowMs - now()));
    letGo = later(() => {
      held = false;
      if (wanted === null || queue.running !== null) return;
      queue = request(queue, wanted, same);
      start(wanted, false);
    }, wait);
  };
  const stopHolding = () => {
    letGo();
    held = false;
  };

  const drawAhead = () => {
    callOff();
    callOff = idle(() => {
      if (wanted === null || queue.running !== null) return;
      const job = neighbours(wanted).find((one) => !cache.has(keyOf(one)) && !tried.has(keyOf(one)));
      if (job === undefined) return;
      tried.add(keyOf(job));
      queue = request(queue, job, same);
      start(job, true);
    });
  };

  const evict = () => {
    const ahead = wanted === null ? [] : [keyOf(wanted), ...neighbours(wanted).map(keyOf)];
    const kept = new Set([...new Set([onScreen, ...ahead])].slice(0, maxBitmaps));
    const others = [...cache].filter(([key]) => kept.has(key)).map(([, bitmap]) => bitmap);
    for (const [key, bitmap] of cache) {
      if (kept.has(key)) continue;
      cache.delete(key);
      release(bitmap, others);
    }
  };

  return {
    want(job) {
      if (destroyed) return;
      wanted = job;
      burst = now() - wantedAt < burstGapMs;
      wantedAt = now();
      tried = new Set();
      callOff();
      const ready = cache.get(keyOf(job));
      if (ready !== undefined) {
        queue = { ...queue, pending: null };
        stopHolding();
        show(ready, job);
        if (queue.running === null) drawAhead();
        return;
      }
      if (ahead && queue.running !== null && keyOf(queue.running) !== keyOf(job)) control.abort();
      if (held || (burst && queue.running === null)) {
        hold();
        return;
      }
      const idleBefore = queue.running === null;
      queue = request(queue, job, same);
      if (idleBefore) start(job, false);
      else if (queue.running !== null && same(queue.running, job)) ahead = false;
    },
    painted(job) {
      onScreen = keyOf(job);
      evict();
    },
    abandon() {
      if (queue.running !== null) control.abort();
    },
    destroy() {
      destroyed = true;
      callOff();
      stopHolding();
      control.abort();
      for (const bitmap of cache.values()) release(bitmap, []);
      cache.clear();
    },
  };
}
