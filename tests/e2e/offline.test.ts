import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, signIn, type Visitor, visitor } from './harness/browser.ts';
import { seenCalls } from './harness/calls.ts';
import { phones } from './harness/people.ts';
import { type Product, startProduct } from './harness/product.ts';
import { card, drag } from './harness/timetable.ts';

describe('林娜’s network goes and comes', () => {
  let product: Product;
  let browser: Browser;
  let operator: Visitor;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    operator = await visitor(browser, { expected: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource/ });
    await signIn(operator.page, product.url, phones.linNa);
    await operator.page.waitForURL(/ClassSchedule/);
    await card(operator.page, '周三', '机器人L2-周三A班').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('offline: a banner, and the timetable stays with the time it is of', async () => {
    const { page, context } = operator;
    await context.setOffline(true);
    await page.getByText('网络已断开，正在重试…').waitFor();
    await page.getByText('数据截至 09:0').waitFor();
    await card(page, '周三', '机器人L2-周三A班').waitFor();
    expect(await card(page, '').count()).toBeGreaterThan(4);
  });

  test('a move attempted offline keeps the question and what was typed', async () => {
    const { page } = operator;
    await drag(page, card(page, '周三', '18:30', '机器人L2-周三A班'), { days: 1 });
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: '确认调课' });
    await dialog.getByLabel('调课原因').fill('老师周三外出培训');
    await dialog.getByRole('checkbox', { name: '通知家长' }).uncheck();
    await dialog.getByRole('button', { name: '确认调课' }).click();
    await dialog.getByText('网络连接不可用，请检查后重试').waitFor();
    await dialog.getByRole('button', { name: '重试' }).waitFor();
    expect(await dialog.getByLabel('调课原因').inputValue()).toBe('老师周三外出培训');
    expect(await dialog.getByRole('checkbox', { name: '通知家长' }).isChecked()).toBe(false);
  });

  test('back online 重试 saves once, although the first answer is lost on its way', async () => {
    const { page, context } = operator;
    const calls = seenCalls(page);
    await context.setOffline(false);
    await page.getByText('网络已断开，正在重试…').waitFor({ state: 'hidden' });
    await page.route(
      '**/timetable/updateLesson',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const dialog = page.getByRole('dialog', { name: '确认调课' });
    const again = dialog.getByRole('button', { name: '重试' });
    const lost = page.waitForEvent('requestfailed');
    await again.click();
    await lost;
    await dialog.getByText('网络连接不可用，请检查后重试').waitFor();
    await again.click();
    await page.getByText('已移动 1 节课').waitFor();
    await card(page, '周四', '18:30', '机器人L2-周三A班').waitFor();
    expect(await card(page, '周三', '18:30', '机器人L2-周三A班').count()).toBe(0);
    const saves = calls.filter(({ path }) => path === 'timetable/updateLesson');
    expect(saves).toHaveLength(2);
    expect(saves[1]?.fields.idempotencyKey).toBeTruthy();
    expect(saves[1]?.fields.idempotencyKey).toBe(saves[0]?.fields.idempotencyKey);
  });

  test('记录 holds exactly one change', async () => {
    const { page } = operator;
    await card(page, '周四', '机器人L2-周三A班').click();
    await page
      .getByRole('dialog', { name: /机器人L2-周三A班/ })
      .getByRole('link', { name: '课次详情' })
      .click();
    await page.getByRole('tab', { name: /记录/ }).click();
    const changes = page.getByRole('tabpanel').locator('time');
    await changes.first().waitFor();
    expect(await changes.count()).toBe(1);
    await page.getByRole('tabpanel').getByText('老师周三外出培训').waitFor();
    expect(operator.faults).toEqual([]);
  });
});
