import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { launchBrowser, signIn, type Visitor, visitor } from './harness/browser.ts';
import { type Product, startProduct } from './harness/product.ts';
import { card, drag } from './harness/timetable.ts';

const linNa = '13900000002';
const wangMin = '13900000003';

describe('the first week: an operator plans, a teacher looks', () => {
  let product: Product;
  let browser: Browser;
  let operator: Visitor;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    // The server is killed in mid-write below: its network errors are the test's own doing.
    operator = await visitor(browser, { expected: /Failed to load resource|ERR_CONNECTION/ });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('林娜 signs in by SMS code and sees this week of 东湖校区 from the database', async () => {
    const { page } = operator;
    await signIn(page, product.url, linNa);
    await page.waitForURL(/\/layoutV2\/ClassSchedule/);
    await card(page, '周三', '18:30', '机器人L2-周三A班').waitFor();
    await card(page, '周四', '18:30', '机器人L2-周四班').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('2026 年 9 月 21 日 – 27 日');
    expect(await card(page, '机器人L2-周二班').count()).toBe(1);
  });

  test('a drag to a free day is asked about, saved, and still there when the server is killed right after the answer', async () => {
    const { page } = operator;
    await drag(page, card(page, '周三', '18:30', '机器人L2-周三A班'), { days: 1 });
    await page.getByText('可排', { exact: true }).first().waitFor();
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: '确认调课' });
    await dialog.getByText('机器人L2-周三A班：09-23 周三 18:30–20:00 → 09-24 周四 18:30–20:00').waitFor();
    const saved = page.waitForResponse((response) => response.url().includes('timetable/updateLesson'));
    await dialog.getByRole('button', { name: '确认调课' }).click();
    const answer = await saved;
    expect(answer.status()).toBe(200);
    await product.kill();
    await product.restart();
    await page.reload();
    await card(page, '周四', '18:30', '机器人L2-周三A班').waitFor();
    expect(await card(page, '周三', '18:30', '机器人L2-周三A班').count()).toBe(0);
  });

  test('a drag that clashes is refused and says with whom', async () => {
    const { page } = operator;
    const tuesday = card(page, '周二', '18:30', '机器人L2-周二班');
    await drag(page, tuesday, { days: 2 });
    await page.getByText('不可排', { exact: false }).first().waitFor();
    await page.mouse.up();
    await page.getByText('李强老师 18:30–20:00 已有课：机器人L2-周四班（A102）').first().waitFor();
    await tuesday.waitFor();
    expect(await page.getByRole('dialog', { name: '确认调课' }).count()).toBe(0);
  });

  test('the lesson’s PDF teaching plan opens under a watermark with her name, turns pages, and can’t be saved', async () => {
    const { page } = operator;
    await card(page, '周四', '18:30', '机器人L2-周三A班').click();
    await page
      .getByRole('dialog', { name: /机器人L2-周三A班/ })
      .getByRole('link', { name: '课次详情' })
      .click();
    await page.getByRole('heading', { name: '机器人L2-周三A班' }).waitFor();
    await page.getByRole('tab', { name: /上课内容/ }).click();
    await page.getByRole('list', { name: '教案' }).getByRole('link').first().click();
    await page.waitForURL(/\/docViewer\?/);
    const canvas = page.locator('canvas').first();
    await canvas.waitFor();
    await page.getByRole('button', { name: '下一页' }).first().click();
    await page.waitForURL(/page=2/);
    // One canvas takes the place of the other when the page is drawn.
    const paper = await vi.waitUntil(() => page.locator('canvas:visible').first().boundingBox(), { timeout: 20_000 });
    await page.mouse.click(paper.x + paper.width / 2, paper.y + 200, { button: 'right' });
    await page.getByText('对不起,您不能保存此图片,谢谢您的理解和支持').first().waitFor();
    expect(page.url(), 'no token in the address').not.toMatch(/token/);
  });

  test('王敏 sees her own week and is told why she may not drag', async () => {
    const teacher = await visitor(browser);
    const { page } = teacher;
    await signIn(page, product.url, wangMin);
    await page.waitForURL(/\/layoutV2\/ClassSchedule/);
    const lesson = card(page, '周四', '18:30', '机器人L2-周三A班');
    await lesson.waitFor();
    await card(page, '周五', '18:30', '机器人L2-周五班').waitFor();
    expect(await card(page, '机器人L2-周二班').count(), 'only her own').toBe(0);
    await drag(page, lesson, { days: 1 });
    await page.mouse.up();
    await page.getByText('您没有“排课”权限，如需调课请联系教务').first().waitFor();
    await lesson.waitFor();
    expect(teacher.faults).toEqual([]);
    await teacher.context.close();
  });

  test('nothing went wrong behind her back', () => {
    expect(operator.faults).toEqual([]);
  });
});
