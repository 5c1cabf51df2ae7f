import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SplitPane } from '../../src/components/ui/SplitPane/SplitPane.tsx';

const pad = { padding: 16 };

const meta = preview.meta({
  title: 'ui/SplitPane',
  component: SplitPane,
  args: {
    label: '课程目录',
    first: <div style={pad}>课程目录</div>,
    second: <div style={pad}>课程内容</div>,
    collapsible: true,
    onValueChange: fn(),
    style: { height: 280, border: '1px solid var(--border)', borderRadius: 10, background: 'var(--surface)' },
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    const divider = canvas.getByRole('separator', { name: '课程目录的宽度' });
    await userEvent.tab();
    await expect(divider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(divider).toHaveAttribute('aria-valuenow', '296');
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ size: 160, collapsed: false }, { reason: 'key' });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('课程目录')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '展开课程目录' }));
    await expect(canvas.getByText('课程目录')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { defaultSize: 200, min: 120, max: 400 } });

export const Vertical = meta.story({
  args: { direction: 'vertical', label: '预览', defaultSize: 120, min: 60, max: 240, rest: 60 },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { min: 96, rest: 120 } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
