import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { teacherGuide } from '../../src/components/shells/Guide/layoutGuides.ts';
import { HelpMenu } from '../../src/components/shells/parts/HelpMenu.tsx';
import { TodoBell } from '../../src/components/shells/parts/TodoBell.tsx';
import { TeacherShell, type TeacherShellProps } from '../../src/components/shells/TeacherShell/TeacherShell.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { campuses, teacherEntries, todos, wangMin } from './shellFixtures.tsx';

const shortcuts = [{ title: '课表', shortcuts: [{ keys: 't', label: '回到今天' }] }];
const bell = <TodoBell count={2} todos={todos} allHref="/layoutV2/ClassSchedule?todo=1" onNavigate={fn()} />;

const meta = preview.meta({
  title: 'shells/TeacherShell',
  component: TeacherShell,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: teacherEntries,
    person: wangMin,
    tools: (
      <>
        {bell}
        <HelpMenu shortcuts={shortcuts} />
      </>
    ),
    onNavigate: fn(),
    onSwitchIdentity: fn(),
    onLogout: fn(),
    children: <h1 style={{ padding: 24 }}>课表</h1>,
  },
  decorators: [(Story) => <StoryKit as="teacher">{Story()}</StoryKit>],
});

/** Pictures show the page, not where a play has left the focus. */
const letGo = () => (document.activeElement as HTMLElement | null)?.blur();

function WithCampus(props: TeacherShellProps) {
  const [value, onChange] = useState<string | null>('DH');
  return <TeacherShell {...props} campus={{ options: campuses, value, onChange }} />;
}

export const Default = meta.story({
  tags: ['visual'],
  render: (args) => <WithCampus {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '课表' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: '账户' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/layoutV2/Account');
    await userEvent.click(canvas.getByRole('button', { name: '校区：东湖校区' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /光谷校区/ }));
    await expect(canvas.getByRole('button', { name: '校区：光谷校区' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    letGo();
  },
});

export const Playground = meta.story({ render: (args) => <WithCampus {...args} /> });

export const OneEntryOneCampus = meta.story({
  args: { entries: teacherEntries.slice(0, 1), campus: { options: campuses.slice(0, 1), value: 'DH', onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /校区/ })).toBeNull();
  },
});

export const PersonMenuOpen = meta.story({
  tags: ['visual'],
  args: { otherConsole: { label: '进入管理后台', href: '/layout/dashboard' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '王敏，老师' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '切换身份' }));
    await expect(args.onSwitchIdentity).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '王敏，老师' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '退出登录' })).toBeVisible());
    letGo();
  },
});

export const FirstVisit = meta.story({
  args: { tools: <HelpMenu guide={teacherGuide} shortcuts={shortcuts} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '跳过' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '帮助' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '新手引导' }));
    await expect(await screen.findByRole('dialog', { name: '课表与课程' })).toBeVisible();
  },
});

export const Tablet = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'tablet' } },
  render: (args) => <WithCampus {...args} />,
});

export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => <WithCampus {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '王敏，老师' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '光谷校区' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    letGo();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, render: (args) => <WithCampus {...args} /> });

export const Orange = meta.story({ globals: { brand: 'orange' }, render: (args) => <WithCampus {...args} /> });
