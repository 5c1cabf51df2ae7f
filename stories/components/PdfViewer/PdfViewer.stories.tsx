import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PdfViewer } from '../../../src/components/PdfViewer/PdfViewer.tsx';
import { chinesePdf } from './chinesePdf.ts';
import { lockedPdf, lockedPdfPassword } from './lockedPdf.ts';

const lesson = { data: chinesePdf({ pages: 18 }) };
const long = { data: chinesePdf({ pages: 500 }) };
const locked = { data: lockedPdf() };
const mark = ['晨光教育 · 王敏 139****0003', '2026-09-23 16:42'];

const meta = preview.meta({
  title: 'components/PdfViewer',
  component: PdfViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    src: lesson,
    title: '机器人L2 第 4 课 会避障的小车 · 步骤图',
    subtitle: '版本 v2 · 东湖校区 · 仅供授课使用',
    watermark: mark,
    onClose: fn(),
    onPageChange: fn(),
    onBlockedSave: fn(),
    onError: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ height: 760, maxWidth: parameters['stageWidth'], margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
});

const opened = (root: HTMLElement) =>
  waitFor(() => expect(within(root).getByRole('img', { name: /^第 \d+ 页/ })).toBeVisible(), { timeout: 15_000 });

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByRole('textbox', { name: '页码' })).toHaveValue('2');
  },
});

export const Playground = meta.story({
  args: { defaultPage: 3, defaultScale: 1.2, copyable: true, printable: true, maySaveImage: true, bare: false },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});

Default.test('the right click is refused', async ({ canvas, canvasElement, args, userEvent }) => {
  await opened(canvasElement);
  const sheet = canvas.getByRole('img', { name: /^第 \d+ 页/ }).parentElement ?? canvasElement;
  await userEvent.pointer({ keys: '[MouseRight]', target: sheet });
  await expect(await canvas.findByRole('alert')).toHaveTextContent('对不起,您不能保存此图片,谢谢您的理解和支持');
  await expect(args.onBlockedSave).toHaveBeenCalled();
});

export const LongDocument = meta.story({
  args: { src: long, title: '教师手册（500 页）' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opened(canvasElement);
    const box = canvas.getByRole('textbox', { name: '页码' });
    await userEvent.clear(box);
    await userEvent.type(box, '9999{Enter}');
    await waitFor(() => expect(canvas.getByRole('img', { name: '第 500 页 / 共 500 页' })).toBeVisible(), {
      timeout: 15_000,
    });
  },
});

export const OnePage = meta.story({
  args: { src: { data: chinesePdf() }, title: '作业单' },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
  },
});

export const Upright = meta.story({
  args: { src: { data: chinesePdf({ pages: 6, size: [595, 842] }) }, title: '教案' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});

export const Phone = meta.story({
  parameters: { stageWidth: 375 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    const { width } = canvas.getByRole('img', { name: /^第 \d+ 页/ }).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(375);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});

export const Bare = meta.story({
  args: { bare: true },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    await expect(canvas.queryByRole('button', { name: '关闭' })).toBeNull();
  },
});

export const MaySaveImage = meta.story({
  args: { maySaveImage: true, onSaveImage: fn() },
  play: async ({ canvas, canvasElement }) => {
    await opened(canvasElement);
    await expect(canvas.getByRole('button', { name: '保存图片' })).toBeEnabled();
  },
});

export const Password = meta.story({
  args: { src: locked, title: '期末测评卷（教师用）' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByLabelText('打开密码', undefined, { timeout: 15_000 });
    await userEvent.type(field, '1234{Enter}');
    await canvas.findByText('密码不正确，请重新输入', undefined, { timeout: 5000 });
    await userEvent.type(canvas.getByLabelText('打开密码'), `${lockedPdfPassword}{Enter}`);
    await opened(canvasElement);
  },
});

export const AskingForThePassword = meta.story({
  tags: ['visual'],
  args: { src: locked, title: '期末测评卷（教师用）' },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: '文档已加密' }, { timeout: 15_000 });
  },
});
