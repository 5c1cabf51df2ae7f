import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { DataTableOptions } from '../../../src/components/DataTable/options.ts';
import type { DataColumn } from '../../../src/components/DataTable/types.ts';
import { Descriptions } from '../../../src/components/ui/Descriptions/Descriptions.tsx';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { departments, type Unit, unitColumns } from './departments.ts';
import { withFrame } from './frame.tsx';
import { type Member, memberColumns, memberKey, members } from './members.tsx';
import { TableStory } from './TableStory.tsx';

const options: DataTableOptions<Member> = { columns: memberColumns, rows: members(200), rowKey: memberKey };

const meta = preview.meta({
  title: 'components/DataTable/Features',
  component: TableStory<Member>,
  decorators: [withFrame],
  args: { 'aria-label': '学员', options },
});

const byCampus = {
  key: ({ campus }: Member) => campus,
  note: (rows: readonly Member[]) => `可用课时 ${rows.reduce((all, { hours }) => all + (hours ?? 0), 0).toFixed(2)}`,
};

/** Headings with a count and a sum; arrows or a press shut them. */
export const Groups = meta.story({
  tags: ['visual'],
  args: { options: { ...options, rows: members(24), groupBy: byCampus, selectable: true } },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('row', { name: /^东湖校区/ });
    const heading = canvas.getByText('东湖校区', { selector: 'b' });
    await userEvent.click(heading);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('林小满')).toBeNull();
    await userEvent.click(heading);
  },
});

/** What is opened below a row takes the height of what is in it. */
export const Details = meta.story({
  tags: ['visual'],
  args: {
    options: {
      ...options,
      detail: ({ name, phone, advisor, campus, className }) => (
        <div style={{ padding: '12px 24px' }}>
          <Descriptions
            items={[
              { label: '学员', value: name },
              { label: '家长手机', value: phone },
              { label: '顾问', value: advisor },
              { label: '校区', value: campus },
              { label: '班级', value: className },
            ]}
          />
        </div>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: '展开' });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getAllByText('家长手机').length).toBeGreaterThan(1);
  },
});

const units: DataTableOptions<Unit> = {
  columns: unitColumns,
  rows: departments,
  rowKey: ({ id }) => id,
  childrenOf: ({ units: below }) => below,
  defaultOpen: true,
};

export const Tree = meta.story({
  tags: ['visual'],
  render: () => <TableStory aria-label="组织" options={units} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('treegrid')).toBeVisible();
    const school = canvas.getByRole('row', { name: /东湖校区/ });
    await expect(school).toHaveAttribute('aria-level', '2');
    const [shut] = canvas.getAllByRole('button', { name: '收起' });
    await userEvent.click(shut as HTMLElement);
    await expect(canvas.queryByRole('row', { name: /东湖校区/ })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: '展开' })[0] as HTMLElement);
  },
});

const merged: DataColumn<Member>[] = [
  { id: 'campus', header: '校区', width: 120, value: ({ campus }) => campus, merge: ({ campus }) => campus },
  { id: 'class', header: '班级', width: 160, value: ({ className }) => className, merge: ({ className }) => className },
  ...memberColumns.filter(({ id }) => !['campus', 'class'].includes(id)),
];
const byClass = members(400).toSorted(
  (a, b) => a.campus.localeCompare(b.campus) || a.className.localeCompare(b.className),
);

/** Rows with the same key share a cell, however far the run reaches beyond what is mounted. */
export const MergedRows = meta.story({
  tags: ['visual'],
  args: { options: { ...options, columns: merged, rows: byClass } },
});

function Editable() {
  const [rows, setRows] = useState(() => members(200));
  const put = (id: string, part: Partial<Member>) =>
    setRows((before) => before.map((member) => (member.id === id ? { ...member, ...part } : member)));
  const columns: DataColumn<Member>[] = [
    { id: 'name', header: '学员', width: 140, value: ({ name }) => name },
    {
      id: 'phone',
      header: '家长手机',
      width: 160,
      value: ({ phone }) => phone,
      edit: {
        text: ({ phone }) => phone,
        inputMode: 'tel',
        check: (text) => (/^[\d*]{11}$/.test(text) ? null : `手机号应为 11 位，当前 ${text.length} 位`),
        save: ({ id }, phone) => put(id, { phone }),
      },
    },
    {
      id: 'hours',
      header: '可用课时',
      numeric: true,
      value: ({ hours }) => hours,
      cell: ({ hours }) => hours?.toFixed(2),
      edit: {
        text: ({ hours }) => String(hours ?? ''),
        inputMode: 'decimal',
        check: (text) => (Number(text) >= 0 ? null : '课时不能小于 0'),
        save: ({ id }, text) =>
          Number(text) > 200
            ? Promise.reject(Object.assign(new Error('refused'), { text: '超过合同课时 200.00' }))
            : put(id, { hours: Number(text) }),
      },
    },
    {
      id: 'state',
      header: '状态',
      value: ({ state }) => state,
      edit: {
        text: ({ state }) => state,
        choices: ['在读', '停课', '意向'].map((value) => ({ value, label: value })),
        save: ({ id }, state) => put(id, { state: state as Member['state'] }),
      },
    },
    { id: 'class', header: '课程/班级', width: 180, value: ({ className }) => className },
  ];
  return <TableStory aria-label="学员" options={{ columns, rows, rowKey: memberKey }} />;
}

/** Enter, F2, typing or a second press edits; Enter and Tab keep and go on, Esc gives up. */
export const Editing = meta.story({
  tags: ['visual'],
  render: () => <Editable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByText('137****1037'));
    const phone = await canvas.findByRole('textbox', { name: '编辑家长手机' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '1380013800{Enter}');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(phone, '1{Enter}');
    await expect(canvas.getByText('13800138001')).toBeVisible();
    const hours = canvas.getByText('13.25');
    await userEvent.dblClick(hours);
    const box = await canvas.findByRole('textbox', { name: '编辑可用课时' });
    await userEvent.clear(box);
    await userEvent.type(box, '240{Enter}');
    await expect(await canvas.findByText('超过合同课时 200.00')).toBeInTheDocument();
  },
});

/** Columns are shown, hidden and moved; widths and row height too are remembered for this user. */
export const Settings = meta.story({
  tags: ['visual'],
  args: { settings: true, options: { ...options, settingsKey: 'members' } },
  decorators: [(Story) => <StoryKit>{Story()}</StoryKit>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '家长手机' }));
    await expect(canvas.queryByRole('columnheader', { name: '家长手机' })).toBeNull();
    screen.getByRole('button', { name: /移动 校区/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByText(/校区 已移到第/)).toBeInTheDocument();
  },
});
