import { Plus } from 'lucide-react';
import preview from '../../.storybook/preview.tsx';
import { PageHead } from '../../src/components/shells/PageHead/PageHead.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';

const meta = preview.meta({
  title: 'shells/PageHead',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '学员列表',
    breadcrumb: [{ label: '学员' }, { label: '学员列表' }],
    note: '共 1,286 名学员',
    actions: (
      <>
        <Button>导出</Button>
        <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}>
          新增学员
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <StoryKit>{Story()}</StoryKit>],
});

export const Default = meta.story({ tags: ['visual'] });
export const Playground = meta.story({});
export const TitleOnly = meta.story({ args: { note: undefined, actions: undefined } });
export const LongTitle = meta.story({
  args: { title: '机器人L2-周三A班（2026 秋季·东湖校区）第 12 次补课与期末展示安排' },
});
export const Phone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Orange = meta.story({ globals: { brand: 'orange' } });
