import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { PdfViewer } from '../../../src/components/PdfViewer/PdfViewer.tsx';
import { chinesePdf } from './chinesePdf.ts';

const lesson = { data: chinesePdf({ pages: 3 }) };

const meta = preview.meta({
  title: 'components/PdfViewer/Watermark',
  component: PdfViewer,
  parameters: { layout: 'fullscreen' },
  args: { src: lesson, title: '巡线原理 PPT', bare: true, onTamper: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 700 }}>
        <Story />
      </div>
    ),
  ],
});

const opened = (root: HTMLElement) =>
  waitFor(() => expect(within(root).getByRole('img', { name: /^第 \d+ 页/ })).toBeVisible(), { timeout: 15_000 });

export const OneLine = meta.story({
  args: { watermark: '李强 0005 2026-09-21 10:02' },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});

export const TwoLines = meta.story({
  args: { watermark: ['晨光教育 · 李强 139****0005', '2026-09-21 10:02'] },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});

export const DenseAndUpright = meta.story({
  args: { watermark: { text: '内部资料', fontSize: 12, angle: 0, gap: [40, 30], opacity: 0.2, color: '#A32F2E' } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});

export const FromAFunction = meta.story({
  args: { watermark: { text: () => ['李强 0005', '2026-09-21 10:02'], refresh: 'minute' } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
});

export const ComesBack = meta.story({
  args: { watermark: '李强 0005 2026-09-21 10:02' },
  play: async ({ canvas, canvasElement, args }) => {
    await opened(canvasElement);
    const paper = canvas.getByRole('img', { name: /^第 \d+ 页/ }).parentElement?.parentElement;
    const count = paper?.childElementCount;
    paper?.lastElementChild?.remove();
    await waitFor(() => expect(paper?.childElementCount).toBe(count), { timeout: 1000 });
    await expect(args.onTamper).not.toHaveBeenCalled();
  },
});
