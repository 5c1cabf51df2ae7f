import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, signIn, visitor } from './harness/browser.ts';
import { type Product, startProduct } from './harness/product.ts';
import { card } from './harness/timetable.ts';

const linNa = '13900000002';
const sunTing = '13900000012';

/** Opens 调课 of a lesson from its card. */
async function openMove(page: Page) {
  await card(page, '周五', '机器人L2-周五班').click();
  await page
    .getByRole('dialog', { name: /机器人L2-周五班/ })
    .getByRole('link', { name: '调课' })
    .click();
  await page.getByRole('heading', { name: '调课' }).waitFor();
}

describe('two browsers on one lesson', () => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('the second save is told who was first, and nothing typed is lost', async () => {
    const first = await visitor(browser);
    const second = await visitor(browser);
    for (const [one, phone] of [
      [first, linNa],
      [second, sunTing],
    ] as const) {
      await signIn(one.page, product.url, phone);
      await one.page.waitForURL(/\/layoutV2\/ClassSchedule/);
      await openMove(one.page);
    }
    await first.page.getByLabel('备注').fill('换到周六');
    await first.page.getByLabel('日期').fill('2026-09-26');
    await first.page.getByText('无冲突').first().waitFor();
    await first.page.getByRole('button', { name: '保存', exact: true }).click();
    await first.page.getByText('已移动 1 节课').waitFor();

    await second.page.getByLabel('备注').fill('换到周日晚上');
    await second.page.getByLabel('日期').fill('2026-09-27');
    await second.page.getByText('无冲突').first().waitFor();
    await second.page.getByRole('button', { name: '保存', exact: true }).click();
    await second.page.getByText('该记录已被林娜于 09:00 修改，请查看最新').first().waitFor();
    await second.page.getByRole('button', { name: '查看最新' }).waitFor();
    expect(await second.page.getByLabel('备注').inputValue()).toBe('换到周日晚上');
    expect(await second.page.getByLabel('日期').inputValue()).toContain('09');

    await first.page.goto(`${product.url}/layoutV2/ClassSchedule`);
    await card(first.page, '周六', '18:30', '机器人L2-周五班').waitFor();
    expect([...first.faults, ...second.faults]).toEqual([]);
  });
});
