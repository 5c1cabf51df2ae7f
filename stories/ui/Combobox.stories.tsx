import { Search } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Combobox } from '../../src/components/ui/Combobox/Combobox.tsx';
import { Form } from './layout.tsx';

const students = [
  { value: '1', label: '林小满', keywords: 'linxiaoman lxm', note: '16.00 课时' },
  { value: '2', label: '吴越', keywords: 'wuyue wy', note: '2.00 课时' },
  { value: '3', label: '赵明轩', keywords: 'zhaomingxuan zmx', note: '欠课 1.00' },
  { value: '4', label: '陈可欣', keywords: 'chenkexin ckx', disabled: true, note: '已退学' },
];

const meta = preview.meta({
  title: 'ui/Combobox',
  component: Combobox,
  args: { 'aria-label': '学员', options: students, onValueChange: fn(), placeholder: '姓名、拼音或手机号' },
  decorators: [(Story) => <Form>{Story()}</Form>],
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '学员' });
    await userEvent.type(input, 'lxm');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('林小满');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
  },
});

export const Playground = meta.story({
  args: { clearable: true, size: 'm', prefix: <Search size={16} strokeWidth={1.75} aria-hidden /> },
});

export const Several = meta.story({
  tags: ['visual'],
  render: () => <Combobox multiple aria-label="学员" options={students} defaultValue={['1', '2']} clearable />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: '学员' });
    await userEvent.type(input, '赵');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('赵明轩')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除吴越' }));
    await expect(canvas.queryByLabelText('吴越')).toBeNull();
  },
});

export const SeveralOnAPhone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, density: 'touch' },
  render: () => (
    <Combobox multiple aria-label="学员" options={students} defaultValue={['1', '2', '3', '4']} clearable />
  ),
  play: async ({ canvas }) => {
    const clear = canvas.getByRole('button', { name: '清除' }).getBoundingClientRect();
    const first = canvas.getByLabelText('林小满').getBoundingClientRect();
    await expect(Math.abs(clear.top + clear.height / 2 - (first.top + first.height / 2))).toBeLessThanOrEqual(1);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '学员' }), '没有这个人');
    await expect(await screen.findByText('没有匹配的选项')).toBeVisible();
  },
});

export const SearchElsewhere = meta.story({
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '学员' }), '林');
    await expect(args.onSearch).toHaveBeenCalledWith('林');
    await expect(await screen.findByText('加载中...')).toBeVisible();
  },
});

export const ChosenButNotLoaded = meta.story({
  args: { options: [], defaultValue: '77', labelOf: () => '何嘉' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '学员' })).toHaveValue('何嘉');
  },
});
