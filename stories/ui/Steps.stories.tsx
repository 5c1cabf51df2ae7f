import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Steps } from '../../src/components/ui/Steps/Steps.tsx';

const meta = preview.meta({
  title: 'ui/Steps',
  component: Steps,
  args: {
    current: 2,
    items: [
      { key: 'apply', title: '申请', note: '李想 09-21' },
      { key: 'hours', title: '教务核课时', note: '林娜 09-22' },
      { key: 'finance', title: '财务审核', note: '剩余 3 个工作日', noteTone: 'warning' as const },
      { key: 'head', title: '校长审批', note: '高远' },
      { key: 'pay', title: '待退款' },
    ],
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('申请（已完成）');
  },
});

export const Playground = meta.story({ args: { current: 0 } });

export const Refused = meta.story({ args: { failed: true } });

export const AllDone = meta.story({ args: { current: 5 } });

export const Vertical = meta.story({ tags: ['visual'], args: { vertical: true } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
