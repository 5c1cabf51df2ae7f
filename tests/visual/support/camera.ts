import type { Browser, Page } from 'playwright';

export type WidthName = 'desktop' | 'phone';

export const widths = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
} as const satisfies Record<WidthName, { width: number; height: number }>;

/** Quiet time after which nothing more is expected of the network, ms. A call left pending on purpose stays pending. */
const quietMs = 250;
const pendingCallMs = 700;
const patienceMs = 15_000;

const isCall = (url: string) => /^\/(api|planet)\//.test(new URL(url).pathname);

/** Watches the requests of a page. @returns waits until nothing moves any more */
function watchNetwork(page: Page): () => Promise<void> {
  const pending = new Set<object>();
  let calls = 0;
  let lastStir = 0;
  const stir = (by: number, request: { url: () => string }) => {
    lastStir = performance.now();
    if (isCall(request.url())) calls += by;
    else if (by > 0) pending.add(request);
    else pending.delete(request);
  };
  page.on('request', (request) => stir(1, request));
  page.on('requestfinished', (request) => stir(-1, request));
  page.on('requestfailed', (request) => stir(-1, request));
  page.on('framenavigated', () => {
    calls = 0;
    pending.clear();
  });
  return async () => {
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      const calm = performance.now() - lastStir;
      if (pending.size === 0 && calm >= (calls > 0 ? pendingCallMs : quietMs)) return;
      await page.waitForTimeout(50);
    }
  };
}

interface Outcome {
  readonly status: string;
  readonly shown: string;
}

/** Waits for the story's play to end. */
async function storyEnd(page: Page): Promise<Outcome> {
  const handle = await page.waitForFunction(
    () => {
      const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      const body = document.body.classList;
      const shown = body.contains('sb-show-errordisplay') || body.contains('sb-show-nopreview');
      const error = shown
        ? (document.querySelector('.sb-show-errordisplay .sb-errordisplay')?.textContent ?? 'no preview')
        : '';
      if (error) return { status: 'error', shown: error };
      if (typeof channel !== 'object' || channel === null || !('last' in channel)) return false;
      const last = (channel as { last: (event: string) => [{ status: string }] | undefined }).last('storyFinished');
      return last ? { status: last[0].status, shown: '' } : false;
    },
    undefined,
    { timeout: patienceMs * 2, polling: 50 },
  );
  return (await handle.jsonValue()) as Outcome;
}

const shoot = (page: Page) => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });

type Take = (storyId: string, settled: Buffer | undefined) => Promise<Buffer>;

/** A page of one width that takes one picture at a time. */
async function openPage(browser: Browser, url: string, name: WidthName): Promise<Take> {
  const context = await browser.newContext({
    viewport: widths[name],
    deviceScaleFactor: 1,
    isMobile: name === 'phone',
    hasTouch: name === 'phone',
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'America/New_York', // wall-clock strings must not care
  });
  // What one story remembered must not reach the next.
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // The mocks' service worker leaves with its last page, and one that is leaving lets calls of the next page through.
  const parked = await context.newPage();
  await parked.goto(`${url}/index.json`);
  const page = await context.newPage();
  const atRest = watchNetwork(page);

  return async (storyId, settled) => {
    await page.goto(`${url}/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=a11y.manual:!true`);
    const { status, shown } = await storyEnd(page);
    if (status !== 'success') throw new Error(`The story failed: ${shown.trim().slice(0, 1500) || 'see its play'}`);
    await atRest();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    let before = await shoot(page);
    if (settled?.equals(before)) return before;
    for (let tries = 0; tries < 12; tries += 1) {
      await page.waitForTimeout(120);
      const now = await shoot(page);
      if (now.equals(before)) return now;
      before = now;
    }
    throw new Error('The picture does not come to rest: something on it keeps moving.');
  };
}

export interface Studio {
  /**
   * Opens the story, waits for its play, fonts and network, and takes the picture of the window.
   * @param settled a picture to stop at: if the first one taken is it, byte for byte, no second is taken
   * @throws Error when the story or its play fails, or when the picture does not come to rest
   */
  take: (storyId: string, width: WidthName, settled?: Buffer) => Promise<Buffer>;
}

/** Takes so many pictures at once; more wait for their turn. */
export async function openStudio(browser: Browser, url: string, atOnce = 2): Promise<Studio> {
  const openSet = async () => ({
    desktop: await openPage(browser, url, 'desktop'),
    phone: await openPage(browser, url, 'phone'),
  });
  const free = await Promise.all(Array.from({ length: atOnce }, openSet));
  const waiting: (() => void)[] = [];
  return {
    async take(storyId, width, settled) {
      while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      const set = free.pop();
      if (!set) throw new Error('No camera is free.');
      try {
        return await set[width](storyId, settled);
      } finally {
        free.push(set);
        waiting.shift()?.();
      }
    },
  };
}
