import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Progress } from '../../src/components/ui/Progress/Progress.tsx';
import { Form, Row } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/Progress',
  component: Progress,
  args: { value: 72, label: '导入学员' },
  decorators: [(Story) => <Form>{Story()}</Form>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '导入学员' });
    await expect(bar).toHaveAttribute('aria-valuenow', '72');
    await expect(bar).toHaveTextContent('72%');
  },
});

export const Playground = meta.story({ args: { text: '86 / 120 行', tone: 'success' } });

export const Bars = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      <Progress value={0} label="未开始" />
      <Progress value={72} label="进行中" text="86 / 120 行" />
      <Progress value={100} label="完成" tone="success" />
      <Progress value={40} label="快到期" tone="warning" />
      <Progress value={64} label="上传失败" tone="danger" text="上传失败" />
      <Progress value={null} label="未知" text="正在准备" />
    </>
  ),
});

export const Circles = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <Progress shape="circle" value={0} label="未开始" />
      <Progress shape="circle" value={72} label="达成" />
      <Progress shape="circle" value={100} label="完成" tone="success" diameter={96} />
      <Progress shape="circle" value={null} label="加载" diameter={40} />
    </Row>
  ),
});

export const Dark = meta.story({ ...Circles.input, tags: [], globals: { theme: 'dark' } });

export const Orange = meta.story({ ...Bars.input, tags: [], globals: { brand: 'orange' } });
