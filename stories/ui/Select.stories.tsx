import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Field } from '../../src/components/ui/Field/Field.tsx';
import { Select } from '../../src/components/ui/Select/Select.tsx';
import { Form, Row } from './layout.tsx';

const classes = [
  { value: '1', label: '机器人L2-周二班', note: '7/8' },
  { value: '2', label: '机器人L2-周三A班' },
  { value: '3', label: '机器人L2-周六B班', note: '8/8' },
  { value: '4', label: '机器人L1-周日班', note: '已结课', disabled: true },
];

const meta = preview.meta({
  title: 'ui/Select',
  component: Select,
  args: { 'aria-label': '班级', options: classes, onValueChange: fn() },
  decorators: [(Story) => <Form>{Story()}</Form>],
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '班级' });
    await expect(select).toHaveTextContent('请选择');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: /机器人L2-周三A班/ }));
    await expect(select).toHaveTextContent('机器人L2-周三A班');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
  },
});

export const Playground = meta.story({ args: { defaultValue: '2', size: 'm', placeholder: '选择班级' } });

export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('option', { name: /周二班/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '班级' })).toHaveFocus());
  },
});

function CampusFilter() {
  const [campus, setCampus] = useState<string | null>('DH');
  return (
    <Row>
      <Select
        filterLabel="校区"
        placeholder="全部"
        clearable
        value={campus}
        onValueChange={setCampus}
        options={[
          { value: 'DH', label: '东湖校区' },
          { value: 'GG', label: '光谷校区' },
        ]}
      />
      <Select filterLabel="状态" placeholder="全部" clearable options={[{ value: '1', label: '在读' }]} />
    </Row>
  );
}

export const AsFilter = meta.story({
  render: () => <CampusFilter />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByRole('combobox', { name: '校区' })).toHaveTextContent('全部');
  },
});

export const InAField = meta.story({
  render: () => (
    <Field label="班级" required error="请选择班级">
      <Select options={classes} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: /班级/ });
    await expect(select).toHaveAccessibleDescription('请选择班级');
    await expect(select).toHaveAttribute('aria-invalid', 'true');
  },
});

export const Open = meta.story({ tags: ['visual'], args: { defaultValue: '2', open: true } });
export const NoOptions = meta.story({ args: { options: [], open: true } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '1' } });
