import { ArrowRightLeft, CircleX, Pencil } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ContextMenu } from '../../src/components/ui/ContextMenu/ContextMenu.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const onMove = fn();

const meta = preview.meta({
  title: 'ui/ContextMenu',
  component: ContextMenu,
  args: {
    label: '课次操作',
    tabIndex: 0,
    role: 'group',
    'aria-label': '机器人L2-周三A班',
    style: {
      width: 280,
      padding: 24,
      border: '1px dashed var(--border-strong)',
      borderRadius: 10,
      color: 'var(--text-2)',
    },
    children: '右键、长按，或按 Shift F10',
    items: [
      {
        key: 'change',
        items: [
          { key: 'call', label: '改点名', icon: <Pencil {...icon} />, shortcut: 'R' },
          { key: 'move', label: '调课', icon: <ArrowRightLeft {...icon} />, shortcut: 'M', onSelect: onMove },
        ],
      },
      {
        key: 'end',
        items: [{ key: 'cancel', label: '取消课次', icon: <CircleX {...icon} />, tone: 'danger' as const }],
      },
    ],
  },
});

async function opens() {
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('右键、长按，或按 Shift F10') });
  await expect(await screen.findByRole('menu', { name: '课次操作' })).toBeVisible();
}

export const Default = meta.story({
  tags: ['visual'],
  play: opens,
});

export const Playground = meta.story({});

export const ByKeyboard = meta.story({
  play: async () => {
    await opens();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /改点名/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' }, play: opens });

export const Orange = meta.story({ globals: { brand: 'orange' }, play: opens });
