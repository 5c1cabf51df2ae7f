import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Timeline } from '../../src/components/ui/Timeline/Timeline.tsx';

const meta = preview.meta({
  title: 'ui/Timeline',
  component: Timeline,
  args: {
    items: [
      { key: '1', time: '09-21 18:20', content: '李婷 提交请假 · 学校活动' },
      { key: '2', time: '09-21 18:20', content: '系统按承诺同意：将不扣课时' },
      { key: '3', time: '09-22 18:30', content: '课次 机器人L2-周二班 第 5 次（A102）', note: '王敏 · 应到 8 人' },
      { key: '4', time: '09-22 20:05', content: '李强 点名：请假', tone: 'success' as const },
    ],
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('09-22 20:05李强 点名：请假');
  },
});

export const Playground = meta.story({
  args: {
    items: [
      { key: '1', time: '09:00', content: '已提交', tone: 'brand' },
      { key: '2', time: '09:12', content: '已驳回：缺少合同', tone: 'danger' },
    ],
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
