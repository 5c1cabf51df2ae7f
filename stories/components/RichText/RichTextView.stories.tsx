import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RichTextView } from '../../../src/components/RichText/RichTextView.tsx';
import { Form } from '../../ui/layout.tsx';
import { notice } from './sample.ts';

const meta = preview.meta({
  title: 'components/RichTextView',
  component: RichTextView,
  args: { html: notice },
  decorators: [(Story) => <Form width={640}>{Story()}</Form>],
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '开课说明' })).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Playground = meta.story({ args: { html: '<p>请提前 <strong>10 分钟</strong>到校。</p>' } });

/** What was stored by another system: its styles, scripts and tables do not come along, its words do. */
export const ForeignHtml = meta.story({
  args: {
    html: '<div style="color:red;font-size:40px" class="x">课程费用<script>alert(1)</script></div><table border="1"><tr><th>班级</th><th>费用</th></tr><tr><td>机器人创意班</td><td>2,880 元</td></tr></table><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">点我</a>',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^机器人创意班\s2,880 元$/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Nothing = meta.story({ args: { html: '' } });
export const Dark = Default.extend({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = Default.extend({ globals: { brand: 'orange' } });
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });
