import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TabbedFields } from '../../../stories/components/form/tabbedFields.tsx';
import { filledStudent } from '../../../stories/components/form/studentForms.tsx';
import { openStudentPage, save } from './studentPage.tsx';

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const openTabs = (start: typeof filledStudent) =>
  openStudentPage({ start, children: (form) => <TabbedFields form={form} /> });

test('a fault in another tab opens it, gets the focus, and each tab counts its own', async () => {
  await openTabs({ ...filledStudent, remark: '长'.repeat(201), allergies: '花'.repeat(101) });
  expect(tab(/^基本信息/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(save());
  await waitFor(() => expect(screen.getByRole('textbox', { name: '过敏与健康' })).toHaveFocus());
  expect(tab(/^其他/)).toHaveAttribute('aria-selected', 'true');
  expect(tab(/^其他/)).toHaveAccessibleName(/2/);
  expect(tab(/^家长/)).toHaveAccessibleName('家长');
});

test('what is typed in a tab is there after another one was looked at', async () => {
  await openTabs(filledStudent);
  await userEvent.click(tab(/^其他/));
  await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '先放着');
  await userEvent.click(tab(/^家长/));
  await userEvent.click(tab(/^其他/));
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('先放着');
});

test('a link of the summary leads from the tab in view to the one of its field', async () => {
  await openTabs({ ...filledStudent, name: '', remark: '长'.repeat(201) });
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole('link', { name: '备注' }));
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: '姓名' }));
  expect(tab(/^基本信息/)).toHaveAttribute('aria-selected', 'true');
});
