import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HostFactsProvider, type HostFacts } from '../../../src/components/shells/hostFacts.ts';
import { getStaffList } from '../../../src/contract/company.ts';
import { guardNavigation } from '../../../src/domain/guard.ts';
import { NotFoundScreen } from '../../../src/features/account/NotFoundScreen.tsx';
import { ChangedElsewhere } from '../../../src/features/account/states/ChangedElsewhere.tsx';
import { ForbiddenState, type ForbiddenStateProps } from '../../../src/features/account/states/ForbiddenState.tsx';
import { NotInitialised } from '../../../src/features/account/states/NotInitialised.tsx';
import { contactsText } from '../../../src/features/account/states/whoMayOpen.ts';
import { mock } from '../../../src/testing/mock.ts';
import { cleanupKits, renderInKit, type RenderInKitOptions } from '../../../src/testing/renderInKit.tsx';

afterEach(cleanupKits);
// Dialogs and panels are fetched when first shown; a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

const staff = [
  { uid: '1001', name: '高远', roleIds: ['5', '2'], roleLabels: ['校长', '老师'] },
  { uid: '1002', name: '林娜', roleIds: ['4'], roleLabels: ['教务'] },
  { uid: '1003', name: '王敏', roleIds: ['2'], roleLabels: ['老师'] },
].map((one) => ({ ...one, phone: '139****0001', campusIds: [], state: 'active' as const }));

const whoever = {
  teacher: { type: 'agency', roleList: [{ name: 'tch' }] },
  saler: { type: 'agency', roleList: [{ name: 'saler' }] },
  parent: { type: 'parent', roleList: [{ name: 'parent' }] },
} as const;

function forbidden(page: string, as: keyof typeof whoever): ForbiddenStateProps['verdict'] {
  const session = {
    signedIn: true,
    isStudent: false,
    identity: whoever[as],
    auth: as === 'saler' ? { 'schedule.view': true } : {},
    initSuccess: true,
  };
  const verdict = guardNavigation({ pathname: page }, session);
  if (verdict.kind !== 'forbidden') throw new Error(`${page} is not forbidden for a ${as}.`);
  return verdict;
}

describe('页面不存在', () => {
  const built = new Set(['Index', '404', 'ClassSchedule', 'CreateSchedule', 'ClassDetail', 'docViewer']);
  function open(host: Partial<HostFacts>, options: RenderInKitOptions = {}) {
    return renderInKit(
      <HostFactsProvider value={{ pages: built, askedFor: null, back: () => {}, ...host }}>
        <NotFoundScreen />
      </HostFactsProvider>,
      { as: 'operator', path: '/404', ...options },
    );
  }

  test('shows the address asked for and the nearest pages by spelling to staff', async () => {
    const { navigation } = open({ askedFor: '/layoutV2/ClasSchedul?view=day' });
    expect(screen.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    expect(screen.getByText('/layoutV2/ClasSchedul?view=day')).toBeVisible();
    const near = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(near).toHaveLength(3);
    expect(near[0]).toBe('课表');
    await userEvent.click(screen.getByRole('link', { name: '课表' }));
    expect(navigation.current().pathname).toBe('/layoutV2/ClassSchedule');
  });

  test('shows families and visitors no staff pages', () => {
    open({ askedFor: '/layoutV2/ClasSchedul' }, { as: 'parent' });
    expect(screen.queryByRole('link')).toBeNull();
    open({ askedFor: '/layoutV2/ClasSchedul' }, { as: 'anonymous' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('leads back, and home: the landing of the identity, else the login page', async () => {
    const back = vi.fn();
    const { navigation } = open({ back });
    await userEvent.click(screen.getByRole('button', { name: '返回上一页' }));
    expect(back).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '回到首页' }));
    expect(navigation.current().pathname).toBe('/layoutV2/ClassSchedule');
    const visitor = open({}, { as: 'anonymous' });
    await userEvent.click(screen.getByRole('button', { name: '回到首页' }));
    expect(visitor.navigation.current().pathname).toBe('/');
  });
});

describe('a page that may not be opened', () => {
  test('families: 此页面仅限机构员工, and the way to another identity that comes back here', async () => {
    const { navigation } = renderInKit(
      <ForbiddenState title="课表" verdict={forbidden('/layoutV2/ClassSchedule', 'parent')} />,
      { as: 'parent', path: '/layoutV2/ClassSchedule', search: '?view=day' },
    );
    expect(screen.getByRole('heading', { name: '此页面仅限机构员工' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '切换身份' }));
    const { pathname, search } = navigation.current();
    expect(pathname).toBe('/');
    expect(new URLSearchParams(search).get('mode')).toBe('choose');
    expect(new URLSearchParams(search).get('redirectUrl')).toBe('/layoutV2/ClassSchedule?view=day');
  });

  test('a saler on the timetable: whom the page is for, and the way to another identity', async () => {
    const { navigation } = renderInKit(
      <ForbiddenState title="课表" verdict={forbidden('/layoutV2/ClassSchedule', 'saler')} />,
      { as: 'teacher', path: '/layoutV2/ClassSchedule' },
    );
    expect(screen.getByRole('heading', { name: '此页面仅限老师、教务和校长' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '切换身份' }));
    expect(navigation.current().search).toContain('mode=choose');
  });

  test('为什么看不到 names the role, the right and whom to ask', async () => {
    renderInKit(
      <ForbiddenState title="线下交易报表" verdict={forbidden('/layout/offlineTradeFormList', 'teacher')} />,
      { as: 'teacher', handlers: [mock(getStaffList, { list: staff, total: staff.length })] },
    );
    expect(screen.getByRole('heading', { name: '您没有“查看交易报表”权限' })).toBeVisible();
    const why = screen.getByRole('button', { name: '为什么看不到' });
    expect(why).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(why);
    expect(screen.getByText('您看不到「线下交易报表」：角色「老师」没有“查看交易报表”权限。')).toBeVisible();
    expect(await screen.findByText('可联系：校长 高远、教务 林娜')).toBeVisible();
  });

  test('without names the roles are told', () => {
    expect(contactsText(['finance.view'], null)).toBe('校长、教务');
    expect(contactsText(['finance.view'], [])).toBe('校长、教务');
  });

  test('staff who cannot be read: no message, the roles stand in', async () => {
    const { network } = renderInKit(
      <ForbiddenState title="线下交易报表" verdict={forbidden('/layout/offlineTradeFormList', 'teacher')} />,
      { as: 'teacher', handlers: [mock.fails(getStaffList, { code: 500 })] },
    );
    await userEvent.click(screen.getByRole('button', { name: '为什么看不到' }));
    await waitFor(() => expect(network.requests).toHaveLength(1));
    expect(screen.getByText('可联系：校长、教务')).toBeVisible();
    expect(screen.queryByText('系统异常')).toBeNull();
  });
});

describe('an institution not set up', () => {
  const host = (pages: string[]): HostFacts => ({ pages: new Set(pages), askedFor: null, back: () => {} });

  test('offers 去初始化 to whoever may, where the page exists', async () => {
    const { navigation } = renderInKit(
      <HostFactsProvider value={host(['initConfig'])}>
        <NotInitialised />
      </HostFactsProvider>,
      { as: 'headmaster', path: '/layoutV2/ClassSchedule' },
    );
    expect(screen.getByRole('heading', { name: '机构尚未完成初始化' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '去初始化' }));
    expect(navigation.current().pathname).toBe('/layout/initConfig');
  });

  test('tells others whom to ask', () => {
    renderInKit(
      <HostFactsProvider value={host(['initConfig'])}>
        <NotInitialised />
      </HostFactsProvider>,
      { as: 'teacher' },
    );
    expect(screen.queryByRole('button', { name: '去初始化' })).toBeNull();
    expect(screen.getByText(/请联系校长或教务/)).toBeVisible();
  });
});

test('another tab changed the identity: nothing goes on before 刷新', async () => {
  const reload = vi.fn();
  renderInKit(<ChangedElsewhere onReload={reload} />, { session: { changedElsewhere: '家长' } });
  expect(await screen.findByRole('alertdialog', { name: '身份已切换为「家长」，请刷新后继续' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(reload).toHaveBeenCalledOnce();
});
