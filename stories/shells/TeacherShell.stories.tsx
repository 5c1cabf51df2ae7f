import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TeacherShell, type TeacherShellProps } from '../../src/components/shells/TeacherShell/TeacherShell.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { campuses, teacherEntries, wangMin } from './shellFixtures.tsx';

const meta = preview.meta({
  title: 'shells/TeacherShell',
  component: TeacherShell,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: teacherEntries,
    person: wangMin,
    onNavigate: fn(),
    onSwitchIdentity: fn(),
    onLogout: fn(),
    children: <h1 style={{ padding: 24 }}>课表</h1>,
  },
  decorators: [(Story) => <StoryKit as="teacher">{Story()}</StoryKit>],
});

function WithCampus(props: TeacherShellProps) {
  const [value, onChange] = useState<string | null>('DH');
  return <TeacherShell {...props} campus={{ options: campuses, value, onChange }} />;
}

export const Default = meta.story({
  render: (args) => <WithCampus {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '课表' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: '账户' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/layoutV2/Account');
    await userEvent.click(canvas.getByRole('button', { name: '校区：东湖校区' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /光谷校区/ }));
    await expect(canvas.getByRole('button', { name: '校区：光谷校区' })).toBeVisible();
  },
});

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
  },
});

export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } }, play: async () => {} });

export const Dark = Default.extend({ globals: { theme: 'dark' }, play: async () => {} });

export const Orange = Default.extend({ globals: { brand: 'orange' }, play: async () => {} });
