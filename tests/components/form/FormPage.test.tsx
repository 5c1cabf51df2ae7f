import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { userEvent as keys } from 'vitest/browser';
import { mock } from '../../../src/testing/mock.ts';
import { filledStudent, newGuardian, saveStudent } from '../../../stories/components/form/studentForms.tsx';
import { openStudentPage, save, saved } from './studentPage.tsx';

const summary = () => screen.findByRole('alert');

describe('what is wrong', () => {
  test('is counted with a link to each, in the order of the page; the first gets the focus', async () => {
    const { sent } = await openStudentPage({ start: { ...filledStudent, name: '', guardians: [newGuardian()] } });
    await userEvent.click(save());
    expect(await summary()).toMatchTextContent(/^请检查填写内容，还有 3 处需要修改/);
    const links = within(await summary()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['姓名', '家长 1 · 姓名', '家长 1 · 手机号']);
    const [name, guardian] = screen.getAllByRole('textbox', { name: /^姓名/ });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('请填写姓名');
    await userEvent.click(screen.getByRole('link', { name: '家长 1 · 姓名' }));
    expect(guardian).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });

  test('goes from the count as it is mended, and the summary with the last', async () => {
    await openStudentPage({ start: { ...filledStudent, name: '', gradeId: '' } });
    await userEvent.click(save());
    expect(await summary()).toMatchTextContent(/还有 2 处需要修改/);
    await userEvent.type(screen.getAllByRole('textbox', { name: /^姓名/ })[0] as HTMLElement, '小雨');
    await waitFor(() => expect(screen.getByRole('alert')).toMatchTextContent(/还有 1 处需要修改/));
    await userEvent.click(screen.getByRole('combobox', { name: /^年级/ }));
    await userEvent.click(await screen.findByRole('option', { name: '三年级' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('in a folded section opens it', async () => {
    await openStudentPage({ start: { ...filledStudent, allergies: '花'.repeat(101) } });
    expect(screen.getByRole('button', { name: /^健康与优惠/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: '过敏与健康' })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: '过敏与健康' })).toHaveAccessibleDescription('最多 100 个字');
    expect(screen.getByRole('button', { name: /^健康与优惠/ })).toHaveAttribute('aria-expanded', 'true');
  });

  test('between two fields is mended by either', async () => {
    const [first, second] = filledStudent.guardians;
    if (!first || !second) throw new Error('the filled student has two guardians');
    await openStudentPage({
      start: { ...filledStudent, guardians: [first, { ...second, phone: first.phone }] },
    });
    await userEvent.click(save());
    expect(await summary()).toMatchTextContent(/家长 2 · 手机号/);
    const [phone] = screen.getAllByRole('textbox', { name: /^手机号/ });
    await userEvent.type(phone as HTMLElement, '{Backspace}9');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('saving', () => {
  test('sends what is typed, once, however often it is pressed', async () => {
    const onSaved = vi.fn<(id: string) => void>();
    const { sent } = await openStudentPage({ start: filledStudent, onSaved });
    await userEvent.dblClick(save());
    fireEvent.submit(screen.getByRole('form', { name: '学员建档' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('301'));
    expect(sent()).toHaveLength(1);
    const body = (await sent()[0]?.clone().json()) as typeof filledStudent;
    expect(body).toMatchObject(filledStudent);
  });

  test('by ⌘S or Ctrl+S while typing, by Enter in a line, not by Enter in a text of several lines', async () => {
    const onSaved = vi.fn<(id: string) => void>();
    const { sent } = await openStudentPage({ start: filledStudent, onSaved });
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '第一行{Enter}第二行');
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('第一行\n第二行');
    expect(sent()).toHaveLength(0);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    screen.getByRole('textbox', { name: '就读学校' }).focus();
    // A real key: the button that Enter presses belongs to the form without lying in it.
    await keys.keyboard('分校{Enter}');
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  });

  test('where the way failed everything stays, and 重试 sends the same intent', async () => {
    const onSaved = vi.fn<(id: string) => void>();
    const { network, sent } = await openStudentPage({ start: filledStudent, onSaved }, [mock.offline(saveStudent)]);
    await userEvent.click(save());
    expect(await summary()).toMatchTextContent(/网络连接不可用，请检查后重试/);
    network.use(saved);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    const keys = await Promise.all(sent().map(async (one) => (await one.clone().json()).idempotencyKey as string));
    expect(new Set(keys).size).toBe(1);
  });

  test('the server’s errors stand under their fields, what has no field is said above; editing takes one away', async () => {
    const fieldErrors = { 'student.guardians[1].phone': '该手机号已登记', 'student.cardNo': '学员卡号重复' };
    await openStudentPage({ start: filledStudent }, [mock.fails(saveStudent, { code: 400, data: { fieldErrors } })]);
    await userEvent.click(save());
    const phone = screen.getAllByRole('textbox', { name: /^手机号/ })[1] as HTMLElement;
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription('该手机号已登记');
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.some((words) => words?.includes('学员卡号重复'))).toBe(true);
    await userEvent.type(phone, '{Backspace}9');
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription('该手机号已登记'));
  });

  test('a refusal and a faster colleague are told in the catalogue’s words', async () => {
    const onLatest = vi.fn<() => void>();
    const refusals = [{ text: '同名学员已存在' }, { text: '家长手机号已被 3 位学员使用', field: 'guardians.0.phone' }];
    const { network } = await openStudentPage({ start: filledStudent, onLatest }, [
      mock.fails(saveStudent, { code: 422, data: { rule: 'duplicate', refusals, canOverride: false } }),
    ]);
    await userEvent.click(save());
    expect(await screen.findByText('同名学员已存在')).toBeVisible();
    expect(screen.getAllByRole('textbox', { name: /^手机号/ })[0]).toHaveAccessibleDescription(
      '家长手机号已被 3 位学员使用',
    );
    network.use(mock.fails(saveStudent, { code: 409, data: { by: '林娜', at: '2026-09-21 09:00:00', current: null } }));
    await userEvent.click(save());
    expect(await screen.findByText('该记录已被林娜于 09:00 修改，请查看最新')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '查看最新' }));
    expect(onLatest).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('textbox', { name: /^姓名/ })[0]).toHaveValue('陈小雨');
  });

  test('what is typed while it is being saved stays, unsaved', async () => {
    const onSaved = vi.fn<(id: string) => void>();
    await openStudentPage({ start: filledStudent, onSaved });
    const remark = screen.getByRole('textbox', { name: '备注' });
    await userEvent.click(save());
    fireEvent.change(remark, { target: { value: '刚想起来' } });
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(remark).toHaveValue('刚想起来');
    expect(await screen.findByText('有未保存的修改')).toBeVisible();
  });
});

test('the index names the sections, counts what is wrong in each and leads there', async () => {
  await openStudentPage({ indexed: true, start: { ...filledStudent, name: '' } });
  const index = within(screen.getByRole('navigation', { name: '表单目录' }));
  expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '基本信息',
    '家长',
    '健康与优惠',
    '备注',
  ]);
  expect(index.getByRole('link', { name: '基本信息' })).toHaveAttribute('aria-current', 'location');
  await userEvent.click(save());
  expect(await index.findByRole('link', { name: /^基本信息.*1 处需要修改/ })).toBeVisible();
  await userEvent.click(index.getByRole('link', { name: '备注' }));
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
});
