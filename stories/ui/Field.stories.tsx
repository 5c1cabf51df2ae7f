import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Field } from '../../src/components/ui/Field/Field.tsx';
import { TextInput } from '../../src/components/ui/TextInput/TextInput.tsx';
import { Form } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/Field',
  component: Field,
  args: { label: '学员姓名', required: true, children: <TextInput placeholder="请输入姓名" /> },
  decorators: [(Story) => <Form>{Story()}</Form>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/学员姓名/);
    await userEvent.click(canvas.getByText('学员姓名'));
    await expect(input).toHaveFocus();
    await expect(input).toBeRequired();
  },
});

export const Playground = meta.story({ args: { help: '与身份证一致', aside: '3/20' } });

export const WithError = meta.story({
  tags: ['visual'],
  args: {
    label: '家长手机',
    error: '手机号应为 11 位，当前 10 位',
    help: '用于登录和接收通知',
    children: <TextInput defaultValue="1380013800" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/家长手机/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('手机号应为 11 位，当前 10 位 用于登录和接收通知');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

function Checked() {
  const [error, setError] = useState<string>();
  return (
    <>
      <Field label="强排原因" error={error} help="会记入操作日志，课次保留「强」标记">
        <TextInput placeholder="至少 5 个字" />
      </Field>
      <Button onClick={() => setError('强排原因至少 5 个字')}>保存</Button>
    </>
  );
}

export const ErrorAppears = meta.story({
  render: () => <Checked />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByText('强排原因至少 5 个字')).toBeVisible();
    await expect(canvas.getByLabelText('强排原因')).toBeInvalid();
  },
});
