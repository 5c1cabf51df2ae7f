import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Tabs } from '../../src/components/ui/Tabs/Tabs.tsx';

const meta = preview.meta({
  title: 'ui/Tabs',
  component: Tabs,
  args: {
    label: '学员资料',
    onValueChange: fn(),
    items: [
      { value: 'basic', label: '概况', content: <p>概况</p> },
      { value: 'hours', label: '课时', content: <p>可用 16.00 课时</p> },
      { value: 'class', label: '班级', count: 2, content: <p>两个班级</p> },
      { value: 'order', label: '订单与合同', content: <p>订单</p> },
      { value: 'news', label: '动态', disabled: true, content: <p>动态</p> },
    ],
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '课时' }));
    await expect(canvas.getByRole('tabpanel', { name: '课时' })).toHaveTextContent('可用 16.00 课时');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: /班级/ })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('class');
  },
});

export const Playground = meta.story({ args: { defaultValue: 'class', extra: <Button size="s">导出</Button> } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
