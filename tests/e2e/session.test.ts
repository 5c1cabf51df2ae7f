import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, signIn, type Visitor, visitor } from './harness/browser.ts';
import { heldTogether, seenCalls, seenCodes } from './harness/calls.ts';
import { phones } from './harness/people.ts';
import { type Product, startProduct } from './harness/product.ts';
import { enterByCode } from './harness/signIn.ts';
import { card } from './harness/timetable.ts';

const timetable = /\/layoutV2\/ClassSchedule/;
const hat = (page: Page, name: string) => page.getByRole('button', { name });
const identityCard = (page: Page, institution: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: institution }).getByRole('button');

/** Names of what this product keeps in localStorage. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).map((key) => key.replace(/^jiaowu:\d+:/, '')));

/** Opens 我的 and presses one of its entries. */
async function fromMyMenu(page: Page, person: string, entry: string) {
  await hat(page, person).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

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

describe('高远 has two hats', () => {
  let headmaster: Visitor;
  const addresses: string[] = [];
  let token = '';

  beforeAll(async () => {
    headmaster = await visitor(browser);
    headmaster.page.on('framenavigated', (frame) => void addresses.push(frame.url()));
  });

  test('without a last role his only my institution is chosen without asking; calls carry who he is', async () => {
    const { page } = headmaster;
    const calls = seenCalls(page);
    await signIn(page, product.url, phones.gaoYuan);
    await page.waitForURL(timetable);
    await hat(page, '高远，校长,老师').waitFor();
    // He teaches too, so the page begins with his own lessons; it is the campus he came for.
    await page.getByRole('radio', { name: '全校区' }).click();
    await card(page, '周三', '18:30', '机器人L2-周三A班').waitFor();
    expect(
      calls.some(({ path }) => path === 'as/login/authnewcomp'),
      'he has his role at company 1',
    ).toBe(false);
    const reads = calls.filter(({ path }) => path.startsWith('timetable/'));
    expect(reads.length).toBeGreaterThan(0);
    for (const { fields } of reads) {
      expect(fields).toMatchObject({ roleId: '5', companyId: '12', mainCompanyId: '12', loginChannel: 'pc' });
      expect(fields.uid).toBeTruthy();
    }
    token = String(reads[0]?.fields.token);
    expect(token.length).toBeGreaterThan(20);
  });

  test('as 家长 of company 1 staff pages say so, also after a reload: the last identity is restored', async () => {
    const { page } = headmaster;
    await fromMyMenu(page, '高远，校长,老师', '切换身份');
    await page.getByRole('heading', { name: '选择身份' }).waitFor();
    const calls = seenCalls(page);
    await identityCard(page, '万物总部').click();
    await page.getByText('当前身份的页面即将开放').waitFor();
    expect(calls.find(({ path }) => path === 'meg/user/checkUser')?.fields).toMatchObject({
      companyId: '1',
      roleId: '1',
    });
    await page.goto(`${product.url}/layoutV2/ClassSchedule?view=day`);
    const refusal = page.getByRole('heading', { name: '此页面仅限机构员工' });
    await refusal.waitFor();
    await page.reload();
    await refusal.waitFor();
    await page.getByText('您当前的身份是「家长」（万物总部）。').waitFor();
    expect(new URL(page.url()).pathname, 'the address stays').toBe('/layoutV2/ClassSchedule');
  });

  test('切换身份 leads back to the page asked for; a reload keeps the identity', async () => {
    const { page } = headmaster;
    await page.getByRole('button', { name: '切换身份' }).click();
    await identityCard(page, '晨光教育').click();
    await page.waitForURL(/\/layoutV2\/ClassSchedule\?view=day$/);
    await hat(page, '高远，校长,老师').waitFor();
    await page.reload();
    await hat(page, '高远，校长,老师').waitFor();
  });

  test('after 退出登录 Back shows the login card and nothing of the old page; guide flags stay', async () => {
    const { page } = headmaster;
    const uid = await page.evaluate(() => JSON.parse(localStorage.getItem('jiaowu:1:uid') ?? '""') as string);
    await page.evaluate((of) => {
      localStorage.setItem('jiaowu:1:guides', JSON.stringify({ [of]: ['timetable'] }));
      localStorage.setItem('jiaowu:1:showInitTip', JSON.stringify({ [of]: true }));
    }, uid);
    await page.goto(`${product.url}/layoutV2/ClassSchedule?scope=campus`);
    await card(page, '机器人L2-周三A班').waitFor();
    expect(await stored(page)).toEqual(expect.arrayContaining(['token', 'uid', 'userInfo', 'lastRole', 'guides']));

    await fromMyMenu(page, '高远，校长,老师', '退出登录');
    await page.waitForURL(/\/\?mode=sms$/);
    await page.getByLabel('手机号').waitFor();
    await page.goBack();
    await page.waitForURL(/\/\?redirectUrl=/);
    await page.getByLabel('手机号').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/机器人|高远|课表/);
    const left = await stored(page);
    for (const gone of ['token', 'uid', 'userInfo', 'lastRole', 'companyId', 'business', 'companyList']) {
      expect(left).not.toContain(gone);
    }
    expect(left).toEqual(expect.arrayContaining(['guides', 'showInitTip']));
  });

  test('the token was in no address', () => {
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => address.includes(token) || address.includes('token'))).toEqual([]);
    expect(headmaster.faults).toEqual([]);
  });
});

describe('林娜’s session runs out', () => {
  let operator: Visitor;
  const asked = '/layoutV2/ClassSchedule?date=2026-09-28&view=day';

  beforeAll(async () => {
    // The server is restarted below.
    operator = await visitor(browser, { expected: /ERR_CONNECTION/ });
    await operator.page.clock.install();
    await signIn(operator.page, product.url, phones.linNa);
    await operator.page.waitForURL(timetable);
    await operator.page.goto(`${product.url}${asked}`);
    await card(operator.page, '机器人L2-周一A班').or(operator.page.getByText('没有课次')).first().waitFor();
  });

  test('several calls that answer 2 together: one message, and the way back in the address', async () => {
    const { page } = operator;
    await product.restart({ now: '2026-09-21 22:30:00' });
    const answers = await heldTogether(page, 3);
    // What was read is old by now, and the page is looked at again.
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.waitForURL(/\/\?redirectUrl=/);
    await page.getByLabel('手机号').waitFor();
    const told = page.getByRole('region', { name: '通知' }).getByText('会话已过期，请重新登录~');
    await told.waitFor();
    expect(answers.filter(({ code }) => Number(code) === 2).length).toBeGreaterThanOrEqual(3);
    expect(await told.count()).toBe(1);
    expect(await page.getByRole('region', { name: '通知' }).innerText(), 'said once').not.toContain('×');
    const address = page.url();
    expect(decodeURIComponent(address.slice(address.indexOf('redirectUrl=') + 'redirectUrl='.length))).toBe(asked);
    await page.unrouteAll({ behavior: 'wait' });
    expect(await stored(page), 'the last identity is kept').toContain('lastRole');
    expect(await stored(page)).not.toContain('token');
  });

  test('signing in leads back to exactly that address', async () => {
    const { page } = operator;
    await enterByCode(page, phones.linNa);
    await page.waitForURL(timetable);
    expect(page.url()).toBe(`${product.url}${asked}`);
    await hat(page, '林娜，教务').waitFor();
  });

  test('a session that ended while nobody looked: code 2 on / says nothing and moves nobody', async () => {
    const { page } = operator;
    await product.restart({ now: '2026-09-22 12:00:00' });
    const codes = seenCodes(page);
    await page.goto(`${product.url}/`);
    await page.getByLabel('手机号').waitFor();
    expect(codes.some(({ code }) => Number(code) === 2)).toBe(true);
    expect(page.url()).toBe(`${product.url}/`);
    expect(await page.getByText('会话已过期，请重新登录~').count()).toBe(0);
  });

  test('a redirectUrl that leads elsewhere is ignored: the normal landing page', async () => {
    const { page } = operator;
    await page.clock.fastForward('01:01'); // the next code may be asked for
    await page.goto(`${product.url}/?redirectUrl=//evil.example`);
    await enterByCode(page, phones.linNa);
    await page.waitForURL(timetable);
    expect(page.url()).toBe(`${product.url}/layoutV2/ClassSchedule`);
    await card(page, '周三', '机器人L2-周三A班').waitFor();
    expect(operator.faults).toEqual([]);
  });
});
