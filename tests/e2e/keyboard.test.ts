import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, type Visitor, visitor } from './harness/browser.ts';
import { phones } from './harness/people.ts';
import { type Product, startProduct } from './harness/product.ts';
import { codeFor } from './harness/signIn.ts';
import { card } from './harness/timetable.ts';
import { eventually } from './harness/waits.ts';

/** What has the focus, as a screen reader would name it: label, else its words. */
const focus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return '';
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((label) => label.textContent) : [];
    return (at.getAttribute('aria-label') ?? (labels.join(' ') || at.textContent) ?? '').trim();
  });

/** Presses a key until the focus is where it should be. */
async function pressUntil(page: Page, key: string, wanted: RegExp, most = 40): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses <= most; presses++) {
    const at = await focus(page);
    if (wanted.test(at)) return;
    passed.push(at);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${wanted}; passed: ${passed.join(' | ')}`);
}

/** The last words in the live regions of the page. */
const announced = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')]
      .map((region) => region.textContent)
      .join('\n'),
  );

describe('林娜 without a mouse', () => {
  let product: Product;
  let browser: Browser;
  let operator: Visitor;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    operator = await visitor(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('signs in', async () => {
    const { page } = operator;
    await page.goto(`${product.url}/?mode=sms`);
    await page.getByLabel('手机号').waitFor();
    await pressUntil(page, 'Tab', /^手机号/);
    await page.keyboard.type(phones.linNa);
    await pressUntil(page, 'Tab', /^获取验证码$/);
    await page.keyboard.press('Enter');
    await page.getByText('验证码已发送').first().waitFor();
    await eventually(() => focus(page), 'the code is next').toBe('验证码');
    expect(await announced(page)).toContain('验证码已发送至 139****0002');
    await pressUntil(page, 'Tab', /^我已阅读并同意/);
    await page.keyboard.press('Space');
    await pressUntil(page, 'Shift+Tab', /^验证码$/);
    await page.keyboard.type(await codeFor(page, phones.linNa));
    await page.waitForURL(/ClassSchedule/);
    await card(page, '周三', '机器人L2-周三A班').waitFor();
  });

  test('reaches the lesson: the skip link, then Tab to the grid, then arrows', async () => {
    const { page } = operator;
    await page.reload();
    await card(page, '周三', '机器人L2-周三A班').waitFor();
    await page.keyboard.press('Tab');
    expect(await focus(page)).toContain('跳到');
    await page.keyboard.press('Enter');
    // Monday has no lesson: the grid begins at the free slot of now.
    await pressUntil(page, 'Tab', /^9 月 21 日 周一 09:00，空闲/);
    await pressUntil(page, 'ArrowRight', /^周三 18:30.*机器人L2-周三A班/, 4);
  });

  test('lifts it with M, carries it to Thursday, hears where it is and whether it may stay', async () => {
    const { page } = operator;
    await page.keyboard.press('m');
    await eventually(() => announced(page)).toContain('已拿起 机器人L2-周三A班，周三 18:30–20:00');
    await page.keyboard.press('ArrowRight');
    await eventually(() => announced(page)).toContain('周四 18:30–20:00，可排');
  });

  test('Escape puts it back without a question', async () => {
    const { page } = operator;
    await page.keyboard.press('Escape');
    await eventually(() => announced(page)).toContain('已取消移动 机器人L2-周三A班');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await focus(page)).toMatch(/^周三 18:30.*机器人L2-周三A班/);
  });

  test('puts it down with Enter and confirms', async () => {
    const { page } = operator;
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await eventually(() => announced(page)).toContain('周四 18:30–20:00，可排');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '确认调课' });
    await dialog.waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    await pressUntil(page, 'Tab', /^确认调课$/, 10);
    await page.keyboard.press('Enter');
    await card(page, '周四', '18:30', '机器人L2-周三A班').waitFor();
    await eventually(() => announced(page)).toContain('已移动 1 节课');
    await eventually(() => focus(page), 'the focus goes with the lesson').toMatch(/^周四 18:30.*机器人L2-周三A班/);
  });

  test('takes it back by the message’s 撤销', async () => {
    const { page } = operator;
    await pressUntil(page, 'Tab', /^撤销$/, 60);
    await page.keyboard.press('Enter');
    await eventually(() => announced(page)).toContain('已撤销 1 节课的改动');
    await card(page, '周三', '18:30', '机器人L2-周三A班').waitFor();
    expect(await card(page, '周四', '18:30', '机器人L2-周三A班').count()).toBe(0);
  });

  test('nothing went wrong behind her back', () => {
    expect(operator.faults).toEqual([]);
  });
});
