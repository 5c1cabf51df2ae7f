import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { TextInput } from '../../src/components/ui/TextInput/TextInput.tsx';
import { Form } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/TextInput',
  component: TextInput,
  args: { 'aria-label': '姓名', placeholder: '请输入姓名', onValueChange: fn() },
  decorators: [(Story) => <Form>{Story()}</Form>],
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '林小满');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('林小满');
  },
});

export const Playground = meta.story({ args: { size: 'l', clearable: true, defaultValue: '林小满' } });

function SearchBox() {
  const [query, setQuery] = useState('机器人');
  return (
    <TextInput
      aria-label="搜索"
      prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
      look="filter"
      clearable
      value={query}
      onValueChange={setQuery}
    />
  );
}

export const ClearableSearch = meta.story({
  render: () => <SearchBox />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '搜索' });
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

export const PrefixAndSuffix = meta.story({
  args: {
    size: 'xl',
    prefix: '+86',
    suffix: (
      <Button variant="text" size="s">
        获取验证码
      </Button>
    ),
    defaultValue: '138 0013 8000',
    'aria-label': '手机号',
  },
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      <TextInput aria-label="小" size="s" defaultValue="小 28" />
      <TextInput aria-label="中" defaultValue="中 32" />
      <TextInput aria-label="大" size="l" defaultValue="大 40" />
      <TextInput aria-label="手机" size="xl" defaultValue="手机 48" />
      <TextInput aria-label="有误" aria-invalid defaultValue="1380013800" />
      <TextInput aria-label="停用" disabled defaultValue="XH260118" />
      <TextInput aria-label="只读" readOnly defaultValue="XH260118" />
    </>
  ),
});
