import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { HostFactsProvider } from '../../../src/components/shells/hostFacts.ts';
import {
  addCompanyRole,
  checkUser,
  getDevMailbox,
  getLoginInfo,
  loginBySms,
  sendAuthCode,
} from '../../../src/contract/login.ts';
import { IndexScreen } from '../../../src/features/account/IndexScreen.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { cleanupKits, renderInKit, type RenderInKitOptions } from '../../../src/testing/renderInKit.tsx';
import { chenguang, info, phone, platform, rights, signedIn } from './people.ts';

afterEach(cleanupKits);
// Dialogs and panels are fetched when first shown; a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const built = { pages: new Set(['Index', '404', 'ClassSchedule', 'CreateSchedule']), askedFor: null, back: () => {} };
const noMailbox = mock.fails(getDevMailbox, { code: 404 });
const sent = mock(sendAuthCode, { resendAfterS: 60, expireInS: 300 });
const accepted = mock(loginBySms, signedIn([platform, chenguang]));
const checked = mock(checkUser, ({ companyId }) => rights(companyId, companyId === '12' ? ['tch'] : ['parent']));

function open({ handlers = [], ...options }: RenderInKitOptions = {}) {
  const shown = renderInKit(
    <HostFactsProvider value={built}>
      <IndexScreen />
    </HostFactsProvider>,
    { as: 'anonymous', search: '?mode=sms', ...options, handlers: [...handlers, noMailbox, sent, accepted, checked] },
  );
  const place = () => `${shown.navigation.current().pathname}${shown.navigation.current().search}`;
  const asked = (path: string) => shown.network.requests.filter(({ url }) => url.includes(path));
  return { ...shown, place, asked };
}

const phoneField = () => screen.getByLabelText('手机号');
const codeField = () => screen.getByLabelText('验证码', { exact: true });
const consent = () => screen.getByRole('checkbox', { name: '我已阅读并同意' });

async function typePhone(text = '139 0000 0003') {
  await userEvent.type(phoneField(), text);
}

async function signIn(code = '418256') {
  await typePhone();
  await userEvent.click(consent());
  await userEvent.type(codeField(), code);
}

describe('asking for a code', () => {
  test('sends it to the cleaned number and counts down from 60', async () => {
    const { asked } = open();
    await typePhone('+86 139-0000-0003');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: /^重新获取\(\d+s\)$/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/验证码已发送/)).toBeVisible();
    expect(codeField()).toHaveFocus();
    expect(await asked('sms/authcode')[0]?.json()).toMatchObject({ phone, type: 'login' });
  });

  test('a number that is none is said under the field, and nothing is sent', async () => {
    const { asked } = open();
    await typePhone('12900000003');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByText('请输入正确的手机号')).toBeVisible();
    expect(phoneField()).toHaveFocus();
    expect(asked('sms/authcode')).toHaveLength(0);
  });

  test('the countdown survives a reload, and the number with it', async () => {
    const { rerender } = open();
    await typePhone();
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByRole('button', { name: /重新获取\(/ });
    rerender(<p>重新加载</p>);
    rerender(<IndexScreen />);
    expect(screen.getByRole('button', { name: /^重新获取\(\d+s\)$/ })).toBeVisible();
    expect(phoneField()).toHaveValue(phone);
  });

  test.each([
    ['今日验证码次数已达上限（10次）', 86_400, 0],
    ['操作过于频繁，请 42 秒后再试', 42, 1],
  ])('too often: %s', async (msg, retryAfterS, countdowns) => {
    open({ handlers: [mock.fails(sendAuthCode, { code: 429, msg, data: { retryAfterS } })] });
    await typePhone();
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect((await screen.findAllByText(msg)).length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('button', { name: /重新获取\(/ })).toHaveLength(countdowns);
  });

  test('without a network the form says so and tries again', async () => {
    const { network } = open({ handlers: [mock.offline(sendAuthCode)] });
    await typePhone();
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect((await screen.findAllByText('网络连接不可用，请检查后重试')).length).toBeGreaterThan(0);
    network.use(sent);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: /重新获取\(/ })).toBeVisible();
  });
});

describe('signing in', () => {
  test('the sixth digit signs in and the teacher lands on the timetable', async () => {
    const { place, asked, kit } = open();
    await signIn();
    await waitFor(() => expect(place()).toBe('/layoutV2/ClassSchedule'));
    expect(kit.session.getState().identity?.ids).toBe('12-2');
    expect(asked('smsauthcode')).toHaveLength(1);
    expect(await asked('smsauthcode')[0]?.json()).toMatchObject({
      phone,
      authCode: '418256',
      type: 'login',
      companyId: '1',
      channel: 'pc',
      keep7d: false,
    });
  });

  test('7天免登录 is asked for only when ticked', async () => {
    const { asked } = open();
    await userEvent.click(screen.getByRole('checkbox', { name: '7天免登录' }));
    await signIn();
    await waitFor(() => expect(asked('smsauthcode')).toHaveLength(1));
    expect(await asked('smsauthcode')[0]?.json()).toMatchObject({ keep7d: true });
  });

  test('without consent nothing is sent before 同意并继续', async () => {
    const { asked, place } = open();
    await typePhone();
    await userEvent.type(codeField(), '418256');
    const bubble = await screen.findByRole('alertdialog', { name: '请先阅读并同意协议' });
    expect(bubble).toBeVisible();
    expect(asked('smsauthcode')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: '同意并继续' }));
    await waitFor(() => expect(place()).toBe('/layoutV2/ClassSchedule'));
  });

  test('Escape closes the bubble and sends nothing', async () => {
    const { asked } = open();
    await typePhone();
    await userEvent.type(codeField(), '418256');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked('smsauthcode')).toHaveLength(0);
  });

  test.each(['验证码错误，还可尝试 4 次', '验证码已失效，请重新获取'])('%s', async (text) => {
    const data = { rule: 'smsCode', refusals: [{ text }], canOverride: false };
    open({ handlers: [mock.fails(loginBySms, { code: 422, msg: text, data })] });
    await signIn('111111');
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription(text));
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveFocus();
  });

  test('code 1 without words: 网络异常; 500 without words: 系统异常', async () => {
    const { network } = open({ handlers: [mock.fails(loginBySms, { code: 1 })] });
    await signIn();
    expect((await screen.findAllByText('网络异常')).length).toBeGreaterThan(0);
    network.use(mock.fails(loginBySms, { code: 500 }));
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect((await screen.findAllByText('系统异常')).length).toBeGreaterThan(0);
  });

  test('a second attempt while one runs is ignored', async () => {
    const { asked } = open({ handlers: [mock.never(loginBySms)] });
    await signIn();
    const button = await screen.findByRole('button', { name: '登录中...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(codeField(), '{Enter}');
    expect(asked('smsauthcode')).toHaveLength(1);
  });

  test('another tab is signing in: 正在登录，请稍候', async () => {
    const { kit, asked } = open();
    const now = kit.clock.now().getTime();
    kit.storage.setItem('jiaowu:signingIn', `another-tab@${now}`);
    await signIn();
    expect((await screen.findAllByText('正在登录，请稍候')).length).toBeGreaterThan(0);
    expect(asked('smsauthcode')).toHaveLength(0);
  });

  test('somebody new gets the role 家长 at company 1, asked for once', async () => {
    const { asked, kit } = open({
      handlers: [
        mock(loginBySms, signedIn([])),
        mock(addCompanyRole, { companyId: '1', roleId: '1' }),
        mock(getLoginInfo, info([platform])),
      ],
    });
    await signIn();
    await waitFor(() => expect(kit.session.getState().identity?.ids).toBe('1-1'));
    expect(asked('authnewcomp')).toHaveLength(1);
    expect(await asked('authnewcomp')[0]?.json()).toMatchObject({ companyId: '1', addParentRole: 1 });
    expect(await screen.findByText('当前身份的页面即将开放，可切换到机构身份使用课表')).toBeVisible();
  });
});

describe('where it leads', () => {
  const to = (redirectUrl: string) => ({ search: `?redirectUrl=${encodeURIComponent(redirectUrl)}` });

  test('back to the page asked for, its query as the browser held it', async () => {
    const { place } = open(to('/layoutV2/ClassSchedule?view=day&q=%E5%B0%8F%E9%9B%A8'));
    await signIn();
    await waitFor(() => expect(place()).toBe('/layoutV2/ClassSchedule?view=day&q=%E5%B0%8F%E9%9B%A8'));
  });

  test.each([
    '//evil.example',
    'https://evil.example/layoutV2/ClassSchedule',
    '/\\evil.example',
    '/layout/dashboard',
    '/nowhere',
  ])('%s is not followed', async (redirectUrl) => {
    const { place } = open(to(redirectUrl));
    await signIn();
    await waitFor(() => expect(place()).toBe('/layoutV2/ClassSchedule'));
  });

  test('a page the identity may not open: home, and why', async () => {
    const { place } = open(to('/layoutV2/CreateSchedule'));
    await signIn();
    await waitFor(() => expect(place()).toBe('/layoutV2/ClassSchedule'));
    expect(await screen.findByText('当前身份无权访问原页面，已为您打开首页')).toBeVisible();
  });
});

describe('around the form', () => {
  test.each([
    ['elsewhere', '您的账号已在其他设备下线，请重新登录'],
    ['disabled', '该账号已停用，如有疑问请联系机构'],
  ] as const)('a session ended by %s is told on the card', (reason, text) => {
    open({ session: { loginNotice: { reason, text } } });
    expect(screen.getByText(text)).toBeVisible();
  });

  test('the three documents open to be read', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: '《儿童个人信息保护规则》' }));
    expect(await screen.findByRole('dialog', { name: '儿童个人信息保护规则' })).toBeVisible();
    expect(screen.getByText(/不满十四周岁/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(consent()).not.toBeChecked();
  });

  test('演示短信箱 fills the code in, and is not there where messages really go out', async () => {
    const letter = { phone, code: '418256', text: '验证码 418256', at: '2026-09-21 09:00:00' };
    open({ handlers: [mock(getDevMailbox, { list: [letter] })] });
    await userEvent.click(await screen.findByRole('button', { name: '演示短信箱' }));
    await userEvent.click(await screen.findByRole('button', { name: `填入 ${phone} 的验证码` }));
    await waitFor(() => expect(codeField()).toHaveValue('418256'));
    expect(phoneField()).toHaveValue(phone);
    cleanupKits();
    const { asked } = open();
    await waitFor(() => expect(asked('getdevmailbox')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: '演示短信箱' })).toBeNull();
  });
});
