import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { Checkbox } from '../../../src/components/ui/Checkbox/Checkbox.tsx';
import { DateInput } from '../../../src/components/ui/DateInput/DateInput.tsx';
import { Field } from '../../../src/components/ui/Field/Field.tsx';
import { NumberInput } from '../../../src/components/ui/NumberInput/NumberInput.tsx';
import { RadioGroup } from '../../../src/components/ui/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../src/components/ui/Select/Select.tsx';
import { Switch } from '../../../src/components/ui/Switch/Switch.tsx';
import { TextArea } from '../../../src/components/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../src/components/ui/TextInput/TextInput.tsx';
import { TimeInput } from '../../../src/components/ui/TimeInput/TimeInput.tsx';
import { failOnConsoleError, render } from './setup.tsx';

failOnConsoleError();

interface Member {
  name: string;
  campus: string;
}

function MemberForm({ onSave }: { onSave: (member: Member) => void }) {
  const { register, handleSubmit, control, formState } = useForm<Member>({ defaultValues: { name: '', campus: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Field label="学员姓名" required error={formState.errors.name?.message}>
        <TextInput clearable {...register('name', { required: '请填写学员姓名' })} />
      </Field>
      <Field label="校区">
        <Controller
          control={control}
          name="campus"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <Select
              ref={ref}
              value={value === '' ? null : value}
              onValueChange={onChange}
              onBlur={onBlur}
              options={[{ value: 'DH', label: '东湖校区' }]}
            />
          )}
        />
      </Field>
      <Button type="submit" variant="primary">
        保存
      </Button>
    </form>
  );
}

test('a form of these controls saves what was filled in and leads to the first error', async () => {
  const onSave = vi.fn<(member: Member) => void>();
  render(<MemberForm onSave={onSave} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '保存' }));
  const name = screen.getByRole('textbox', { name: /学员姓名/ });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(onSave).not.toHaveBeenCalled();

  await user.type(name, '林小满');
  await user.click(screen.getByRole('combobox', { name: '校区' }));
  await user.click(await screen.findByRole('option', { name: '东湖校区' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0]).toEqual({ name: '林小满', campus: 'DH' });
});

test('clearing a registered text is a change like typing', async () => {
  render(<MemberForm onSave={vi.fn<(member: Member) => void>()} />);
  const user = userEvent.setup();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /学员姓名/ });
  await user.type(name, '林');
  await user.click(screen.getByRole('button', { name: '清除' }));
  expect(name.value).toBe('');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请填写学员姓名')).toBeDefined();
});

describe('the label of a Field names every control', () => {
  const nothing = () => undefined;
  test.each([
    ['textbox', <TextInput key="c" />],
    ['textbox', <TextArea key="c" />],
    ['textbox', <NumberInput key="c" />],
    ['textbox', <DateInput key="c" value="" today="2026-09-21" onValueChange={nothing} />],
    ['combobox', <TimeInput key="c" value="" onValueChange={nothing} />],
    ['combobox', <Select key="c" options={[]} />],
    ['switch', <Switch key="c" />],
    ['checkbox', <Checkbox key="c" />],
  ])('%s', (role, control) => {
    render(
      <Field label="名称" help="写全名" error="不能为空">
        {control}
      </Field>,
    );
    const found = screen.getByRole(role, { name: '名称', description: '不能为空 写全名' });
    expect(found).toBeDefined();
  });

  test('a group by aria-labelledby', () => {
    render(
      <Field label="范围" group>
        <RadioGroup options={[{ value: 'a', label: '仅本次' }]} />
      </Field>,
    );
    expect(screen.getByRole('radiogroup', { name: '范围' })).toBeDefined();
    expect(screen.getByRole('radio', { name: '仅本次' })).toBeDefined();
  });
});

function Lesson({ onChange }: { onChange: (value: string) => void }) {
  const [date, setDate] = useState('');
  return (
    <DateInput
      aria-label="日期"
      value={date}
      today="2026-09-21"
      min="2026-09-01"
      max="2026-12-31"
      isDisabled={(day) => day === '2026-10-01'}
      onValueChange={(next) => {
        setDate(next);
        onChange(next);
      }}
    />
  );
}

test('a day that is closed or out of bounds can be neither typed nor picked', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Lesson onChange={onChange} />);
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '日期' });
  for (const text of ['2026-08-31', '2026-10-01', '10月40日']) {
    await user.clear(input);
    await user.type(input, `${text}{Enter}`);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  }
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(input);
  await user.type(input, '9-30{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-09-30');
  await user.click(screen.getByRole('button', { name: '打开日历' }));
  const closed = await screen.findByRole('button', { name: '2026 年 10 月 1 日 周四' });
  expect(closed.getAttribute('aria-disabled')).toBe('true');
  await user.click(closed);
  expect(onChange).toHaveBeenCalledOnce();
});

test('hours are whole hundredths in the program and two decimals on the screen', async () => {
  const onValueChange = vi.fn<(value: number | null) => void>();
  render(
    <NumberInput aria-label="扣课时" scale={100} step={25} min={0} defaultValue={150} onValueChange={onValueChange} />,
  );
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '扣课时' });
  expect(input.value).toBe('1.50');
  await user.click(input);
  await user.keyboard('{ArrowUp}');
  expect(onValueChange).toHaveBeenLastCalledWith(175);
  await user.clear(input);
  expect(onValueChange).toHaveBeenLastCalledWith(null);
});
