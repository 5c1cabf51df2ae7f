import { checkUser } from 'jiaowu/contract';
import { type DemoRole, demoSession, mock } from 'jiaowu/testing';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { persistedNames } from '../../src/session/persisted.ts';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { Rows } from '../ui/layout.tsx';
import { WhoAmI } from './snippets/WhoAmI.tsx';
import { Table } from './table.tsx';

const meta = preview.meta({ title: 'docs/snippets/Session', tags: ['!dev', '!autodocs'] });

/** The type makes the list complete. */
const people = Object.keys({
  headmaster: 1,
  operator: 1,
  teacher: 1,
  saler: 1,
  parent: 1,
  student: 1,
} satisfies Record<Exclude<DemoRole, 'anonymous'>, 1>) as DemoRole[];

const demoPeople = people.map((as) => ({ as, state: demoSession(as) }));

export const DemoPeople = meta.story({
  render: () => (
    <Table
      label="People of the demo"
      rows={demoPeople}
      keyOf={({ as }) => as}
      columns={[
        { title: 'as', cell: ({ as }) => <code>{as}</code> },
        { title: 'Name', cell: ({ state }) => state.userInfo?.nickName },
        { title: 'ids', cell: ({ state }) => <code>{state.identity?.ids}</code> },
        { title: 'displayName', cell: ({ state }) => state.identity?.displayName },
        { title: 'Rights held', cell: ({ state }) => Object.values(state.business?.auth ?? {}).filter(Boolean).length },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^operator 林娜 12-4 教务/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^parent 李婷 12-1-21 家长/ })).toBeVisible();
  },
});

export const Remembered = meta.story({
  render: () => (
    <ul aria-label="Remembered" style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' }}>
      {persistedNames.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('recentlyCourseIds')).toBeVisible();
  },
});

const { userInfo } = demoSession('headmaster');
const parentAtPlatform = mock(checkUser, ({ companyId }) => {
  if (!userInfo) throw new Error('The headmaster of the demo is not signed in.');
  return {
    userVO: { ...userInfo, name: '高远', companyName: '万物总部' },
    roleIds: ['1'],
    business: { companyId, campusIds: [], auth: {}, dataScopes: {} },
    initSuccess: true,
  };
});

/** 高远 is headmaster of 晨光教育 and a parent at 万物总部. */
export const ChangingIdentity = meta.story({
  beforeEach: ({ msw }) => msw.use(parentAtPlatform),
  render: () => (
    <StoryKit as="headmaster">
      <Rows>
        <WhoAmI />
      </Rows>
    </StoryKit>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('当前身份：晨光教育 · 校长,老师')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '切换到 万物总部 · 家长' }));
    await expect(await canvas.findByText('当前身份：万物总部 · 家长')).toBeVisible();
  },
});
