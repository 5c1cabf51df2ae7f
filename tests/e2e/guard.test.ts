import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, signIn, type Visitor, visitor } from './harness/browser.ts';
import { phones } from './harness/people.ts';
import { type Product, startProduct } from './harness/product.ts';
import { card } from './harness/timetable.ts';
import { eventually } from './harness/waits.ts';

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

const path = (page: Page) => page.url().slice(product.url.length);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const loginCard = (page: Page) => page.getByLabel('手机号');
/** Messages on the page, toasts and banners. */
const told = (page: Page) => page.getByRole('region', { name: '通知' }).innerText();

describe('signed out', () => {
  let stranger: Visitor;
  beforeAll(async () => {
    stranger = await visitor(browser);
  });

  test('a deep link leads to the login card without a message; decoded once the way back is the address', async () => {
    const { page } = stranger;
    const asked = '/layoutV2/ClassSchedule?date=2026-09-28&view=day';
    await page.goto(`${product.url}/?mode=sms`);
    await loginCard(page).waitFor();
    await page.goto(`${product.url}${asked}`);
    await page.waitForURL(/redirectUrl=/);
    await loginCard(page).waitFor();
    expect(path(page)).toBe(`/?redirectUrl=${encodeURIComponent(asked)}`);
    expect(await told(page)).toBe('');
    await page.goBack();
    expect(path(page), 'the redirect replaced the entry').toBe('/?mode=sms');
  });

  test('an unknown address leads to /404, which shows it and leaves the URL clean; Back leaves', async () => {
    const { page } = stranger;
    await page.goto(`${product.url}/nowhere?phone=13800000001`);
    await page.waitForURL(/\/404$/);
    await page.getByRole('heading', { name: '页面不存在' }).waitFor();
    await page.getByText('/nowhere?phone=13800000001').waitFor();
    expect(await page.getByRole('main').getByRole('link').count(), 'no staff pages for strangers').toBe(0);
    await page.getByRole('button', { name: '返回上一页' }).click();
    await loginCard(page).waitFor();
    expect(path(page)).toBe('/?mode=sms');
    expect(stranger.faults).toEqual([]);
    await stranger.context.close();
  });
});

describe('林娜, an operator', () => {
  let operator: Visitor;
  const views = (page: Page) =>
    page.evaluate(() => (Reflect.get(window, '_hmt') as unknown[][]).map(([, address]) => address));

  beforeAll(async () => {
    operator = await visitor(browser, { height: 520 });
    // What the institution's own script of Baidu Tongji would put there.
    await operator.context.addInitScript(() => {
      Reflect.set(window, '_hmt', []);
    });
    await signIn(operator.page, product.url, phones.linNa);
    await operator.page.waitForURL(/ClassSchedule/);
    await card(operator.page, '机器人L2-周三A班').waitFor();
  });

  test('a page view for each place she stayed at, never with a redirectUrl', async () => {
    const { page } = operator;
    await eventually(() => views(page)).toEqual(['/?mode=sms', '/layoutV2/ClassSchedule']);
    await page.goto(`${product.url}/layoutV2`);
    await page.waitForURL(/\/layoutV2\/ClassSchedule$/);
    await eventually(() => views(page), 'a redirect is no stay').toEqual(['/layoutV2/ClassSchedule']);
    const other = await visitor(browser);
    await other.context.addInitScript(() => {
      Reflect.set(window, '_hmt', []);
    });
    await other.page.goto(`${product.url}/layoutV2/ClassDetail?lessonId=7&tab=log`);
    await other.page.waitForURL(/redirectUrl=/);
    await eventually(() => views(other.page)).toEqual(['/']);
    await other.context.close();
  });

  test('pages name the document and begin at their heading; 课表 stays lit', async () => {
    const { page } = operator;
    const lit = page.getByRole('navigation', { name: '主导航' }).locator('[aria-current="page"]');
    expect(await page.title()).toBe('课表 · 教务');
    await page.getByRole('link', { name: '新建排课' }).click();
    await page.getByRole('heading', { name: '新建排课' }).waitFor();
    await eventually(() => focused(page)).toBe('新建排课');
    expect(await page.title()).toBe('新建排课 · 教务');
    expect(await lit.allInnerTexts()).toEqual(['课表']);
    await page.goBack();
    await card(page, '机器人L2-周三A班').click();
    await page.getByRole('dialog').getByRole('link', { name: '课次详情' }).click();
    await page.getByRole('heading', { name: '机器人L2-周三A班' }).waitFor();
    await eventually(() => focused(page)).toBe('机器人L2-周三A班');
    expect(await page.title()).toBe('课次详情 · 教务');
    expect(await lit.allInnerTexts()).toEqual(['课表']);
    await page.getByRole('tab', { name: /记录/ }).click();
    await eventually(async () => (await views(page)).slice(-2), 'of the query the tab alone is told').toEqual([
      '/layoutV2/ClassDetail',
      '/layoutV2/ClassDetail?tab=log',
    ]);
    await page.getByRole('tab', { name: /学员/ }).click();
  });

  test('Back returns to where the page was scrolled to; another page begins at its top', async () => {
    const { page } = operator;
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await page.getByRole('row', { name: /郑好/ }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 180));
    await eventually(top).toBe(180);
    // In the bar that stays in view: nothing scrolls on the way to it.
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '课表' }).click();
    await card(page, '机器人L2-周三A班').waitFor();
    expect(await top()).toBe(0);
    await page.goBack();
    await page.getByRole('row', { name: /郑好/ }).waitFor();
    await eventually(top).toBe(180);
  });

  test('an address spelt wrongly: the nearest pages by name', async () => {
    const { page } = operator;
    await page.goto(`${product.url}/layoutV2/ClasSchedule`);
    await page.waitForURL(/\/404$/);
    await page.getByRole('main').getByRole('link', { name: '课表', exact: true }).click();
    await page.waitForURL(/\/layoutV2\/ClassSchedule$/);
    await card(page, '机器人L2-周三A班').waitFor();
  });

  test('/marketCenter is in the tree the server sends, in no menu, and no page', async () => {
    const { page } = operator;
    const tree = await page.evaluate(async () => {
      const read = (name: string) => JSON.parse(localStorage.getItem(`jiaowu:1:${name}`) ?? '""') as string;
      const context = { uid: read('uid'), token: read('token'), companyId: '12', mainCompanyId: '12', roleId: '4' };
      const answer = await fetch(`/api/sysAuthorizationMeg/getMenuTree?${new URLSearchParams(context)}`);
      return answer.text();
    });
    expect(tree).toContain('/marketCenter');
    expect(await page.locator('a[href*="marketCenter"]').count()).toBe(0);
    await page.goto(`${product.url}/marketCenter`);
    await page.waitForURL(/\/404$/);
    expect(operator.faults).toEqual([]);
    await operator.context.close();
  });
});

test('赵强, a saler: the teacher’s console is not his, and its menu does not offer it', async () => {
  const saler = await visitor(browser);
  const { page } = saler;
  await signIn(page, product.url, phones.zhaoQiang);
  await page.getByRole('heading', { name: '选择身份' }).waitFor();
  await page.getByText('当前身份的页面即将开放').waitFor();
  for (const name of ['ClassSchedule', 'CreateSchedule']) {
    await page.goto(`${product.url}/layoutV2/${name}`);
    await page.getByRole('heading', { name: /此页面仅限老师、教务和校长|您没有“排课”权限/ }).waitFor();
    expect(path(page), 'the address stays').toBe(`/layoutV2/${name}`);
    expect(await page.getByRole('navigation', { name: '主导航' }).getByRole('link').count()).toBe(0);
    expect(await page.getByRole('grid').count()).toBe(0);
  }
  expect(saler.faults).toEqual([]);
  await saler.context.close();
});

test('李婷, a parent: 此页面仅限机构员工', async () => {
  const parent = await visitor(browser);
  const { page } = parent;
  await signIn(page, product.url, phones.liTing);
  await page.getByRole('heading', { name: '选择身份' }).waitFor();
  await page.goto(`${product.url}/layoutV2/ClassSchedule`);
  await page.getByRole('heading', { name: '此页面仅限机构员工' }).waitFor();
  expect(await page.title()).toBe('课表 · 教务');
  await page.getByRole('button', { name: '切换身份' }).click();
  await page.getByRole('heading', { name: '选择身份' }).waitFor();
  expect(parent.faults).toEqual([]);
  await parent.context.close();
});
