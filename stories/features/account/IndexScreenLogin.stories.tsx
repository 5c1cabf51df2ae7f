import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { loginBySms, sendAuthCode } from '../../../src/contract/login.ts';
import { IndexScreen } from '../../../src/features/account/IndexScreen.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { StoryKit, type StoryKitProps } from '../../../src/testing/StoryKit.tsx';
import { phone, server } from './accountFixtures.ts';

const meta = preview.meta({
  title: 'features/account/Login',
  component: IndexScreen,
  // One frame a story: a screen fills its window and has a session of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  beforeEach({ msw }) {
    msw.use(server.noMailbox, server.sent, server.accepted, server.checked);
  },
  render: () => <Login />,
});

function Login(world: StoryKitProps) {
  return (
    <StoryKit as="anonymous" search="?mode=sms" {...world}>
      <IndexScreen />
    </StoryKit>
  );
}

type Canvas = ReturnType<typeof within>;

async function ask(canvas: Canvas, number = '139 0000 0003') {
  await userEvent.type(canvas.getByLabelText('手机号'), number);
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
}

async function signIn(canvas: Canvas, code: string) {
  await ask(canvas);
  await canvas.findByRole('button', { name: /重新获取\(/ });
  await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意' }));
  await userEvent.type(canvas.getByLabelText('验证码', { exact: true }), code);
}

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '欢迎回来' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '7天免登录' })).not.toBeChecked();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Orange = meta.story({ tags: ['visual'], globals: { brand: 'orange' }, render: () => <Login brand={8} /> });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const WrongNumber = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await ask(canvas, '1380013');
    await expect(canvas.getByText('请输入正确的手机号')).toBeVisible();
  },
});

export const Countdown = meta.story({
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByRole('button', { name: /^重新获取\(\d+s\)$/ })).toBeVisible();
    await expect(canvas.getByText(`验证码已发送至 139****0003，5 分钟内有效`)).toBeVisible();
  },
});

export const CountdownPhone = Countdown.extend({ globals: { viewport: { value: 'phone' } } });

export const WrongCode = meta.story({
  beforeEach({ msw }) {
    const text = '验证码错误，还可尝试 4 次';
    const data = { rule: 'smsCode', refusals: [{ text }], canOverride: false };
    msw.use(mock.fails(loginBySms, { code: 422, msg: text, data }));
  },
  play: async ({ canvas }) => {
    await signIn(canvas, '111111');
    const code = canvas.getByLabelText('验证码', { exact: true });
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码错误，还可尝试 4 次'));
  },
});

export const CodeSpent = meta.story({
  beforeEach({ msw }) {
    const text = '验证码已失效，请重新获取';
    const data = { rule: 'smsCode', refusals: [{ text }], canOverride: false };
    msw.use(mock.fails(loginBySms, { code: 422, msg: text, data }));
  },
  play: async ({ canvas }) => {
    await signIn(canvas, '111111');
    const code = canvas.getByLabelText('验证码', { exact: true });
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码已失效，请重新获取'));
  },
});

export const TooManyCodes = meta.story({
  beforeEach({ msw }) {
    const msg = '今日验证码次数已达上限（10次）';
    msw.use(mock.fails(sendAuthCode, { code: 429, msg, data: { retryAfterS: 50_400 } }));
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    const code = canvas.getByLabelText('验证码', { exact: true });
    await waitFor(() => expect(code).toHaveAccessibleDescription('今日验证码次数已达上限（10次）'));
  },
});

export const NoConsent = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('手机号'), phone);
    await userEvent.type(canvas.getByLabelText('验证码', { exact: true }), '418256');
    await expect(await canvas.findByRole('alertdialog', { name: '请先阅读并同意协议' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '同意并继续' })).toHaveFocus();
  },
});

export const Busy = meta.story({
  beforeEach({ msw }) {
    msw.use(mock.never(loginBySms));
  },
  play: async ({ canvas }) => {
    await signIn(canvas, '418256');
    await expect(await canvas.findByRole('button', { name: '登录中...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const NetworkLost = meta.story({
  beforeEach({ msw }) {
    msw.use(mock.offline(sendAuthCode));
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const SignedOutElsewhere = meta.story({
  render: () => (
    <Login session={{ loginNotice: { reason: 'elsewhere', text: '您的账号已在其他设备下线，请重新登录' } }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('您的账号已在其他设备下线，请重新登录')).toBeVisible();
  },
});

export const AccountDisabled = meta.story({
  render: () => <Login session={{ loginNotice: { reason: 'disabled', text: '该账号已停用，如有疑问请联系机构' } }} />,
});

export const Mailbox = meta.story({
  beforeEach({ msw }) {
    msw.use(server.mailbox);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '演示短信箱' }));
    await userEvent.click(await screen.findByRole('button', { name: `填入 ${phone} 的验证码` }));
    await waitFor(() => expect(canvas.getByLabelText('验证码', { exact: true })).toHaveValue('418256'));
    await userEvent.click(canvas.getByRole('button', { name: '演示短信箱' }));
    await expect(await screen.findByRole('dialog', { name: '演示短信箱' })).toBeVisible();
  },
});

export const ReadingTheRules = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '《儿童个人信息保护规则》' }));
    await expect(await screen.findByRole('dialog', { name: '儿童个人信息保护规则' })).toBeVisible();
  },
});
