import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ImageViewer } from '../../../src/components/ImageViewer/ImageViewer.tsx';
import { catchDownloads, pixelsOf } from '../charts/downloads.ts';
import { failOnConsoleError, render } from '../ui/setup.tsx';
import { openImages, picture } from './openImages.tsx';

failOnConsoleError();

const blank = { src: picture(800, 600, 'white'), alt: '甲图' };

/** Pixels that are not white. */
const inked = ({ data }: ImageData): number => {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 250) count += 1;
  return count;
};

test('without the right there is no download, and every other way to save is refused in words', async () => {
  const onBlockedSave = vi.fn();
  const { user } = await openImages({ download: { map: {}, key: 'resource.download' }, onBlockedSave });
  expect(screen.queryByRole('button', { name: '下载图片' })).toBeNull();
  const image = screen.getByRole('img', { name: '甲图' });
  expect(fireEvent.contextMenu(image)).toBe(false);
  expect(fireEvent.dragStart(image)).toBe(false);
  await user.keyboard('{Control>}s{/Control}');
  expect((await screen.findByRole('alert')).textContent).toBe('对不起,您不能保存此图片,谢谢您的理解和支持');
  expect(onBlockedSave).toHaveBeenCalledTimes(3);
});

test('a right without its key is the developer’s error', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const viewer = <ImageViewer images={[]} open onOpenChange={() => undefined} download={{ map: {}, key: '' }} />;
  expect(() => render(viewer)).toThrow('<ImageViewer> needs roles');
  errors.mockClear();
});

test('with the right the file is handed over under its own name', async () => {
  const files = catchDownloads();
  const onDownload = vi.fn();
  const { user } = await openImages({
    images: [{ ...blank, fileName: '步骤图-01.svg' }],
    download: { map: { 'resource.download': true }, key: 'resource.download' },
    onDownload,
  });
  await user.click(screen.getByRole('button', { name: '下载图片' }));
  await waitFor(() => expect(onDownload).toHaveBeenCalledWith(0));
  expect(files.map(({ name, blob }) => [name, blob.type])).toEqual([['步骤图-01.svg', 'image/svg+xml']]);
});

test('the watermark is in the bitmap on screen and in the downloaded file', async () => {
  const files = catchDownloads();
  const { user } = await openImages({ images: [blank], download: true, watermark: '王敏 0003' });
  const canvas = screen.getByRole('img', { name: '甲图' }) as HTMLCanvasElement;
  expect(canvas.width).toBe(800);
  const onScreen = canvas.getContext('2d')?.getImageData(0, 0, 800, 600);
  expect(onScreen && inked(onScreen)).toBeGreaterThan(500);
  await user.click(screen.getByRole('button', { name: '下载图片' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('甲图.png');
  expect(inked(await pixelsOf(files[0]?.blob ?? new Blob()))).toBeGreaterThan(500);
});

test('a watermark taken away comes back; a war over it ends with the picture hidden', async () => {
  const onTamper = vi.fn();
  const { user } = await openImages({ images: [blank], watermark: '王敏 0003', onTamper });
  const paper = screen.getByRole('img', { name: '甲图' }).parentElement ?? document.body;
  paper.lastElementChild?.remove();
  await waitFor(() => expect(paper.lastElementChild?.getAttribute('aria-hidden')).toBe('true'));
  const war = setInterval(
    () => paper.lastElementChild?.getAttribute('aria-hidden') && paper.lastElementChild.remove(),
    5,
  );
  await screen.findByText('水印被改动，图片已停止显示');
  clearInterval(war);
  expect(screen.queryByRole('img', { name: '甲图' })).toBeNull();
  expect(onTamper).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '重新打开' }));
  await screen.findByRole('img', { name: '甲图' });
});

test('a picture that does not load says so and is asked for again', async () => {
  const { user } = await openImages({
    images: [blank, { src: 'data:image/png;base64,AAAA', alt: '坏图' }],
  });
  await user.keyboard('{ArrowRight}');
  expect((await screen.findByRole('alert')).textContent).toContain('图片加载失败');
  const asked = vi.spyOn(globalThis, 'Image');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(asked).toHaveBeenCalled();
  asked.mockRestore();
  await screen.findByRole('alert');
  // The tools wait for a picture; the others can still be seen.
  expect(screen.getByRole('button', { name: '放大' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowLeft}');
  await screen.findByRole('img', { name: '甲图' });
});

test('a download that fails is said, and the picture stays', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await openImages({ images: [blank], download: true });
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await user.click(screen.getByRole('button', { name: '下载图片' }));
  expect((await screen.findByRole('alert')).textContent).toBe('图片没有下载成功，请重试');
  expect(screen.getByRole('img', { name: '甲图' })).toBeDefined();
  fetching.mockRestore();
  warned.mockRestore();
});
