import { CircleX, MoreHorizontal, Move, Pencil, UserRoundCog } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { IconButton } from '../../src/components/ui/IconButton/IconButton.tsx';
import { Menu, type MenuGroup } from '../../src/components/ui/Menu/Menu.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const edit = fn();

const items: MenuGroup[] = [
  {
    key: 'do',
    items: [
      { key: 'edit', label: '改点名', icon: <Pencil {...icon} />, shortcut: 'R', onSelect: edit },
      { key: 'move', label: '调课', icon: <Move {...icon} />, shortcut: 'M' },
      { key: 'sub', label: '代课', icon: <UserRoundCog {...icon} />, disabled: true, reason: '课次已开始' },
    ],
  },
  { key: 'end', items: [{ key: 'cancel', label: '取消课次', icon: <CircleX {...icon} />, tone: 'danger' }] },
];

const meta = preview.meta({
  title: 'ui/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="更多" tooltip={false} variant="default" icon={<MoreHorizontal {...icon} />} />,
    items,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    edit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: '改点名' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus());
  },
});

export const Playground = meta.story({ tags: ['visual'], args: { open: true } });

const identities: MenuGroup[] = [
  {
    key: 'identity',
    label: '切换身份',
    items: [
      { key: '4', label: '教务 · 东湖校区', current: true },
      { key: '3', label: '老师 · 光谷校区' },
    ],
  },
  { key: 'self', items: [{ key: 'me', label: '个人中心', href: '#userCenter' }] },
];

export const Identities = meta.story({ args: { open: true, items: identities } });
