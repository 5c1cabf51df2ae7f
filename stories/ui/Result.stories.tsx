import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Card } from '../../src/components/ui/Card/Card.tsx';
import { Descriptions } from '../../src/components/ui/Descriptions/Descriptions.tsx';
import type { ResultKind } from '../../src/components/ui/Result/resultKinds.tsx';
import { Result } from '../../src/components/ui/Result/Result.tsx';

const meta = preview.meta({
  title: 'ui/Result',
  component: Result,
  args: { kind: '500' as ResultKind, onRetry: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('系统异常');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({
  args: {
    kind: 'offline',
    title: '请求超时，请稍后重试',
    description: '已等待 30 秒。您填写的筛选条件还在。',
    requestId: 'r-8F3K21',
  },
});

export const RetriesByItself = meta.story({
  args: { kind: 'offline', autoRetry: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('5 秒后自动重试')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Kinds = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      {(['403', '404', '500', 'offline', 'no-data', 'no-result', 'maintenance'] as const).map((kind) => (
        <Card key={kind} flush style={{ marginBottom: 12 }}>
          <Result kind={kind} />
        </Card>
      ))}
    </>
  ),
});

export const WhyForbidden = meta.story({
  render: () => (
    <Card flush>
      <Result
        kind="403"
        title="您没有查看该学员的权限"
        description={null}
        actions={
          <>
            <Button>返回</Button>
            <Button variant="primary">申请查看</Button>
          </>
        }
      >
        <Card>
          <Descriptions
            items={[
              { label: '权限「查看学员」', value: '来自角色 课程顾问' },
              { label: '数据范围：本人名下', value: '该学员的顾问是周敏' },
              { label: '可以开通的人', value: '高远（校长）、林娜（教务）' },
            ]}
          />
        </Card>
      </Result>
    </Card>
  ),
});
