import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FamilyShell } from '../../src/components/shells/FamilyShell/FamilyShell.tsx';
import { TodoBell } from '../../src/components/shells/parts/TodoBell.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { familyEntries, liTing } from './shellFixtures.tsx';

const children = [
  { ids: '12-1-21', name: '林小满', institution: '晨光教育', avatar: '' },
  { ids: '15-1-90', name: '林小雨', institution: '启航教育', avatar: '' },
];

function NextLesson() {
  return (
    <article style={{ padding: '16px 20px', borderRadius: 14, background: 'var(--hero)', color: 'var(--hero-text)' }}>
      <h1 style={{ fontSize: 32, lineHeight: '40px' }}>明天</h1>
      <p style={{ fontSize: 24, lineHeight: '32px', fontWeight: 600 }}>18:30–20:00</p>
      <p style={{ marginTop: 8 }}>机器人L2 第 5 次 · 会避障的小车</p>
    </article>
  );
}

const meta = preview.meta({
  title: 'shells/FamilyShell',
  component: FamilyShell,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: familyEntries,
    person: liTing,
    child: { options: children, value: '12-1-21', onChange: fn() },
    place: '东湖校区',
    tools: (
      <TodoBell
        label="消息"
        count={2}
        todos={{ state: 'ready', data: [] }}
        allHref="/personalV2?view=messages"
        emptyText="没有新消息"
        onNavigate={fn()}
      />
    ),
    onNavigate: fn(),
    onSwitchIdentity: fn(),
    onLogout: fn(),
    children: <NextLesson />,
  },
  decorators: [(Story) => <StoryKit as="parent">{Story()}</StoryKit>],
});

/** Pictures show the page, not where a play has left the focus. */
const letGo = () => (document.activeElement as HTMLElement | null)?.blur();

export const Desktop = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /孩子：\s*林小满/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '林小雨 · 启航教育' }));
    await expect(args.child?.onChange).toHaveBeenCalledWith('15-1-90');
    await expect(canvas.queryByRole('link', { name: /我的/ })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    letGo();
  },
});

export const Playground = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '课程' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/courseAll');
    await expect(canvas.getByRole('link', { name: /我的\s*，5 项/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /孩子：\s*林小满/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '切换身份' }));
    await expect(args.onSwitchIdentity).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    letGo();
  },
});

export const Tablet = meta.story({ tags: ['visual'], globals: { viewport: { value: 'tablet' } } });

export const Visitor = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    person: null,
    child: undefined,
    place: undefined,
    tools: undefined,
    entries: familyEntries.map((entry) => (entry.key === 'futureModule' ? { ...entry, label: '体系' } : entry)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '登录' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/?mode=sms');
    letGo();
  },
});

export const OneChild = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { child: { options: children.slice(0, 1), value: '12-1-21', onChange: fn() } },
});

export const Orange = meta.story({ globals: { brand: 'orange', viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } } });
