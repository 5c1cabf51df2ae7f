import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DataTable } from '../../../src/components/DataTable/DataTable.tsx';
import type { CellEdit, DataColumn } from '../../../src/components/DataTable/types.ts';
import { useDataTable } from '../../../src/components/DataTable/useDataTable.ts';
import { failOnConsoleError, render } from '../ui/setup.tsx';
import { campusColumn, cell, focused, type Lesson, lessons, made, nameColumn, spy } from './openTable.tsx';

failOnConsoleError();
const user = userEvent.setup();

/** A list whose names can be changed, as a screen would hold it. */
function Editable({ edit = {}, count = 30 }: { edit?: Partial<CellEdit<Lesson>>; count?: number }) {
  const [rows, setRows] = useState(() => lessons(count));
  const [columns] = useState((): DataColumn<Lesson>[] => [
    {
      ...nameColumn,
      edit: {
        text: ({ name }) => name,
        check: (text) => (text === '' ? '请填写课程' : null),
        save: ({ id }, name) => setRows((all) => all.map((one) => (one.id === id ? { ...one, name } : one))),
        ...edit,
      },
    },
    campusColumn,
  ]);
  const table = useDataTable({ columns, rows, rowKey: ({ id }) => id });
  return (
    <div style={{ display: 'flex', height: 400 }}>
      <DataTable fill aria-label="课程" table={table} />
    </div>
  );
}

const editor = () => screen.findByRole<HTMLInputElement>('textbox', { name: '编辑课程' });

test('Enter edits, Enter keeps and goes down', async () => {
  render(<Editable />);
  await user.tab();
  await user.keyboard('{Enter}');
  const box = await editor();
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['课1', 0, 2]);
  await user.keyboard('素描{Enter}');
  expect(cell('素描')).toBeDefined();
  expect(focused()).toBe('课2');
});

test('typing edits with what was typed; Tab keeps and goes on; Esc gives up', async () => {
  render(<Editable />);
  await user.tab();
  await user.keyboard('x');
  const box = await editor();
  expect(box.value).toBe('x');
  await user.keyboard('y{Tab}');
  expect(cell('xy')).toBeDefined();
  expect(focused()).toBe('东湖');
  await user.keyboard('{ArrowLeft}{F2}');
  await user.keyboard('无用{Escape}');
  expect(cell('xy')).toBeDefined();
  expect(focused()).toBe('xy');
});

test('one keystroke makes one cell anew', async () => {
  render(<Editable />);
  await user.dblClick(cell('课2'));
  const box = await editor();
  made.clear();
  await user.type(box, '速写');
  expect([...made.keys()]).toEqual([]);
  expect(box.value).toContain('速写');
});

test('what cannot be taken keeps the editor open, and is told', async () => {
  render(<Editable />);
  await user.dblClick(cell('课2'));
  const box = await editor();
  await user.clear(box);
  await user.keyboard('{Enter}');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('请填写课程').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(box);
});

test('while it is saved the new text stands; when it is refused nothing is lost', async () => {
  let refuse: (error: object) => void = () => undefined;
  const save = spy<CellEdit<Lesson>['save']>();
  save.mockImplementation(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  render(<Editable edit={{ save }} />);
  await user.dblClick(cell('课2'));
  await user.clear(await editor());
  await user.keyboard('油画{Enter}');
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }), '油画');
  expect(cell('油画')).toBeDefined();
  refuse({ text: '已被他人修改' });
  await waitFor(() => expect(screen.getByText('课程 未保存：已被他人修改')).toBeDefined());
  expect(screen.getByRole('gridcell', { name: /油画.*已被他人修改/ })).toBeDefined();
  await user.dblClick(screen.getByText('油画'));
  expect((await editor()).value).toBe('油画');
});

test('choices are chosen', async () => {
  const choices = ['素描', '油画'].map((label, i) => ({ value: String(i), label }));
  const save = spy<CellEdit<Lesson>['save']>();
  render(<Editable edit={{ choices, save, check: () => null }} />);
  await user.dblClick(cell('课1'));
  const box = await screen.findByRole('combobox', { name: '编辑课程' });
  await user.selectOptions(box, '油画');
  await user.keyboard('{Enter}');
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }), '1');
});

test('a row that may not be changed is not; a fault found elsewhere is shown', async () => {
  render(<Editable edit={{ allowed: ({ id }) => id !== '1', error: ({ id }) => (id === '3' ? '课程重名' : null) }} />);
  await user.dblClick(cell('课1'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByRole('gridcell', { name: /课3.*课程重名/ })).toBeDefined();
});
