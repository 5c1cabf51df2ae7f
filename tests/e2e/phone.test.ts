import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, signIn, type Visitor, visitor } from './harness/browser.ts';
import { sidewaysScroll } from './harness/looks.ts';
import { phones } from './harness/people.ts';
import { type Product, startProduct } from './harness/product.ts';
import { swipe } from './harness/touch.ts';

let product: Product;
let browser: Browser;
/** 林娜 after her own journey. */
let signedIn: Visitor;
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const phone = { width: 375, height: 812, touch: true } as const;
const row = (page: Page) =>
  page.getByRole('group', { name: '课次列表' }).getByRole('button', { name: /周三 18:30.*机器人L2-周三A班/ });
const fits = async (page: Page, what: string) => expect(await sidewaysScroll(page), `${what} scrolls sideways`).toBe(0);

/** From the list to 课次详情, by the card of the lesson. */
async function openLesson(page: Page) {
  await row(page).tap();
  const panel = page.getByRole('dialog', { name: /机器人L2-周三A班/ });
  await panel.waitFor();
  await fits(page, 'the card of the lesson');
  await panel.getByRole('link', { name: '课次详情' }).tap();
  await page.getByRole('heading', { name: '机器人L2-周三A班' }).waitFor();
}

/** Through the tabs of 课次详情 to the document viewer. */
async function readTabs(page: Page) {
  for (const tab of ['学员', '记录', '上课内容']) {
    await page.getByRole('tab', { name: tab }).tap();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await fits(page, `课次详情 ${tab}`);
  }
  await page.getByRole('list', { name: '教案' }).getByRole('link').first().tap();
  await page.waitForURL(/\/docViewer\?/);
}

describe.each([
  ['林娜, an operator', phones.linNa],
  ['王敏, a teacher', phones.wangMin],
])('%s on a phone', (_, number) => {
  let person: Visitor;
  beforeAll(async () => {
    person = await visitor(browser, phone);
  });

  test('signs in and sees the week as a list', async () => {
    const { page } = person;
    await page.goto(`${product.url}/?mode=sms`);
    await page.getByLabel('手机号').waitFor();
    await fits(page, 'the login card');
    await signIn(page, product.url, number);
    await page.waitForURL(/ClassSchedule/);
    await row(page).waitFor();
    expect(await page.getByRole('grid', { name: '课表' }).count(), 'a list, no grid').toBe(0);
    await fits(page, 'the list');
  });

  test('opens the lesson and its courseware', async () => {
    const { page } = person;
    await openLesson(page);
    await readTabs(page);
  });

  test('turns the pages with a finger', async () => {
    const { page } = person;
    const paper = page.locator('canvas').first();
    await paper.waitFor();
    await page
      .getByText(/\/ ?\d+/)
      .first()
      .waitFor();
    await fits(page, 'the document viewer');
    await swipe(page, paper, { by: -180 });
    await page.waitForURL(/page=2/);
  });

  test('nothing went wrong behind their back', async () => {
    expect(person.faults).toEqual([]);
    if (number === phones.linNa) signedIn = person;
    else await person.context.close();
  });
});

describe.each([375, 768])('at %i px no screen scrolls sideways', (width) => {
  let operator: Visitor;
  beforeAll(async () => {
    operator = await visitor(browser, { width, height: 900, touch: true, as: signedIn });
  });

  const screens: readonly [path: string, ready: (page: Page) => Promise<void>][] = [
    ['/layoutV2/ClassSchedule?view=week', (page) => page.getByRole('grid', { name: '课表' }).waitFor()],
    ['/layoutV2/ClassSchedule?view=day&date=2026-09-23', (page) => page.getByRole('grid', { name: '课表' }).waitFor()],
    ['/layoutV2/CreateSchedule?date=2026-09-26', (page) => page.getByLabel('备注').waitFor()],
    ['/layoutV2/ClassDetail', (page) => page.getByText('没有指定课次').waitFor()],
    ['/docViewer', (page) => page.getByText('没有指定文档').waitFor()],
    ['/nowhere', (page) => page.getByRole('heading', { name: '页面不存在' }).waitFor()],
    ['/?mode=choose', (page) => page.getByRole('heading', { name: '选择身份' }).waitFor()],
    ['/layoutV2/ClassSchedule?view=agenda', (page) => row(page).waitFor()],
  ];
  test.each(screens)('%s', async (path, ready) => {
    const { page } = operator;
    await page.goto(`${product.url}${path}`);
    await ready(page);
    await fits(page, path);
  });

  test('from the list to a lesson and its document', async () => {
    const { page } = operator;
    await openLesson(page);
    await readTabs(page);
    await page.locator('canvas').first().waitFor();
    await fits(page, 'the document viewer');
  });

  test('nothing went wrong behind her back', async () => {
    expect(operator.faults).toEqual([]);
    await operator.context.close();
  });
});
