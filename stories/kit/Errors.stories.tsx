import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { undoBatch } from '../../src/contract/schedule.ts';
import { useAction } from '../../src/hooks/useAction.ts';
import { useNavigation, useSession } from '../../src/kit/context.ts';
import { mock } from '../../src/testing/mock.ts';
import { StoryKit } from '../../src/testing/StoryKit.tsx';

function Act() {
  const { run, busy, error } = useAction(undoBatch);
  const { pathname, search } = useNavigation();
  const { status, loginNotice } = useSession();
  return (
    <>
      <Button onClick={() => void run({ batchId: 'b1' }).catch(() => {})} disabled={busy}>
        撤销本批
      </Button>
      <dl>
        <dt>地址</dt>
        <dd>{`${pathname}${search}`}</dd>
        <dt>会话</dt>
        <dd>{status === 'anonymous' ? '已退出' : '已登录'}</dd>
        <dt>登录卡片提示</dt>
        <dd>{loginNotice?.text ?? '无'}</dd>
        <dt>页面内提示</dt>
        <dd>{error?.text ?? '无'}</dd>
      </dl>
    </>
  );
}

const meta = preview.meta({
  title: 'kit/Errors',
  component: Act,
  // One frame a story: each has a kit, a session and messages of its own.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <StoryKit as="operator" path="/layoutV2/ClassSchedule" search="?date=2026-09-23">
        {Story()}
      </StoryKit>
    ),
  ],
});

const press = () => userEvent.click(screen.getByRole('button', { name: '撤销本批' }));
/** In the toast and in its own place. */
const twice = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
const back = `/?redirectUrl=${encodeURIComponent('/layoutV2/ClassSchedule?date=2026-09-23')}`;

/** Code 1 without a message. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.fails(undoBatch, { code: 1 })),
  play: async () => {
    await press();
    await twice('网络异常');
  },
});

/** Code 500 without a message. */
export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.fails(undoBatch, { code: 500 })),
  play: async () => {
    await press();
    await twice('系统异常');
  },
});

/** Code 2: the session is reset, the way back stands in the address. */
export const SessionExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.fails(undoBatch, { code: 2 })),
  play: async () => {
    await press();
    await screen.findByText('已退出');
    await expect(screen.getByText(back)).toBeVisible();
    await expect(screen.getAllByText('会话已过期，请重新登录~').length).toBeGreaterThan(0);
  },
});

/** Code 102: signed in on another device. No toast, the login card tells it. */
export const SignedInElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.fails(undoBatch, { code: 102 })),
  play: async () => {
    await press();
    await waitFor(() => expect(screen.getByText(back)).toBeVisible());
    await expect(screen.getAllByText('您的账号已在其他设备下线，请重新登录').length).toBeGreaterThan(0);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** Code 103: the account was disabled. */
export const AccountDisabled = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.fails(undoBatch, { code: 103 })),
  play: async () => {
    await press();
    await expect(await screen.findByText('/?mode=sms')).toBeVisible();
    await expect(screen.getAllByText('该账号已停用，如有疑问请联系机构').length).toBeGreaterThan(0);
  },
});

/** Code 403: the right by its name. */
export const RightMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.fails(undoBatch, { code: 403, data: { permission: 'schedule.edit', permissionName: '排课' } })),
  play: async () => {
    await press();
    await twice('您没有“排课”权限');
  },
});

/** No network: an act is told by a toast too. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.offline(undoBatch)),
  play: async () => {
    await press();
    await twice('网络连接不可用，请检查后重试');
  },
});
