import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Combobox } from '../../../src/components/ui/Combobox/Combobox.tsx';

afterEach(cleanup);

const late = [
  { value: '1', label: '机器人L2-周三A班' },
  { value: '2', label: '编程入门C班' },
];

// Someone quick types the name before the choices have been read.
test('what was typed before the options came is matched when they come', async () => {
  const user = userEvent.setup();
  const view = render(<Combobox aria-label="班级" options={[]} value={null} />);
  await user.type(screen.getByRole('combobox', { name: '班级' }), '机器人');
  expect(screen.queryAllByRole('option')).toEqual([]);
  view.rerender(<Combobox aria-label="班级" options={late} value={null} />);
  expect((await screen.findByRole('option')).textContent).toContain('机器人L2-周三A班');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('机器人');
});

test('new options of the same text leave what is typed alone', async () => {
  const user = userEvent.setup();
  const view = render(<Combobox aria-label="班级" options={late} value={null} />);
  await user.type(screen.getByRole('combobox', { name: '班级' }), '编程');
  view.rerender(<Combobox aria-label="班级" options={late.map((one) => ({ ...one }))} value={null} />);
  expect((await screen.findByRole('option')).textContent).toContain('编程入门C班');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('编程');
});
