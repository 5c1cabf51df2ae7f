import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ShortcutList } from '../../src/components/ui/ShortcutList/ShortcutList.tsx';
import { TextInput } from '../../src/components/ui/TextInput/TextInput.tsx';

const meta = preview.meta({
  title: 'ui/ShortcutList',
  component: ShortcutList,
  args: {
    groups: [
      {
        title: '全局',
        shortcuts: [
          { keys: ['/', 'mod+k'], label: '搜索' },
          { keys: '?', label: '键盘快捷键' },
          { keys: 'mod+s', label: '保存' },
        ],
      },
      {
        title: '课表',
        shortcuts: [
          { keys: 't', label: '今天' },
          { keys: 'ArrowLeft', label: '上一周' },
          { keys: 'ArrowRight', label: '下一周' },
          { keys: 'm', label: '移动所选课次' },
        ],
      },
    ],
  },
});

export const Default = meta.story({
  play: async () => {
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
  },
});

export const Playground = meta.story({ tags: ['visual'], args: { open: true } });

export const NotWhileTyping = meta.story({
  render: (args) => (
    <>
      <TextInput aria-label="备注" />
      <ShortcutList {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '?');
    await expect(canvas.getByRole('textbox', { name: '备注' })).toHaveValue('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.tab();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { open: true } });

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { open: true } });

export const Orange = meta.story({ globals: { brand: 'orange' }, args: { open: true } });
