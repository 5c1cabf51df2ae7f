import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { compressImage } from '../../../src/components/Upload/compressImage.ts';
import { readDrop } from '../../../src/components/Upload/readDrop.ts';
import type { UploadedFile } from '../../../src/components/Upload/types.ts';
import { Upload } from '../../../src/components/Upload/Upload.tsx';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { pixelsOf } from '../charts/downloads.ts';
import { failOnConsoleError, render } from '../ui/setup.tsx';
import { fakeServer, fileOf, openUpload, rowOf, transferOf } from './openUpload.tsx';

failOnConsoleError();

const finished = (name: string): UploadedFile => ({ fileId: `f-${name}`, name, size: 2048, type: 'text/plain' });
const three = ['甲.txt', '乙.txt', '丙.txt'].map(finished);
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 1));

test('arrow keys on the handle move a file, say so, and keep the focus', async () => {
  const { user, onChange } = openUpload({ defaultValue: three, sortable: true });
  const handle = screen.getByRole('button', { name: '调整顺序 甲.txt' });
  handle.focus();
  await user.keyboard('{ArrowDown}');
  expect(order()).toEqual(['乙', '甲', '丙']);
  expect(screen.getByText('甲.txt 移到第 2 位，共 3 个')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(handle));
  await user.keyboard('{End}');
  expect(order()).toEqual(['乙', '丙', '甲']);
  await user.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onChange.mock.lastCall).toEqual([[three[1], three[2], three[0]], { reason: 'sort' }]);
});

test('a file is dragged to its place by its handle; Escape takes it back', () => {
  openUpload({ defaultValue: three, sortable: true });
  const over = (name: string) => {
    const { left, top, height } = rowOf(name).getBoundingClientRect();
    return { clientX: left + 200, clientY: top + height / 2, bubbles: true };
  };
  const handle = screen.getByRole('button', { name: '调整顺序 甲.txt' });
  fireEvent.pointerDown(handle, { button: 0 });
  fireEvent.pointerMove(window, over('丙.txt'));
  expect(order()).toEqual(['乙', '丙', '甲']);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(order()).toEqual(['甲', '乙', '丙']);
  fireEvent.pointerDown(handle, { button: 0 });
  fireEvent.pointerMove(window, over('乙.txt'));
  fireEvent.pointerUp(window);
  fireEvent.pointerMove(window, over('丙.txt'));
  expect(order()).toEqual(['乙', '甲', '丙']);
});

function Owner() {
  const [files, setFiles] = useState<readonly UploadedFile[]>(three);
  const [made] = useState(() => fakeServer());
  return (
    <>
      <Button onClick={() => setFiles([])}>清空</Button>
      <Upload label="附件" uploader={made.uploader} value={files} onChange={setFiles} />
    </>
  );
}

test('its owner may replace the finished files', async () => {
  render(<Owner />);
  expect(order()).toEqual(['甲', '乙', '丙']);
  fireEvent.click(screen.getByRole('button', { name: '移除 乙.txt' }));
  await waitFor(() => expect(order()).toEqual(['甲', '丙']));
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
});

async function photo(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  for (let x = 0; pen && x < width; x += 7) {
    pen.fillStyle = `hsl(${(x * 7) % 360} 80% ${30 + (x % 40)}%)`;
    pen.fillRect(x, 0, 7, height);
  }
  return new File([await canvas.convertToBlob({ type, quality: 1 })], `照片.${type.slice(6)}`, { type });
}

test('a large photo becomes smaller and keeps its shape; a small one, a drawing and a text stay as they are', async () => {
  const large = await photo(1600, 800);
  const small = await compressImage(large, { maxEdge: 400 });
  expect(small.size).toBeLessThan(large.size);
  const { width, height } = await pixelsOf(small);
  expect([width, height, small.type, small.name]).toEqual([400, 200, 'image/jpeg', '照片.jpeg']);
  expect(await compressImage(small, { maxEdge: 4000, quality: 1 })).toBe(small);
  for (const file of [fileOf('a.svg', '<svg/>', 'image/svg+xml'), fileOf('a.txt', 'a')]) {
    expect(await compressImage(file, { maxEdge: 10 })).toBe(file);
  }
});

test('a picture that cannot be read is sent as it is', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = fileOf('坏.png', 'nothing', 'image/png');
  expect(await compressImage(broken, { maxEdge: 100 })).toBe(broken);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('a photo taken sideways is sent upright', async () => {
  const plain = new Uint8Array(await (await photo(800, 400)).arrayBuffer());
  // An EXIF segment that says: turn a quarter clockwise (orientation 6).
  const exif = [
    0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0,
    0, 0, 0,
  ];
  const bytes = new Uint8Array([...plain.slice(0, 2), ...exif, ...plain.slice(2)]);
  const sideways = new File([bytes], '手机.jpg', { type: 'image/jpeg' });
  const upright = await compressImage(sideways, { maxEdge: 200 });
  const { width, height } = await pixelsOf(upright);
  expect([width, height]).toEqual([100, 200]);
});

/** A folder as a drop brings it. */
function folderOf(name: string, inside: object[]): FileSystemDirectoryEntry {
  const rounds = [inside, []];
  const reader = { readEntries: (done: (entries: object[]) => void) => done(rounds.shift() ?? []) };
  return { isFile: false, isDirectory: true, name, createReader: () => reader } as unknown as FileSystemDirectoryEntry;
}
const entryOf = (file: File) => ({
  isFile: true,
  isDirectory: false,
  name: file.name,
  file: (done: (file: File) => void) => done(file),
});

test('a dropped folder is opened at any depth, in the order of its names, without what the system writes', async () => {
  const transfer = transferOf(fileOf('占位', '1'));
  const tree = folderOf('课程', [
    entryOf(fileOf('10-总结.txt', '1')),
    folderOf('2-材料', [entryOf(fileOf('图.txt', '1')), entryOf(fileOf('.DS_Store', '1'))]),
    entryOf(fileOf('1-导入.txt', '1')),
  ]);
  const item = transfer.items[0];
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(tree);
  expect(item?.kind).toBe('file');
  expect((await readDrop(transfer)).map(({ name }) => name)).toEqual(['1-导入.txt', '图.txt', '10-总结.txt']);
  vi.restoreAllMocks();
});
