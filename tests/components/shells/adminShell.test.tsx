import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AdminShell, type AdminShellProps } from '../../../src/components/shells/AdminShell/AdminShell.tsx';
import type { MenuNode } from '../../../src/contract/company.ts';
import { GlobalStyle } from '../../../src/theme/GlobalStyle.tsx';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';

const leaf = (id: string, name: string): MenuNode => ({ id, name, url: `/layout/${id}`, children: [] });
const tree: MenuNode[] = [
  leaf('dashboard', '工作台'),
  { id: 'edu', name: '教务', url: null, children: [leaf('timetable', '排课课表'), leaf('lineClassList', '班级列表')] },
  { id: 'fin', name: '财务', url: null, children: [leaf('price', '价格设置')] },
];
const went = vi.fn<(href: string) => void>();
const campusChosen = vi.fn<(campusId: string | null) => void>();

const given: Omit<AdminShellProps, 'currentPath' | 'onNavigate'> = {
  tree,
  isBuilt: () => true,
  person: { name: '高远', avatar: '', role: '校长', institution: '晨光教育' },
  institution: {
    options: [
      { ids: '12-5', name: '晨光教育' },
      { ids: '15-5', name: '启航教育' },
    ],
    value: '12-5',
    onChange: () => {},
  },
  campus: {
    options: [
      { id: 'DH', name: '东湖校区' },
      { id: 'GG', name: '光谷校区' },
    ],
    value: null,
    onChange: campusChosen,
  },
  onSwitchIdentity: () => {},
  onLogout: () => {},
  children: <h1>内容</h1>,
};

function Site(props: Partial<AdminShellProps>) {
  const [path, setPath] = useState('/layout/lineClassList');
  const go = (href: string) => {
    went(href);
    setPath(href);
  };
  return (
    <>
      <GlobalStyle />
      <AdminShell {...given} currentPath={path} onNavigate={go} {...props} />
    </>
  );
}

const show = (width: number, props: Partial<AdminShellProps> = {}) =>
  page.viewport(width, 800).then(() => renderInKit(<Site {...props} />, { as: 'headmaster' }));
const menu = () => screen.getByRole('navigation', { name: '管理菜单' });
const field = () => screen.getByRole('textbox', { name: '查找菜单' });

beforeEach(() => {
  went.mockClear();
  campusChosen.mockClear();
});
afterEach(async () => {
  cleanupKits();
  await page.viewport(1280, 800);
});

describe('on a desktop', () => {
  test('the skip link is the first stop; the menu stands open and lights the page', async () => {
    await show(1440);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    expect(within(menu()).getByRole('link', { name: '班级列表' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('button', { name: '菜单' })).toBeNull();
  });

  test('the collapsed menu is remembered for this user and no other', async () => {
    const { kit, rerender } = await show(1440);
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(screen.queryByRole('textbox', { name: '查找菜单' })).toBeNull();
    rerender(<Site key="another visit" />);
    expect(screen.getByRole('button', { name: '展开菜单' })).toBeVisible();
    kit.session.setState({ uid: '1002' });
    await waitFor(() => expect(field()).toBeVisible());
  });

  test('menu search: ↓ goes to what it found, Enter opens the first hit, Escape empties it', async () => {
    await show(1440);
    await userEvent.type(field(), '课表');
    expect(within(menu()).queryByRole('button', { name: '财务' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: '教务' })).toHaveFocus();
    await userEvent.type(field(), '{Enter}');
    expect(went).toHaveBeenCalledExactlyOnceWith('/layout/timetable');
    await userEvent.type(field(), '{Escape}');
    expect(field()).toHaveValue('');
    await userEvent.type(field(), '没有的');
    expect(screen.getByText('没有找到「没有的」')).toBeVisible();
  });

  test('arrows go through the entries, open and close groups', async () => {
    await show(1440);
    screen.getByRole('link', { name: '工作台' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const group = screen.getByRole('button', { name: '教务' });
    expect(group).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: '排课课表' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(group).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('link', { name: '价格设置' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('link', { name: '工作台' })).toHaveFocus();
  });

  test('what waits stands at its entry, and at the group while that is closed', async () => {
    await show(1440, { counts: { '/layout/price': 3, '/layout/dashboard': 120 } });
    expect(within(menu()).getByRole('link', { name: /工作台.*99\+/ })).toBeVisible();
    const group = screen.getByRole('button', { name: /财务.*3/ });
    await userEvent.click(group);
    expect(screen.getByRole('button', { name: '财务' })).toBeVisible();
    expect(screen.getByRole('link', { name: /价格设置.*3/ })).toBeVisible();
  });

  test('/ and Ctrl K open the global search; / not while somebody types', async () => {
    const onOpen = vi.fn<() => void>();
    await show(1440, { search: { onOpen } });
    await userEvent.keyboard('/');
    await userEvent.type(field(), '/');
    expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(screen.getByRole('button', { name: /全局搜索/ }));
    expect(onOpen).toHaveBeenCalledTimes(3);
  });
});

test('between 1024 and 1280 the menu starts as icons with lists beside them', async () => {
  await show(1100);
  expect(screen.queryByRole('textbox', { name: '查找菜单' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '教务' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '排课课表' }));
  expect(went).toHaveBeenCalledWith('/layout/timetable');
});

describe.each([768, 375])('at %i px', (width) => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: '菜单' }));
    return await screen.findByRole('dialog', { name: '菜单' });
  };

  test('the page has the whole width; the menu comes in, keeps the focus, and Escape sends it away', async () => {
    await show(width);
    expect(screen.queryByRole('navigation', { name: '管理菜单' })).toBeNull();
    expect(screen.getByRole('main').getBoundingClientRect().width).toBe(width);
    const drawer = await open();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    for (let i = 0; i < 12; i += 1) await userEvent.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '菜单' })).toHaveFocus();
  });

  test('going to a page closes it', async () => {
    await show(width);
    const drawer = await open();
    await userEvent.click(within(drawer).getByRole('link', { name: '排课课表' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(went).toHaveBeenCalledExactlyOnceWith('/layout/timetable');
  });

  test('so does going back by the browser', async () => {
    const { navigation } = await show(width);
    await open();
    act(() => navigation.current().navigate('/layout/dashboard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('nothing scrolls sideways, however long the names', async () => {
    const long = '晨光教育科技集团武汉东湖高新区总部';
    await show(width, {
      person: { name: '欧阳司马诸葛明月', avatar: '', role: '教务,课程顾问,老师', institution: long },
      institution: { options: [{ ids: '12-5', name: long }], value: '12-5', onChange: () => {} },
      search: { onOpen: () => {} },
      todos: { count: 120, todos: { state: 'ready', data: [] }, allHref: '/x' },
    });
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

describe('on a phone', () => {
  test('the bar says the page; institution and campus are chosen in the person’s sheet', async () => {
    await show(375);
    expect(screen.getByRole('banner')).toMatchTextContent(/班级列表/);
    expect(screen.queryByRole('button', { name: /^校区：/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '高远，校长' }));
    const sheet = within(await screen.findByRole('dialog', { name: '高远' }));
    expect(sheet.getByRole('button', { name: '晨光教育' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sheet.getByRole('button', { name: '光谷校区' }));
    expect(campusChosen).toHaveBeenCalledExactlyOnceWith('GG');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
