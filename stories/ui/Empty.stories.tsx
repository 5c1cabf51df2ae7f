import { Plus, SearchX, Upload, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Card } from '../../src/components/ui/Card/Card.tsx';
import { Empty } from '../../src/components/ui/Empty/Empty.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta = preview.meta({
  title: 'ui/Empty',
  component: Empty,
  decorators: [
    (Story) => (
      <Card flush style={{ maxWidth: 520 }}>
        {Story()}
      </Card>
    ),
  ],
});

export const Default = meta.story();
export const Playground = meta.story({
  args: { title: '今天没有课', description: '下一节课 9 月 23 日 18:30', size: 's' },
});

export const FirstUse = meta.story({
  tags: ['visual'],
  args: {
    icon: <Users strokeWidth={1.75} />,
    title: '还没有学员',
    description: '导入旧系统的剩余课时，或先新增一名学员。',
    actions: (
      <>
        <Button icon={<Upload {...icon} />}>导入</Button>
        <Button variant="primary" icon={<Plus {...icon} />}>
          新增学员
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('还没有学员');
  },
});

export const FilteredAway = meta.story({
  args: {
    icon: <SearchX strokeWidth={1.75} />,
    title: '没有欠课的学员',
    description: '当前条件：东湖校区、欠课、顾问李想。全部学员中有 6 名欠课。',
    actions: (
      <>
        <Button>清除筛选</Button>
        <Button variant="text">查看全部 6 名</Button>
      </>
    ),
  },
});
