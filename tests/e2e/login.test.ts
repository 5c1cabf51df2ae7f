import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, type Visitor, visitor } from './harness/browser.ts';
import { seenCalls } from './harness/calls.ts';
import { phones } from './harness/people.ts';
import { type Product, startProduct } from './harness/product.ts';
import { codeFor, wrongCode } from './harness/signIn.ts';

const { zhouLi } = phones;
const spoken = '138 0000 0001';
const digits = (page: Page) => page.getByLabel('验证码', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: /获取/ });
/** What stands below the field of the code. */
const codeNote = (page: Page, text: string) => page.getByRole('form').getByRole('status').getByText(text);
const agreed = (page: Page) => page.getByRole('checkbox', { name: /我已阅读并同意/ });

describe('周莉, a new parent, signs in by SMS', () => {
  let product: Product;
  let browser: Browser;
  let parent: Visitor;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    // The server is restarted below.
    parent = await visitor(browser, { expected: /ERR_CONNECTION/ });
    await parent.page.clock.install();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('the login page is light: all of its scripts together', async () => {
    const { page } = parent;
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then((body) => gzipSync(body).length / 1024));
    });
    await page.goto(`${product.url}/`);
    await page.getByLabel('手机号').waitFor();
    await page.waitForLoadState('networkidle');
    const kb = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
    console.log(`size: login page ${kb.toFixed(1)} KB of scripts (gzip)`);
    expect(kb).toBeGreaterThan(50);
    expect(kb).toBeLessThan(152);
  });

  test('what is no phone number is refused before anything is sent', async () => {
    const { page } = parent;
    await page.goto(`${product.url}/`);
    const calls = seenCalls(page);
    await page.getByLabel('手机号').fill('1380000');
    await send(page).click();
    await page.getByText('请输入正确的手机号').waitFor();
    expect(calls.filter(({ path }) => path === 'as/sms/authcode')).toEqual([]);
    expect(await agreed(page).isChecked(), 'never ticked beforehand').toBe(false);
    expect(await page.getByRole('checkbox', { name: '7天免登录' }).isChecked()).toBe(false);
  });

  test('the phone is understood with blanks; the countdown survives a reload', async () => {
    const { page } = parent;
    await page.getByLabel('手机号').fill(spoken);
    await send(page).click();
    await page.getByText('验证码已发送至 138****0001，5 分钟内有效').waitFor();
    expect(await send(page).textContent()).toMatch(/^重新获取\((60|5\d)s\)$/);
    await page.reload();
    await page.getByRole('button', { name: /^重新获取\(\d+s\)$/ }).waitFor();
    expect(await page.getByLabel('手机号').inputValue()).toBe(zhouLi);
  });

  test('another tab that asks within the minute is told how long to wait', async () => {
    const other = await visitor(browser);
    await other.page.goto(`${product.url}/?mode=sms`);
    await other.page.getByLabel('手机号').fill(zhouLi);
    await send(other.page).click();
    await other.page
      .getByText(/^操作过于频繁，请 \d+ 秒后再试$/)
      .first()
      .waitFor();
    await other.page.getByRole('button', { name: /^重新获取\(\d+s\)$/ }).waitFor();
    expect(other.faults).toEqual([]);
    await other.context.close();
  });

  test('without the tick the sixth digit asks for consent first', async () => {
    const { page } = parent;
    const calls = seenCalls(page);
    const wrong = wrongCode(await codeFor(page, zhouLi));
    await digits(page).fill(wrong);
    const bubble = page.getByRole('alertdialog', { name: '请先阅读并同意协议' });
    await bubble.waitFor();
    expect(calls.filter(({ path }) => path === 'as/login/smsauthcode')).toEqual([]);
    await bubble.getByRole('button', { name: '同意并继续' }).click();
    await codeNote(page, '验证码错误，还可尝试 4 次').waitFor();
    expect(await agreed(page).isChecked()).toBe(true);
    expect(await digits(page).inputValue(), 'ready for the next try').toBe('');
  });

  test('the fifth wrong code spends it: the right one is of no use any more', async () => {
    const { page } = parent;
    const right = await codeFor(page, zhouLi);
    for (const left of [3, 2, 1]) {
      await digits(page).fill(wrongCode(right));
      await codeNote(page, `验证码错误，还可尝试 ${left} 次`).waitFor();
    }
    const spent = codeNote(page, '验证码已失效，请重新获取');
    await digits(page).fill(wrongCode(right));
    await spent.waitFor();
    const refused = page.waitForResponse((response) => response.url().includes('smsauthcode'));
    await digits(page).fill(right);
    await refused;
    await spent.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('a minute later 演示短信箱 fills the new code; she gets the parent role at company 1, once', async () => {
    await product.restart({ now: '2026-09-21 09:05:00' });
    const { page } = parent;
    await page.reload();
    await page.getByLabel('手机号').fill(spoken);
    // Nothing may be on its way: a minute passing at once is too long an answer.
    await page.getByRole('button', { name: '演示短信箱' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('01:00');
    await page.getByRole('button', { name: /^重新获取$/ }).click();
    await page.getByText('验证码已发送至').waitFor();
    await page.getByRole('checkbox', { name: '7天免登录' }).check();
    await agreed(page).check();
    await page.getByRole('button', { name: '演示短信箱' }).click();
    const calls = seenCalls(page);
    const code = await codeFor(page, zhouLi);
    const letter = page.getByRole('dialog', { name: '演示短信箱' }).getByRole('listitem').filter({ hasText: code });
    await letter.getByRole('button', { name: `填入 ${zhouLi} 的验证码` }).click();
    expect(await digits(page).inputValue()).toBe(code);
    await page.getByRole('button', { name: '登录', exact: true }).click();

    await page.getByRole('heading', { name: '选择身份' }).waitFor();
    await page.getByText('当前身份的页面即将开放').waitFor();
    await page.getByRole('button', { name: /家长/, exact: false }).waitFor();
    expect(calls.filter(({ path }) => path === 'as/login/smsauthcode').map(({ fields }) => fields.keep7d)).toEqual([
      true,
    ]);
    const added = calls.filter(({ path }) => path === 'as/login/authnewcomp');
    expect(added.map(({ fields }) => [String(fields.companyId), fields.addParentRole])).toEqual([['1', 1]]);
    const chosen = calls.filter(({ path }) => path === 'meg/user/checkUser').at(-1);
    expect(chosen?.fields).toMatchObject({ companyId: '1', roleId: '1' });
  });

  test('a code is good once', async () => {
    const other = await visitor(browser);
    const { page } = other;
    await page.goto(`${product.url}/?mode=sms`);
    await page.getByLabel('手机号').fill(zhouLi);
    await agreed(page).check();
    await digits(page).fill(await codeFor(page, zhouLi));
    await codeNote(page, '验证码已失效，请重新获取').waitFor();
    expect(other.faults).toEqual([]);
    await other.context.close();
  });

  test('7天免登录: still in after almost seven days without a call, out after more', async () => {
    const { page } = parent;
    await product.restart({ now: '2026-09-28 08:00:00' });
    await page.goto(`${product.url}/?mode=choose`);
    await page.getByRole('heading', { name: '选择身份' }).waitFor();
    await product.restart({ now: '2026-10-05 09:00:00' });
    await page.goto(`${product.url}/?mode=choose`);
    await page.getByLabel('手机号').waitFor();
  });

  test('nothing went wrong behind her back', () => {
    expect(parent.faults).toEqual([]);
  });
});
