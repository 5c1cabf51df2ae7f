import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Upload } from '../../../src/components/Upload/Upload.tsx';
import { catchDownloads } from '../charts/downloads.ts';
import { failOnConsoleError, render } from '../ui/setup.tsx';
import { drop, fakeServer, fileOf, openUpload, paste, rowOf, transferOf } from './openUpload.tsx';

failOnConsoleError();

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

test('chosen files arrive; their owner is told the finished ones', async () => {
  const { choose, onChange, server } = openUpload();
  await choose(fileOf('教案.txt', '0123456789'), fileOf('课件.txt', '01234'));
  await screen.findByText('2 个文件全部上传完成');
  expect(within(rowOf('教案.txt')).getByText('上传完成')).toBeDefined();
  expect(onChange).toHaveBeenLastCalledWith(
    [expect.objectContaining({ name: '教案.txt', size: 10 }), expect.objectContaining({ name: '课件.txt', size: 5 })],
    { reason: 'done' },
  );
  expect([...server.files.values()].map(({ text }) => text).toSorted()).toEqual(['01234', '0123456789']);
  expect(screen.getByRole('link', { name: '教案.txt' }).getAttribute('href')).toMatch(/^\/files\//);
});

test('what is under way says 上传中..., how far it is, and how far the whole is', async () => {
  const made = fakeServer();
  made.server.befall = (part) => {
    if (part === 'a.txt#1') made.server.held = true;
    return 'fine';
  };
  const { choose } = openUpload({ concurrency: 1 }, made);
  await choose(fileOf('a.txt', '0123456789abcdef'), fileOf('b.txt', '0123'));
  const row = await waitFor(() => rowOf('a.txt'));
  await within(row).findByText('上传中... 50%');
  expect(within(row).getByRole('progressbar', { name: 'a.txt' }).getAttribute('aria-valuenow')).toBe('50');
  expect(within(rowOf('b.txt')).getByText('等待上传')).toBeDefined();
  expect(screen.getByText('上传中... 40%')).toBeDefined();
  expect(screen.getByText('已完成 0 / 2')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: '总进度' }).getAttribute('aria-valuenow')).toBe('40');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('a file pauses and goes on by its button, which keeps the focus', async () => {
  const made = fakeServer();
  made.server.held = true;
  const { choose, user, server } = openUpload({}, made);
  await choose(fileOf('a.txt', '0123456789'));
  await user.click(await screen.findByRole('button', { name: '暂停 a.txt' }));
  const resume = screen.getByRole('button', { name: '继续 a.txt' });
  expect(document.activeElement).toBe(resume);
  expect(within(rowOf('a.txt')).getByText('已暂停 0%')).toBeDefined();
  server.letGo();
  await user.keyboard('{Enter}');
  await screen.findByText('a.txt 上传完成');
});

test('a failure stays in the list with its reason; 重试 saves it, and nothing was lost', async () => {
  const made = fakeServer();
  made.server.befall = (part) => (part.startsWith('b') ? 'refuse' : 'fine');
  const files = catchDownloads();
  const { choose, user, onChange, server } = openUpload({}, made);
  await choose(fileOf('a.txt', '0123'), fileOf('b.txt', '0123456789'));
  await within(rowOf('b.txt')).findByText('服务器空间不足');
  expect(screen.getByText('b.txt 上传失败：服务器空间不足', { exact: false })).toBeDefined();
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: '下载失败清单' }));
  expect(await files[0]?.blob.text()).toContain('b.txt,服务器空间不足');
  server.befall = () => 'fine';
  await user.click(screen.getByRole('button', { name: '重试 b.txt' }));
  await within(rowOf('b.txt')).findByText('上传完成');
  expect(onChange.mock.lastCall?.[0]).toHaveLength(2);
});

test('without a network the files wait for it and go on by themselves', async () => {
  const made = fakeServer();
  made.server.held = true;
  const { choose, server } = openUpload({}, made);
  await choose(fileOf('a.txt', '0123456789'));
  await waitFor(() => expect(server.open.size).toBe(1));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('网络已断开，恢复后自动继续')).toBeDefined();
  expect(screen.getByText('网络已断开，上传已暂停')).toBeDefined();
  server.letGo();
  act(() => void window.dispatchEvent(new Event('online')));
  await within(rowOf('a.txt')).findByText('上传完成');
});

test('left and opened again, the same file goes on where it stopped', async () => {
  const made = fakeServer();
  made.server.befall = (part) => {
    if (part === 'a.txt#1') made.server.held = true;
    return 'fine';
  };
  const first = openUpload({}, made);
  await first.choose(fileOf('a.txt', '0123456789'));
  await within(rowOf('a.txt')).findByText('上传中... 80%');
  first.unmount();
  made.server.letGo();
  made.server.befall = () => 'fine';
  render(<Upload label="再来" uploader={made.uploader} memory={first.memory} />);
  drop(screen.getByRole('group', { name: '再来' }), fileOf('a.txt', '0123456789'));
  await within(await waitFor(() => rowOf('a.txt'))).findByText('上传完成');
  expect(made.server.sends).toEqual(['a.txt#0', 'a.txt#1', 'a.txt#2']);
});

test('dropped and pasted files are taken, each refused one is named with its reason', async () => {
  const onRefuse = vi.fn();
  const { group, server, onChange } = openUpload({ accept: ['txt'], maxBytes: 8, maxCount: 2, onRefuse });
  drop(group, fileOf('setup.exe', '01'), fileOf('大.txt', '0123456789'), fileOf('a.txt', '01'));
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['setup.exe：不支持 .exe，可用格式：txt', '大.txt：文件超过 8 B，请压缩后上传']);
  expect(onRefuse).toHaveBeenCalledOnce();
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  paste(transferOf(fileOf('b.txt', '012')));
  await waitFor(() => expect(server.files.size).toBe(2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect((screen.getByRole('button', { name: /已达到 2 个文件的上限/ }) as HTMLButtonElement).disabled).toBe(true);
});

test('a text pasted into a field beside it stays the field’s', () => {
  const { server } = openUpload();
  const transfer = new DataTransfer();
  transfer.setData('text/plain', '文字');
  expect(paste(transfer)).toBe(true);
  expect(server.files.size).toBe(0);
});

test('a removed file gives its focus to the next one, the last one to the field', async () => {
  const { choose, user, onChange } = openUpload();
  await choose(fileOf('a.txt', '01'), fileOf('b.txt', '01'));
  await screen.findByText('2 个文件全部上传完成');
  await user.click(screen.getByRole('button', { name: '移除 a.txt' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 b.txt' })));
  expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'b.txt' })], { reason: 'remove' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /点击选择文件/ })));
});
