import { delay, HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect, fn, type waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PdfViewer } from '../../../src/components/PdfViewer/PdfViewer.tsx';
import { PdfError } from '../../../src/components/PdfViewer/pdfError.ts';
import { chinesePdf } from './chinesePdf.ts';

const address = '/api/files/lesson.pdf';
const file = chinesePdf({ pages: 3 });

const meta = preview.meta({
  title: 'components/PdfViewer/States',
  component: PdfViewer,
  parameters: { layout: 'fullscreen' },
  args: { src: address, title: '巡线原理 PPT', watermark: '李强 0005', onClose: fn(), onError: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 620 }}>
        <Story />
      </div>
    ),
  ],
});

type Waiting = Parameters<typeof waitFor>[1];
const patient: Waiting = { timeout: 15_000 };

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get(address, async () => {
        await delay('infinite');
        return HttpResponse.arrayBuffer(file.buffer);
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('加载中...')).toBeVisible();
  },
});

export const Damaged = meta.story({
  tags: ['visual'],
  beforeEach({ msw }) {
    msw.use(http.get(address, () => HttpResponse.text('这不是 PDF')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文件已损坏，请联系作者', undefined, patient)).toBeVisible();
  },
});

export const NoPermission = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(address, () => new HttpResponse(null, { status: 403 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您没有查看此文档的权限', undefined, patient)).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(address, () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文档不存在或已被删除', undefined, patient)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(address, () => HttpResponse.error()));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('网络连接不可用，请检查后重试', undefined, patient)).toBeVisible();
    msw.use(http.get(address, () => HttpResponse.arrayBuffer(file.slice().buffer)));
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('img', { name: '第 1 页 / 共 3 页' }, patient)).toBeVisible();
  },
});

export const ServerTrouble = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(address, () => new HttpResponse(null, { status: 503 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文档服务暂时不可用，请稍后重试', undefined, patient)).toBeVisible();
  },
});

export const Refused = meta.story({
  args: {
    src: {
      getUrl: () => Promise.reject(new PdfError('forbidden', 'expired', { text: '课程授权已于 2026-12-31 到期' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('课程授权已于 2026-12-31 到期', undefined, patient)).toBeVisible();
  },
});

export const Unsupported = meta.story({
  args: {
    src: { getUrl: () => Promise.reject(new PdfError('unsupported', 'No workers, no main thread.')) },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('当前浏览器无法打开此文档，请升级或更换浏览器', undefined, patient),
    ).toBeVisible();
  },
});
