import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { RichText } from '../../../src/components/RichText/RichText.tsx';
import { Field } from '../../../src/components/ui/Field/Field.tsx';
import { Form } from '../../ui/layout.tsx';
import { drawnPicture, notice } from './sample.ts';

const arrives = { timeout: 15_000 };

const meta = preview.meta({
  title: 'components/RichText',
  component: RichText,
  args: { 'aria-label': '通知内容', onValueChange: fn(), onImage: drawnPicture },
  decorators: [(Story) => <Form width={720}>{Story()}</Form>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '通知内容' }, arrives);
    await userEvent.click(await canvas.findByRole('button', { name: '加粗' }));
    await expect(box).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Playground = meta.story({ args: { defaultValue: notice, maxLength: 500, placeholder: '写给家长的话' } });

export const Written = meta.story({
  tags: ['visual'],
  args: { defaultValue: notice, count: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('toolbar', { name: '文字格式' }, arrives)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '机器人创意班开课通知' })).toBeVisible();
  },
});

export const InAField = meta.story({
  tags: ['visual'],
  args: { 'aria-label': undefined, defaultValue: '<p>请提前 10 分钟到校。</p>' },
  render: (args) => (
    <Field label="通知内容" required help="家长在手机上看到的就是这里的样子" error="请写明上课地点">
      <RichText {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: /通知内容/ }, arrives);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(/请写明上课地点/);
  },
});

export const TooLong = meta.story({
  tags: ['visual'],
  args: { defaultValue: '<p>请各位家长提前十分钟到校，并带好水杯。</p>', maxLength: 12 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('超出 7 字，请删减', undefined, arrives)).toBeVisible();
    await expect(canvas.getByText('19/12')).toBeVisible();
  },
});

export const LinkBeingSet = meta.story({
  tags: ['visual'],
  args: { defaultValue: '<p>请看官网。</p>' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: '通知内容' }, arrives);
    await userEvent.click(await canvas.findByRole('button', { name: '链接' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '链接地址' }), 'javascript:x{Enter}');
    await expect(canvas.getByText('请填写网址（http 或 https）、邮箱或电话号码')).toBeVisible();
  },
});

export const PictureThatFails = meta.story({
  args: {
    defaultValue: '<p>教室照片：</p>',
    onImage: async () => Promise.reject(new Error('图片超过 5 MB')),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: '通知内容' }, arrives);
    const file = new File(['x'], '教室.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('插入图片', { selector: 'input' }), file);
    await expect(await canvas.findByText('「教室.png」没有上传成功：图片超过 5 MB')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});

export const OnItsWay = meta.story({
  tags: ['visual'],
  args: { load: async () => new Promise<never>(() => undefined) },
});

export const NotArrived = meta.story({
  tags: ['visual'],
  args: { defaultValue: notice, load: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('编辑器没有加载成功，已写的内容都在')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '机器人创意班开课通知' })).toBeVisible();
  },
});

export const ReadOnly = meta.story({ args: { defaultValue: notice, readOnly: true } });
export const Disabled = meta.story({ args: { defaultValue: '<p>已发布，不能修改。</p>', disabled: true } });
export const Dark = Written.extend({ tags: ['visual'], globals: { theme: 'dark' } });
export const Orange = Written.extend({ globals: { brand: 'orange' } });
export const Phone = Written.extend({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, density: 'touch' },
});
