import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { QrCode } from '../../../src/components/QrCode/QrCode.tsx';
import { readQr } from '../../unit/QrCode/readQr.ts';
import { catchDownloads, pixelsOf } from '../charts/downloads.ts';
import { failOnConsoleError, render } from '../ui/setup.tsx';

failOnConsoleError();

const link = 'https://jiaowu.example/s/7Kq2mXc9';

/** Samples the middle of every module of a picture of a code. */
function modulesOf({ data, width }: ImageData, size: number): boolean[][] {
  const unit = width / (size + 8);
  const at = (index: number) => Math.floor((index + 4.5) * unit);
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (data[(at(row) * width + at(column)) * 4] ?? 255) < 128),
  );
}

async function rasterised(svg: Element): Promise<ImageData> {
  const copy = svg.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '600');
  copy.setAttribute('height', '600');
  for (const [index, part] of [...svg.querySelectorAll('path, rect')].entries()) {
    copy.querySelectorAll('path, rect')[index]?.setAttribute('fill', getComputedStyle(part).fill);
  }
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fff"/>${copy.outerHTML}</svg>`)}`;
  await image.decode();
  const pen = new OffscreenCanvas(600, 600).getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, 600, 600);
}

test.each(['light', 'dark'])('what stands on a %s page can be scanned', async (theme) => {
  document.documentElement.dataset.theme = theme;
  render(<QrCode value={link} label="手机扫码登录" />);
  const code = screen.getByRole('img', { name: '手机扫码登录的二维码' });
  expect(getComputedStyle(code.parentElement ?? code).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(readQr(modulesOf(await rasterised(code), 29))).toBe(link);
  delete document.documentElement.dataset.theme;
});

test('the saved picture can be scanned and is large enough for print', async () => {
  const files = catchDownloads();
  render(<QrCode value={link} label="东湖/秋季招生" download />);
  await userEvent.click(screen.getByRole('button', { name: '保存图片' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('东湖-秋季招生.png');
  const pixels = await pixelsOf(files[0]?.blob ?? new Blob());
  expect(pixels.width).toBeGreaterThanOrEqual(600);
  expect(readQr(modulesOf(pixels, 29))).toBe(link);
});

test('a logo that cannot be kept says so and loses nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const files = catchDownloads();
  render(<QrCode value={link} label="秋季招生" logo="data:image/png;base64,broken" download />);
  await userEvent.click(screen.getByRole('button', { name: '保存图片' }));
  expect((await screen.findByRole('alert')).textContent).toContain('图片没有保存成功');
  expect(files).toEqual([]);
  expect(screen.getByRole('img', { name: '秋季招生的二维码' })).toBeDefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('an expired code is gone for everybody and asks once while the new one comes', async () => {
  const onRefresh = vi.fn<() => void>();
  const { rerender } = render(<QrCode value={link} label="签到" expired onRefresh={onRefresh} />);
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '二维码已过期，点击刷新' }));
  rerender(<QrCode value={link} label="签到" expired refreshing onRefresh={onRefresh} />);
  await userEvent.click(screen.getByRole('button', { name: '加载中...' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  rerender(<QrCode value={`${link}x`} label="签到" onRefresh={onRefresh} />);
  expect(screen.getByRole('img', { name: '签到的二维码' })).toBeDefined();
});

test('a text that fits no code is refused in Chinese, and for developers with its size', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<QrCode value={'长'.repeat(900)} label="档案" />);
  expect(screen.getByRole('alert').textContent).toBe('内容过长或为空，无法生成二维码');
  expect(warn.mock.calls[0]?.[0]).toContain('holds 1 to 2331 bytes of UTF-8, this text has 2700');
  warn.mockRestore();
});

test('ref, rest props, className, style and data-* reach', () => {
  const ref = createRef<HTMLElement>();
  render(
    <QrCode ref={ref} value={link} label="签到" className="mine" style={{ outlineOffset: '7px' }} data-extra="1" />,
  );
  const root = screen.getByRole('figure', { name: '签到' });
  expect(ref.current).toBe(root);
  expect([root.classList.contains('mine'), root.style.outlineOffset, root.dataset.extra]).toEqual([true, '7px', '1']);
});
