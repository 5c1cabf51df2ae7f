import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filledStudent } from '../../../stories/components/form/studentForms.tsx';
import { openStudentPage, save } from './studentPage.tsx';

const third = { name: '陈爷爷', relation: 'other' as const, phone: '13700009999' };
const three = { ...filledStudent, guardians: [...filledStudent.guardians, third] };

const rows = () => within(screen.getByRole('list', { name: '家长' })).getAllByRole('listitem');
const names = () => rows().map((row) => within(row).getByRole<HTMLInputElement>('textbox', { name: /^姓名/ }).value);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a row is added and its first field gets the focus; at the most it says how many there may be', async () => {
  await openStudentPage({ start: filledStudent });
  await userEvent.click(button('添加家长'));
  expect(rows()).toHaveLength(3);
  expect(within(rows()[2] as HTMLElement).getByRole('textbox', { name: /^姓名/ })).toHaveFocus();
  expect(button('添加家长')).toHaveAccessibleDescription('最多 3 项');
  await userEvent.click(button('添加家长'));
  expect(rows()).toHaveLength(3);
});

test('a removed row hands the focus to its neighbour; the last that must stay says so', async () => {
  await openStudentPage({ start: three });
  await userEvent.click(button('删除家长 2'));
  expect(names()).toEqual(['陈静', '陈爷爷']);
  expect(button('删除家长 2')).toHaveFocus();
  await userEvent.click(button('删除家长 2'));
  expect(names()).toEqual(['陈静']);
  expect(button('删除家长 1')).toBeDisabled();
  expect(button('删除家长 1')).toHaveAttribute('title', '至少保留 1 项');
  expect(button('添加家长')).toHaveFocus();
});

test('rows move by their buttons; the focus goes along and stays usable at the end', async () => {
  await openStudentPage({ start: three });
  expect(button('上移家长 1')).toBeDisabled();
  await userEvent.click(button('下移家长 1'));
  expect(names()).toEqual(['陈建国', '陈静', '陈爷爷']);
  expect(button('下移家长 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['陈建国', '陈爷爷', '陈静']);
  expect(button(/^移动家长 3/)).toHaveFocus();
  expect(screen.getByText('已移到第 3 位，共 3 项')).toHaveAttribute('role', 'status');
});

test('rows move by arrows on the grip', async () => {
  await openStudentPage({ start: three });
  button(/^移动家长 3/).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(names()).toEqual(['陈静', '陈爷爷', '陈建国']);
  expect(button(/^移动家长 2/)).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(names()).toEqual(['陈静', '陈建国', '陈爷爷']);
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(names()).toEqual(['陈爷爷', '陈静', '陈建国']);
});

function grab(row: number) {
  const grip = button(new RegExp(`^移动家长 ${row}：`)).parentElement as HTMLElement;
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, bubbles: true };
  const to = (target: number) => {
    const { top, height } = (rows()[target - 1] as HTMLElement).getBoundingClientRect();
    fireEvent.pointerMove(grip, { ...mouse, clientY: top + height * (target > row ? 0.75 : 0.25) });
  };
  fireEvent.pointerDown(grip, mouse);
  return { to, drop: () => fireEvent.pointerUp(grip, mouse) };
}

test('rows are dragged by the grip; Escape puts them back', async () => {
  await openStudentPage({ start: three });
  const first = grab(1);
  first.to(3);
  expect(rows()[2]).toHaveAttribute('data-drop', 'after');
  first.drop();
  expect(names()).toEqual(['陈建国', '陈爷爷', '陈静']);

  const again = grab(3);
  again.to(1);
  await userEvent.keyboard('{Escape}');
  again.drop();
  expect(names()).toEqual(['陈建国', '陈爷爷', '陈静']);
  expect(rows()[2]).not.toHaveAttribute('data-carried');
});

test('an error goes along with its row', async () => {
  const start = { ...three, guardians: three.guardians.map((one, at) => (at === 1 ? { ...one, phone: '139' } : one)) };
  await openStudentPage({ start });
  await userEvent.click(save());
  expect(await screen.findByRole('link', { name: '家长 2 · 手机号' })).toBeVisible();
  await userEvent.click(button('上移家长 2'));
  expect(await screen.findByRole('link', { name: '家长 1 · 手机号' })).toBeVisible();
  await userEvent.click(button('删除家长 1'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an error of the whole list stands under it and leads to 添加', async () => {
  await openStudentPage({ start: { ...filledStudent, guardians: [] } });
  await userEvent.click(save());
  expect(await screen.findByText('请至少添加 1 位家长')).toBeVisible();
  expect(button('添加家长')).toHaveFocus();
});
