import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, signIn, type Visitor, visitor } from './harness/browser.ts';
import { phones } from './harness/people.ts';
import { type Product, startProduct } from './harness/product.ts';
import { card } from './harness/timetable.ts';
import { eventually } from './harness/waits.ts';

const saturday = '2026-09-26';
const panel = (page: Page) => page.getByRole('region', { name: '冲突检查' }).or(page.getByLabel('冲突检查')).first();
const lines = (page: Page) => panel(page).getByRole('listitem').locator('span').allInnerTexts();
/** The check waits for a pause in typing and for the server. */
const lineByLine = (page: Page, message = '') => eventually(() => lines(page), message);
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: '通知' }).getByText(text, { exact: true }).first();

/** Chooses in a field that is searched by typing. */
async function search(page: Page, field: string, name: string) {
  const box = page.getByRole('combobox', { name: field });
  await box.fill(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

/** Takes somebody out of a field that holds several. */
async function takeOut(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`移除.*${name}`) }).click();
}

async function choose(page: Page, field: string, name: RegExp) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name }).first().click();
}

async function setTime(page: Page, start: string, end: string) {
  await page.getByLabel('开始').fill(start);
  // As hands do it: Tab selects what is there, typing replaces it.
  await page.keyboard.press('Tab');
  await page.keyboard.type(end);
  await page.keyboard.press('Tab');
  expect(await page.getByLabel('结束').inputValue()).toBe(end);
}

/** Opens an empty form on that Saturday and chooses the class, which brings its teachers and room. */
async function newLesson(page: Page, url: string, group: string) {
  await page.goto(`${url}/layoutV2/CreateSchedule?date=${saturday}`);
  await page.getByRole('heading', { name: '新建排课' }).waitFor();
  await search(page, '班级', group);
  await choose(page, '课次类型', /./);
}

describe('林娜 plans around an extra lesson of 周三A班', () => {
  let product: Product;
  let browser: Browser;
  let operator: Visitor;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    operator = await visitor(browser);
    await signIn(operator.page, product.url, phones.linNa);
    await operator.page.waitForURL(/ClassSchedule/);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('the extra lesson on Saturday 10:00–11:00 is free of clashes and saved', async () => {
    const { page } = operator;
    await newLesson(page, product.url, '机器人L2-周三A班');
    await setTime(page, '10:00', '11:00');
    await panel(page).getByText('无冲突').waitFor();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await toast(page, '已排 1 节课').waitFor();
    await page.waitForURL(/ClassSchedule\?date=2026-09-26/);
    await card(page, '周六', '10:00', '机器人L2-周三A班').waitFor();
  });

  test('seven times that overlap it are 不可排 for 王敏, whoever is taught; the two that touch it are free', async () => {
    const { page } = operator;
    await newLesson(page, product.url, '编程入门C班');
    await choose(page, '教室', /A102/);
    for (const one of await page.getByRole('button', { name: /移除/ }).all()) await one.click();
    await search(page, '主讲', '王敏');
    const clashing = [
      '09:30–10:30',
      '10:15–10:45',
      '10:00–10:30',
      '10:30–11:30',
      '09:30–11:30',
      '10:00–11:30',
      '09:30–11:00',
    ];
    for (const time of clashing) {
      const [start = '', end = ''] = time.split('–');
      await setTime(page, start, end);
      await lineByLine(page, time).toEqual(['王敏老师 10:00–11:00 已有课：机器人L2-周三A班（A101）']);
      await panel(page).getByText('不可排 1').waitFor();
      expect(await page.getByRole('button', { name: '保存', exact: true }).isEnabled()).toBe(false);
    }
    for (const time of ['09:00–10:00', '11:00–12:00']) {
      const [start = '', end = ''] = time.split('–');
      await setTime(page, start, end);
      await lineByLine(page, time).toEqual([]);
      await panel(page).getByText('无冲突').waitFor();
    }
  });

  test('the assistant counts as a teacher too', async () => {
    const { page } = operator;
    await setTime(page, '10:15', '10:45');
    await takeOut(page, '王敏');
    await search(page, '主讲', '李强');
    await panel(page).getByText('无冲突').waitFor();
    await search(page, '助教', '陈晨');
    await lineByLine(page).toEqual(['助教 陈晨 10:00–11:00 已有课：机器人L2-周三A班（A101）']);
    await takeOut(page, '陈晨');
    await panel(page).getByText('无冲突').waitFor();
  });

  test('the taken room may be forced, with a reason of five characters; the lesson keeps the badge 强', async () => {
    const { page } = operator;
    await choose(page, '教室', /A101/);
    await lineByLine(page).toEqual(['A101 10:00–11:00 已被 机器人L2-周三A班 占用', 'A101 容量 10，同时段合计需 13 座']);
    await panel(page).getByText('可强排').first().waitFor();
    const save = page.getByRole('button', { name: '保存', exact: true });
    const reason = page.getByLabel('强排原因');
    await reason.fill('听');
    await save.click();
    await page.getByText('请填写强排原因（至少 5 个字）').waitFor();
    await reason.fill('教室临时合用');
    await save.click();
    await toast(page, '已排 1 节课').waitFor();
    const forced = card(page, '周六', '10:15', '编程入门C班', '强排：教室临时合用');
    await forced.waitFor();
    expect(await forced.innerText()).toContain('强');
  });

  test('撤销 takes it back', async () => {
    const { page } = operator;
    await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销' }).click();
    await toast(page, '已撤销 1 节课的改动').waitFor();
    await eventually(() => card(page, '周六', '编程入门C班').count()).toBe(0);
    expect(await card(page, '周六', '10:00', '机器人L2-周三A班').count()).toBe(1);
  });

  test('a pupil who sits in the other lesson cannot come', async () => {
    const { page } = operator;
    await page.goto(`${product.url}/layoutV2/CreateSchedule?date=${saturday}&start=10:15&end=10:45`);
    await page.getByRole('radio', { name: '个别学员' }).click();
    await search(page, '学员', '张浩然');
    await search(page, '主讲', '李强');
    await choose(page, '教室', /A102/);
    await lineByLine(page).toEqual(['学员 张浩然 10:00–11:00 已有课：机器人L2-周三A班']);
    await panel(page).getByText('不可排 1').waitFor();
  });

  test('nothing went wrong behind her back', () => {
    expect(operator.faults).toEqual([]);
  });
});
