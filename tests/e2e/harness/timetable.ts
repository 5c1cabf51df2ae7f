import type { Locator, Page } from 'playwright';

/** The card of a lesson on a day, by words of its label: 周三 18:30 …，机器人L2-周三A班. */
export function card(page: Page, ...words: string[]): Locator {
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
  return page.getByRole('grid').getByRole('button', { name: pattern });
}

/** Drags a card by whole days and minutes, slowly enough for the grid to follow. */
export async function drag(page: Page, lesson: Locator, by: { days?: number; minutes?: number }, hourHeight = 56) {
  const box = await lesson.boundingBox();
  const columns = page.locator('[data-column]');
  const column = await columns.nth(1).boundingBox();
  const first = await columns.nth(0).boundingBox();
  if (!box || !column || !first) throw new Error('drag(): the card or the columns of the grid are not in view.');
  const from = { x: box.x + box.width / 2, y: box.y + Math.min(12, box.height / 2) };
  const to = {
    x: from.x + (by.days ?? 0) * (column.x - first.x),
    y: from.y + ((by.minutes ?? 0) / 60) * hourHeight,
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(from.x + ((to.x - from.x) * step) / 12, from.y + ((to.y - from.y) * step) / 12);
  }
  await page.mouse.move(to.x, to.y);
}
