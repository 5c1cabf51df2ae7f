import { CircleCheck, WifiOff } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Alert } from '../../src/components/ui/Alert/Alert.tsx';
import { Link } from '../../src/components/ui/Link/Link.tsx';
import { Form } from './layout.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta = preview.meta({
  title: 'ui/Alert',
  component: Alert,
  args: { children: '课时不足：可用 3.00，预警线 4.00' },
});

export const Default = meta.story();
export const Playground = meta.story({ args: { tone: 'warning', title: '可强排', children: 'A101 已被占用' } });

export const Tones = meta.story({
  tags: ['visual'],
  render: () => (
    <Form width={480}>
      <Alert>课时不足：可用 3.00，预警线 4.00</Alert>
      <Alert tone="success">共 5 个日期：可排 4 · 节假日 1</Alert>
      <Alert tone="warning" action={<Link href="#conflict">查看</Link>}>
        可强排：A101 已被占用
      </Alert>
      <Alert tone="danger" title="不可排">
        王敏老师 10:00–11:00 已有课
      </Alert>
    </Form>
  ),
});

export const Banners = meta.story({
  render: () => (
    <Form width={640}>
      <Alert tone="warning" banner icon={<WifiOff {...icon} />} action="数据截至 08:12">
        网络已断开，正在重试…
      </Alert>
      <Alert tone="success" banner icon={<CircleCheck {...icon} />} action="数据截至 08:14">
        网络已恢复
      </Alert>
    </Form>
  ),
});

export const Closable = meta.story({
  args: { onClose: fn(), tone: 'danger', children: '请检查填写内容，还有 2 处需要修改' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('还有 2 处需要修改');
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
