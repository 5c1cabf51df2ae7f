import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdminShell, type AdminShellProps } from '../../src/components/shells/AdminShell/AdminShell.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { campuses, gaoYuan, longMenu, menuTree } from './shellFixtures.tsx';

const meta = preview.meta({
  title: 'shells/AdminShell',
  component: AdminShell,
  parameters: { layout: 'fullscreen' },
  args: {
    tree: menuTree,
    currentPath: '/layout/lineClassList',
    isBuilt: (path: string) => path !== '/layout/lineAutoCourse',
    person: gaoYuan,
    institution: {
      options: [
        { ids: '12-5', name: '晨光教育' },
        { ids: '15-5', name: '启航教育' },
      ],
      value: '12-5',
      onChange: fn(),
    },
    campus: { options: campuses, value: null, onChange: fn() },
    collapsed: false,
    onCollapse: fn(),
    onNavigate: fn(),
    onSwitchIdentity: fn(),
    onLogout: fn(),
    children: <h1 style={{ padding: '12px 24px' }}>班级列表</h1>,
  },
  decorators: [(Story) => <StoryKit as="headmaster">{Story()}</StoryKit>],
});

function Collapsible(props: AdminShellProps) {
  const [collapsed, onCollapse] = useState(props.collapsed);
  return <AdminShell {...props} collapsed={collapsed} onCollapse={onCollapse} />;
}

export const Default = meta.story({
  tags: ['visual'],
  render: (args) => <Collapsible {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const menu = within(canvas.getByRole('navigation', { name: '管理菜单' }));
    await expect(menu.getByRole('link', { name: '班级列表' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByText('自动排课').closest('a')).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: '营销' }));
    await expect(menu.getByRole('link', { name: '活动管理' })).toBeVisible();
    await expect(menu.queryByText('市场中心')).toBeNull();
    await userEvent.click(menu.getByRole('link', { name: '活动管理' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/layout/activity');
  },
});

export const Filtered = meta.story({
  render: (args) => <Collapsible {...args} />,
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: '管理菜单' }));
    await userEvent.type(menu.getByRole('textbox', { name: '查找菜单' }), '课表');
    await expect(menu.getByRole('link', { name: '排课课表' })).toBeVisible();
    await expect(menu.queryByRole('button', { name: '财务' })).toBeNull();
    await userEvent.clear(menu.getByRole('textbox', { name: '查找菜单' }));
    await userEvent.type(menu.getByRole('textbox', { name: '查找菜单' }), '市场');
    await expect(menu.getByText('没有找到「市场」')).toBeVisible();
  },
});

export const Collapsed = meta.story({
  args: { collapsed: true },
  render: (args) => <Collapsible {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '教务' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '排课课表' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/layout/timetable');
    await userEvent.click(canvas.getByRole('button', { name: '展开菜单' }));
    await expect(canvas.getByRole('textbox', { name: '查找菜单' })).toBeVisible();
  },
});

export const Entries120 = meta.story({ args: { tree: longMenu, currentPath: '/layout/entry3-4' } });

export const NoRights = meta.story({ args: { tree: [], currentPath: '/layout/dashboard' } });

export const OneInstitution = meta.story({
  args: { institution: { options: [{ ids: '12-5', name: '晨光教育' }], value: '12-5', onChange: fn() } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
