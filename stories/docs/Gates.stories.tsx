import { dutyLabels, type PermissionFacts, permissionRegistry, roleLabelOf } from 'jiaowu/domain';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { Row } from '../ui/layout.tsx';
import { LessonTools } from './snippets/LessonTools.tsx';
import { Table } from './table.tsx';

const meta = preview.meta({
  title: 'docs/snippets/Gates',
  tags: ['!dev', '!autodocs'],
  args: { as: 'operator' as 'operator' | 'teacher' | 'saler' },
  render: ({ as }) => (
    <StoryKit as={as}>
      <Row>
        <LessonTools />
      </Row>
    </StoryKit>
  ),
});

/** 林娜 is 教务. */
export const Operator = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '新建排课' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '取消课次' })).toBeVisible();
    await expect(canvas.getByText('列：学员、手机号、本节单价')).toBeVisible();
  },
});

/** 王敏 is 老师: the role gate tells her whom to ask, the permission gate leaves nothing. */
export const Teacher = meta.story({
  args: { as: 'teacher' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('排课请联系教务')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '取消课次' })).toBeNull();
    await expect(canvas.getByText('列：学员')).toBeVisible();
  },
});

/** 赵强 is 课程顾问: what he may not do for now stays in view and says why. */
export const Saler = meta.story({
  args: { as: 'saler' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '点名' })).toHaveAccessibleDescription('您没有“点名”权限');
  },
});

const holders = ({ defaultHolders }: PermissionFacts) =>
  defaultHolders
    .map(({ name }) => (name in dutyLabels ? dutyLabels[name as keyof typeof dutyLabels] : roleLabelOf({ name })))
    .join('、');

export const PermissionKeys = meta.story({
  render: () => (
    <Table
      label="Permission keys"
      rows={permissionRegistry}
      keyOf={({ key }) => key}
      columns={[
        { title: 'Key', cell: ({ key }: PermissionFacts) => <code>{key}</code> },
        { title: 'Name', cell: ({ label }: PermissionFacts) => label },
        { title: 'Held by default', cell: holders },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^schedule\.edit 排课 校长、教务、老师$/ })).toBeVisible();
  },
});
