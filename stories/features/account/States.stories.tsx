import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HostFactsProvider } from '../../../src/components/shells/hostFacts.ts';
import { getStaffList } from '../../../src/contract/company.ts';
import { ChangedElsewhere } from '../../../src/features/account/states/ChangedElsewhere.tsx';
import { ForbiddenState } from '../../../src/features/account/states/ForbiddenState.tsx';
import { LoadFailed } from '../../../src/features/account/states/LoadFailed.tsx';
import { NotInitialised } from '../../../src/features/account/states/NotInitialised.tsx';
import { NotOpenYet } from '../../../src/features/account/states/NotOpenYet.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';

const meta = preview.meta({
  title: 'features/account/States',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
});

export const StaffOnly = meta.story({
  render: () => (
    <StoryKit as="parent" path="/layoutV2/ClassSchedule">
      <ForbiddenState
        title="课表"
        verdict={{ kind: 'forbidden', why: 'notStaff', keys: [], text: '此页面仅限机构员工' }}
      />
    </StoryKit>
  ),
});

export const RightMissing = meta.story({
  tags: ['visual'],
  beforeEach({ msw }) {
    const people = [
      ['1001', '高远', '5'],
      ['1002', '林娜', '4'],
    ] as const;
    const list = people.map(([uid, name, roleId]) => ({
      uid,
      name,
      phone: '139****0001',
      roleIds: [roleId],
      roleLabels: [],
      campusIds: [],
      state: 'active' as const,
    }));
    msw.use(mock(getStaffList, { list, total: 2 }));
  },
  render: () => (
    <StoryKit as="teacher" path="/layout/offlineTradeFormList">
      <ForbiddenState
        title="线下交易报表"
        verdict={{
          kind: 'forbidden',
          why: 'permission',
          keys: ['finance.view'],
          text: '您没有权限查看「线下交易报表」',
        }}
      />
    </StoryKit>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '为什么看不到' }));
    await expect(await canvas.findByText('可联系：校长 高远、教务 林娜')).toBeVisible();
  },
});

export const NotSetUp = meta.story({
  render: () => (
    <StoryKit as="headmaster">
      <HostFactsProvider value={{ pages: new Set(['Index', '404', 'initConfig']), askedFor: null, back: fn() }}>
        <NotInitialised />
      </HostFactsProvider>
    </StoryKit>
  ),
});

export const NotSetUpTeacher = meta.story({
  render: () => (
    <StoryKit as="teacher">
      <NotInitialised />
    </StoryKit>
  ),
});

export const LoginInfoFailed = meta.story({
  render: () => (
    <StoryKit as="operator">
      <LoadFailed text="网络连接不可用，请检查后重试" onRetry={fn()} />
    </StoryKit>
  ),
});

export const LearnerNotOpenYet = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <StoryKit as="student" path="/studentHome">
      <NotOpenYet />
    </StoryKit>
  ),
});

export const IdentityChangedElsewhere = meta.story({
  render: () => (
    <StoryKit as="headmaster" session={{ changedElsewhere: '家长' }}>
      <ChangedElsewhere onReload={fn()} />
    </StoryKit>
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});
