import type { Locator, Page } from 'playwright';

/** One finger drawn sideways over an element, as the browser itself reports it to the page. */
export async function swipe(page: Page, over: Locator, { by }: { by: number }): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('swipe(): the element is not in view.');
  const { width } = page.viewportSize() ?? { width: box.width };
  const start = { x: width / 2 - by / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start]);
  for (let step = 1; step <= 6; step++) await send('touchMove', [{ x: start.x + (by * step) / 6, y: start.y }]);
  await send('touchEnd', []);
  await touch.detach();
}
