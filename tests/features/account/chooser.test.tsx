import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { HostFactsProvider } from '../../../src/components/shells/hostFacts.ts';
import { checkUser } from '../../../src/contract/login.ts';
import type { CompBaseInfo } from '../../../src/contract/login.ts';
import { identitiesOf } from '../../../src/domain/identities.ts';
import { chooserGroups } from '../../../src/features/account/chooser/chooserGroups.ts';
import { IndexScreen } from '../../../src/features/account/IndexScreen.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { chenguang, company, platform, rights, role, user } from './people.ts';

afterEach(cleanupKits);
// Dialogs and panels are fetched when first shown; a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const qihang = company('15', '启航教育', [role('5')], { lastUsedAt: '2026-09-20 18:20:00' });
const left = company('16', '晓星编程', [role('2', false, '已离职')]);
const child = { id: '88', name: '小雨', type: 'vip', tag: 'normal', choose: true, avatar: '' } as const;
const nanhu = company('17', '南湖美术', [role('1')], { stuInfos: [child] });
const toured = company('18', '游览机构', [role('0')]);
const all = [platform, chenguang, qihang, left, nanhu, toured];

const built = { pages: new Set(['Index', '404', 'ClassSchedule']), askedFor: null, back: () => {} };
const checked = mock(checkUser, ({ companyId, roleId }) =>
  rights(companyId, [roleId === '1' ? 'parent' : 'headmaster']),
);

function open(companies: CompBaseInfo[], search = '') {
  const shown = renderInKit(
    <HostFactsProvider value={built}>
      <IndexScreen />
    </HostFactsProvider>,
    {
      as: 'anonymous',
      search,
      handlers: [checked],
      session: {
        uid: user.uid,
        token: 'fresh',
        userInfo: user,
        companyList: companies,
        identities: identitiesOf(companies),
        status: 'choosing',
      },
    },
  );
  return { ...shown, path: () => shown.navigation.current().pathname };
}

const card = (name: RegExp) => screen.findByRole('button', { name });

test('groups the hats: mine first, the one used last at the top, then history, then visits', async () => {
  open(all);
  await screen.findByRole('heading', { name: '选择身份' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['我的机构', '历史机构', '游客']);
  const [first] = within(screen.getByRole('region', { name: '我的机构' })).getAllByRole('button');
  expect(first).toMatchTextContent(/启航教育/);
  expect(first).toMatchTextContent(/上次使用 09-20 18:20/);
  expect(await card(/南湖美术/)).toMatchTextContent(/家长 · 小雨/);
  expect(await card(/南湖美术/)).toMatchTextContent(/在读/);
});

test('one that cannot be chosen is grey, says why and does nothing', async () => {
  const { network } = open(all);
  const gone = await card(/晓星编程/);
  expect(gone).toHaveAttribute('aria-disabled', 'true');
  expect(gone).toMatchTextContent(/已离职/);
  await userEvent.click(gone);
  expect(network.requests).toHaveLength(0);
});

test('a press chooses it and goes to its page', async () => {
  const { kit, path } = open(all);
  await userEvent.click(await card(/晨光教育/));
  await waitFor(() => expect(path()).toBe('/layoutV2/ClassSchedule'));
  expect(kit.session.getState().lastRole).toBe('12-2');
});

test('keys 1–9 choose, but not while something is typed into the search', async () => {
  const more = Array.from({ length: 3 }, (_, i) => company(`3${i}`, `分店 ${i + 1}`, [role('2')]));
  const { kit, network } = open([...all, ...more]);
  await userEvent.type(await screen.findByRole('searchbox', { name: '搜索机构、孩子或角色' }), '1');
  expect(network.requests).toHaveLength(0);
  await userEvent.clear(screen.getByRole('searchbox'));
  screen.getByRole('heading', { name: '选择身份' }).focus();
  await userEvent.keyboard('1');
  await waitFor(() => expect(kit.session.getState().identity?.companyName).toBe('启航教育'));
});

test('the search is there from 8 cards on and says when nothing is found', async () => {
  open(all);
  await screen.findByRole('heading', { name: '选择身份' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanupKits();
  open([...all, ...Array.from({ length: 2 }, (_, i) => company(`3${i}`, `分店 ${i + 1}`, [role('2')]))]);
  await userEvent.type(await screen.findByRole('searchbox'), '没有这个');
  expect(screen.getByText('没有找到「没有这个」')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '显示全部身份' }));
  expect(await card(/启航教育/)).toBeVisible();
});

test('an identity whose pages are still to come is told so, and others stay to choose from', async () => {
  const { path } = open(all);
  await userEvent.click(await card(/南湖美术/));
  expect(await screen.findByText('当前身份的页面即将开放，可切换到机构身份使用课表')).toBeVisible();
  expect(path()).toBe('/');
  expect(await card(/南湖美术/)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(await card(/晨光教育/));
  await waitFor(() => expect(path()).toBe('/layoutV2/ClassSchedule'));
});

test('a refused choice leaves the cards for another try', async () => {
  const { network, path } = open(all);
  network.use(mock.fails(checkUser, { code: 422, msg: '该机构已停用，无法进入' }));
  await userEvent.click(await card(/晨光教育/));
  expect(await screen.findByText('该机构已停用，无法进入')).toBeVisible();
  expect(path()).toBe('/');
});

test('?mode=choose opens it for somebody who has an identity', async () => {
  renderInKit(<IndexScreen />, { as: 'headmaster', search: '?mode=choose' });
  expect(await screen.findByRole('heading', { name: '选择身份' })).toBeVisible();
  expect(await card(/晨光教育/)).toHaveAttribute('aria-current', 'true');
});

test('sub-companies stand below their 总部', () => {
  const branch = company('13', '晨光教育光谷店', [role('4')], { mainCompanyId: '12' });
  const [mine] = chooserGroups(identitiesOf([branch, { ...chenguang, children: [branch] }]));
  expect(mine?.cards.map(({ identity, nested }) => [identity.companyName, nested])).toEqual([
    ['晨光教育', false],
    ['晨光教育光谷店', true],
  ]);
});
