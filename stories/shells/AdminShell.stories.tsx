import { Bell, ListChecks } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AdminShell } from '../../src/components/shells/AdminShell/AdminShell.tsx';
import { adminGuide } from '../../src/components/shells/Guide/layoutGuides.ts';
import { PageHead } from '../../src/components/shells/PageHead/PageHead.tsx';
import { TodoBell } from '../../src/components/shells/parts/TodoBell.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Card } from '../../src/components/ui/Card/Card.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { campuses, gaoYuan, longMenu, menuTree, personLinks, todos } from './shellFixtures.tsx';

function ClassList() {
  return (
    <>
      <PageHead
        breadcrumb={[{ label: '教务' }, { label: '班级列表' }]}
        title="班级列表"
        note="共 42 个班级"
        actions={
          <>
            <Button>导出</Button>
            <Button variant="primary">新建班级</Button>
          </>
        }
      />
      <Card style={{ minHeight: 360, margin: '0 clamp(16px, 3.2vw, 24px)' }}>机器人L2-周三A班</Card>
    </>
  );
}

const meta = preview.meta({
  title: 'shells/AdminShell',
  component: AdminShell,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { narrow: { name: '窄屏 1100', styles: { width: '1100px', height: '800px' }, type: 'desktop' } },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    tree: menuTree,
    currentPath: '/layout/lineClassList',
    isBuilt: (path: string) => path !== '/layout/lineAutoCourse',
    counts: { '/layout/rollFormList': 2, '/layout/activity': 1 },
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
    search: { onOpen: fn() },
    todos: {
      count: 9,
      todos,
      allHref: '/layout/dashboard?tab=todo',
      icon: <ListChecks size={18} strokeWidth={1.75} aria-hidden />,
    },
    tools: (
      <TodoBell
        label="消息"
        count={103}
        todos={{ state: 'ready', data: [] }}
        allHref="/layout/dashboard?tab=notice"
        emptyText="没有新消息"
        icon={<Bell size={18} strokeWidth={1.75} aria-hidden />}
        onNavigate={fn()}
      />
    ),
    help: {
      shortcuts: [{ title: '全局', shortcuts: [{ keys: ['/', 'mod+k'], label: '全局搜索' }] }],
    },
    personLinks,
    onNavigate: fn(),
    onSwitchIdentity: fn(),
    onLogout: fn(),
    children: <ClassList />,
  },
  decorators: [(Story) => <StoryKit as="headmaster">{Story()}</StoryKit>],
});

/** Pictures show the page, not where a play has left the focus. */
const letGo = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default = meta.story({ tags: ['visual'] });

export const Playground = meta.story({});

export const Menu = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const menu = within(canvas.getByRole('navigation', { name: '管理菜单' }));
    await expect(menu.getByRole('link', { name: '班级列表' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByText('自动排课').closest('a')).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: /营销/ }));
    await expect(menu.getByRole('link', { name: /活动管理/ })).toBeVisible();
    await expect(menu.queryByText('市场中心')).toBeNull();
    await userEvent.click(menu.getByRole('link', { name: /活动管理/ }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/layout/activity');
    letGo();
  },
});

export const Filtered = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: '管理菜单' }));
    const field = menu.getByRole('textbox', { name: '查找菜单' });
    await userEvent.type(field, '市场');
    await expect(menu.getByText('没有找到「市场」')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '课表');
    await expect(menu.getByRole('link', { name: '排课课表' })).toBeVisible();
    await expect(menu.queryByRole('button', { name: '财务' })).toBeNull();
    letGo();
  },
});

export const Collapsed = meta.story({
  args: { collapsed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '教务' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '排课课表' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/layout/timetable');
    letGo();
  },
});

export const Width1100 = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: '查找菜单' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '教务' }));
    const row = await screen.findByRole('menuitem', { name: '排课课表' });
    await waitFor(() => expect(row).toBeVisible());
  },
});

export const Tablet = meta.story({ tags: ['visual'], globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });

export const PhoneMenu = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }));
    const drawer = await screen.findByRole('dialog', { name: '菜单' });
    await waitFor(() => expect(within(drawer).getByRole('link', { name: '班级列表' })).toBeVisible());
    letGo();
  },
});

export const PhonePerson = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '高远，校长' }));
    const sheet = within(await screen.findByRole('dialog', { name: '高远' }));
    await expect(sheet.getByRole('button', { name: '全部校区' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sheet.getByRole('button', { name: '光谷校区' }));
    await expect(args.campus?.onChange).toHaveBeenCalledWith('GG');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '高远，校长' }));
    await screen.findByRole('dialog', { name: '高远' });
    letGo();
  },
});

export const Todos = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '待办，9 项' }));
    const list = within(await screen.findByRole('list', { name: '待办' }));
    await expect(list.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(screen.getByRole('link', { name: '全部待办' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/layout/dashboard?tab=todo');
    await userEvent.click(canvas.getByRole('button', { name: '待办，9 项' }));
    await screen.findByRole('list', { name: '待办' });
    letGo();
  },
});

export const FirstVisit = meta.story({
  tags: ['visual'],
  args: { help: { guide: adminGuide } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '下一步' }));
    await expect(screen.getByRole('dialog', { name: '校区' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '上一步' }));
    letGo();
  },
});

export const Entries120 = meta.story({ args: { tree: longMenu, currentPath: '/layout/entry3-4' } });

export const NoRights = meta.story({
  tags: ['visual'],
  args: { tree: [], currentPath: '/layout/dashboard', children: null },
});

export const OneInstitution = meta.story({
  args: { institution: { options: [{ ids: '12-5', name: '晨光教育' }], value: '12-5', onChange: fn() } },
});

export const LongNames = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'tablet' } },
  args: {
    person: { ...gaoYuan, name: '欧阳司马诸葛明月', role: '教务,课程顾问,老师' },
    institution: {
      options: [
        { ids: '12-5', name: '晨光教育科技集团武汉东湖高新区总部' },
        { ids: '15-5', name: '启航教育' },
      ],
      value: '12-5',
      onChange: fn(),
    },
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
