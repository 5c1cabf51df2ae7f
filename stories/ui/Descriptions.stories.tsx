import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Descriptions } from '../../src/components/ui/Descriptions/Descriptions.tsx';

const meta = preview.meta({
  title: 'ui/Descriptions',
  component: Descriptions,
  args: {
    items: [
      { label: '姓名', value: '林小满' },
      { label: '性别', value: '女' },
      { label: '出生日期', value: '2017-05-12' },
      { label: '学校', value: null },
      { label: '课程顾问', value: '周敏' },
      { label: '备注', value: '孩子对花生过敏，课间点心请注意；周三由外婆接送，联系电话见紧急联系人。' },
    ],
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('无')).toBeVisible();
  },
});
export const Playground = meta.story({ args: { columns: 2 } });
export const Stacked = meta.story({ args: { columns: 3, stacked: true } });
