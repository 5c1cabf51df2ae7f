import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Poster } from '../../../src/components/Poster/Poster.tsx';
import type { PosterLayer } from '../../../src/components/Poster/posterTypes.ts';
import { readQr } from '../../unit/QrCode/readQr.ts';
import { catchDownloads, pixelsOf } from '../charts/downloads.ts';
import { failOnConsoleError, render } from '../ui/setup.tsx';

failOnConsoleError();

const link = 'https://jiaowu.example/s/7Kq2mXc9';
const red = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#f00"/></svg>')}`;
const layers: PosterLayer[] = [
  { kind: 'image', name: '封面', src: red, x: 0, y: 0, width: 300, height: 100 },
  { kind: 'box', x: 0, y: 100, width: 100, height: 100, color: '#00ff00' },
  { kind: 'text', text: '机器人搭建启蒙班秋季招生', x: 0, y: 200, width: 150, size: 30, maxLines: 1, color: '#0000ff' },
  { kind: 'qr', value: link, x: 20, y: 260, size: 185 },
];

const color = ({ data, width }: ImageData, x: number, y: number) =>
  data.slice((y * width + x) * 4, (y * width + x) * 4 + 3).join();
const blue = ({ data, width }: ImageData, from: number, to: number) => {
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const x = (i / 4) % width;
    if (x >= from && x < to && (data[i + 2] ?? 0) > 200 && (data[i] ?? 255) < 60 && (data[i + 1] ?? 255) < 60)
      count += 1;
  }
  return count;
};

test('the saved poster is twice its size, with every layer in its place and a code that scans', async () => {
  const files = catchDownloads();
  const onSave = vi.fn<() => void>();
  render(<Poster layers={layers} alt="秋季招生" name="秋季/海报" width={300} height={480} onSave={onSave} />);
  expect(screen.getByRole('button', { name: '保存海报' }).hasAttribute('disabled')).toBe(true);
  const shown = await screen.findByRole('img', { name: '秋季招生' });
  await userEvent.click(screen.getByRole('button', { name: '保存海报' }));
  expect(onSave).toHaveBeenCalledOnce();
  expect(files[0]?.name).toBe('秋季-海报.png');
  const pixels = await pixelsOf(files[0]?.blob ?? new Blob());
  expect([pixels.width, pixels.height]).toEqual([600, 960]);
  expect(color(pixels, 300, 100)).toBe('255,0,0');
  expect(color(pixels, 100, 300)).toBe('0,255,0');
  expect(color(pixels, 500, 300)).toBe('255,255,255');
  // One line of words, within their width and not beyond it.
  expect(blue(pixels, 0, 300)).toBeGreaterThan(100);
  expect(blue(pixels, 302, 600)).toBe(0);
  const unit = (185 * 2) / 37;
  const modules = Array.from({ length: 29 }, (_, row) =>
    Array.from({ length: 29 }, (__, column) => {
      const [x, y] = [40 + (column + 4.5) * unit, 520 + (row + 4.5) * unit];
      return Number(color(pixels, Math.floor(x), Math.floor(y)).split(',')[0]) < 128;
    }),
  );
  expect(readQr(modules)).toBe(link);
  // The picture in the page is the same file, so that a phone keeps it by a long press.
  const own = await fetch(shown.getAttribute('src') ?? '');
  expect((await own.blob()).size).toBe(files[0]?.blob.size);
});

/** As a browser treats a host without CORS headers: its picture is shown, but refused to a canvas. */
function refuseToCanvas(address: string) {
  const own = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  if (!own?.set) throw new Error('no setter');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...own,
    set(this: HTMLImageElement, src: string) {
      const there = src === address;
      own.set?.call(this, there ? (this.crossOrigin === null ? red : 'data:image/png;base64,refused') : src);
    },
  });
  onTestFinished(() => {
    Object.defineProperty(HTMLImageElement.prototype, 'src', own);
  });
}

test('a picture that is another site’s, and one that is gone, are named; a replaced one is drawn', async () => {
  refuseToCanvas('https://elsewhere.example/cover.png');
  const withCover = (src: string): PosterLayer[] => [
    { kind: 'image', name: '封面', src, x: 0, y: 0, width: 300, height: 100 },
  ];
  const { rerender } = render(
    <Poster layers={withCover('https://elsewhere.example/cover.png')} alt="招生" width={300} height={480} />,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('图片「封面」来自其他网站，对方不允许用于生成海报');
  expect(screen.getByRole('button', { name: '保存海报' }).hasAttribute('disabled')).toBe(true);
  rerender(<Poster layers={withCover('data:image/png;base64,gone')} alt="招生" width={300} height={480} />);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('图片「封面」没有加载成功'));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  rerender(<Poster layers={withCover(red)} alt="招生" width={300} height={480} />);
  expect(await screen.findByRole('img', { name: '招生' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('plain data that says the same is not drawn anew', async () => {
  const { rerender } = render(<Poster layers={layers} alt="海报" width={300} height={480} />);
  const first = (await screen.findByRole('img', { name: '海报' })).getAttribute('src');
  rerender(<Poster layers={layers.map((layer) => ({ ...layer }))} alt="海报" width={300} height={480} />);
  expect(screen.getByRole('img', { name: '海报' }).getAttribute('src')).toBe(first);
  rerender(<Poster layers={layers.slice(1)} alt="海报" width={300} height={480} />);
  await waitFor(() => expect(screen.getByRole('img', { name: '海报' }).getAttribute('src')).not.toBe(first));
});

test('ref, rest props, className, style and data-* reach', async () => {
  const ref = createRef<HTMLElement>();
  render(<Poster ref={ref} layers={[]} alt="空" className="mine" style={{ outlineOffset: '7px' }} data-extra="1" />);
  const root = screen.getByRole('figure', { name: '海报' });
  expect(ref.current).toBe(root);
  expect([root.classList.contains('mine'), root.style.outlineOffset, root.dataset.extra]).toEqual([true, '7px', '1']);
  await screen.findByRole('img', { name: '空' });
});
