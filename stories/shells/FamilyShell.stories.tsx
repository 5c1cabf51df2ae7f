import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FamilyShell } from '../../src/components/shells/FamilyShell/FamilyShell.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { familyEntries, liTing } from './shellFixtures.tsx';

const children = [
  { ids: '12-1-21', name: '林小满', institution: '晨光教育', avatar: '' },
  { ids: '15-1-90', name: '林小雨', institution: '启航教育', avatar: '' },
];

const meta = preview.meta({
  title: 'shells/FamilyShell',
  component: FamilyShell,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: familyEntries,
    person: liTing,
    child: { options: children, value: '12-1-21', onChange: fn() },
    onNavigate: fn(),
    onSwitchIdentity: fn(),
    onLogout: fn(),
    children: <h1>首页</h1>,
  },
  decorators: [(Story) => <StoryKit as="parent">{Story()}</StoryKit>],
});

export const Desktop = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /孩子：\s*林小满/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '林小雨 · 启航教育' }));
    await expect(args.child?.onChange).toHaveBeenCalledWith('15-1-90');
  },
});

export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '课程' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/courseAll');
  },
});

export const Visitor = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    person: null,
    child: undefined,
    entries: familyEntries.map((entry) => (entry.key === 'futureModule' ? { ...entry, label: '体系' } : entry)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '登录' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/?mode=sms');
  },
});

export const OneChild = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { child: { options: children.slice(0, 1), value: '12-1-21', onChange: fn() } },
});

export const Orange = meta.story({ globals: { brand: 'orange', viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } } });
