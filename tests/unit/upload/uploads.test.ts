import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishedFiles, isOver } from '../../../src/components/Upload/queue.ts';
import { createUploads } from '../../../src/components/Upload/uploads.ts';
import { fakeMemory, fakeServer, fileOf } from './fakeServer.ts';

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

function world({ memory = fakeMemory(), made = fakeServer() } = {}) {
  const net = { online: true };
  let id = 0;
  const uploads = createUploads({
    uploader: made.uploader,
    memory,
    limit: 3,
    compress: false,
    isOnline: () => net.online,
    now: () => performance.now(),
    newId: () => `i${++id}`,
    wait: async () => undefined,
    failedText: '上传失败，请重试',
  });
  const stop = uploads.start();
  const items = () => uploads.getSnapshot().items;
  const until = async (test: () => boolean) => {
    if (test()) return;
    await new Promise<void>((resolve) => {
      const end = uploads.subscribe(() => {
        if (!test()) return;
        end();
        resolve();
      });
    });
  };
  const over = () => until(() => items().every(isOver));
  return { ...made, uploads, memory, net, items, until, over, stop };
}

test('a file arrives whole, part by part, and its sum agrees with the server’s', async () => {
  const { uploads, over, server, items } = world();
  uploads.add([fileOf('教案.txt', '0123456789')]);
  await over();
  expect(items().map(({ status, sent }) => [status, sent])).toEqual([['done', 10]]);
  expect(server.sends).toEqual(['教案.txt#0', '教案.txt#1', '教案.txt#2']);
  expect([...server.files.values()]).toEqual([{ name: '教案.txt', text: '0123456789' }]);
});

test('whatever fails, at most three are open, every file comes to an end, and a retry saves the failed ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.constantFrom('fine' as const, 'fine' as const, 'fail' as const, 'refuse' as const)),
      async (texts, fates) => {
        const { uploads, over, server, items } = world();
        server.befall = () => fates.next().value ?? 'fine';
        uploads.add(texts.map((text, at) => fileOf(`${at}.txt`, text)));
        await over();
        expect(server.most).toBeLessThanOrEqual(3);
        server.befall = () => 'fine';
        for (const { id, status } of items()) if (status === 'failed') uploads.tell({ type: 'retry', id });
        await over();
        expect(finishedFiles(uploads.getSnapshot()).map(({ fileId }) => server.files.get(fileId)?.text)).toEqual(texts);
        // No part was sent twice: a retry builds on what the server holds.
        expect(new Set(server.sends).size).toBe(server.sends.length);
      },
    ),
    { numRuns: 40 },
  );
});

test('a part is tried three times, then the file fails in words and keeps what has arrived', async () => {
  const { uploads, over, server, items } = world();
  let tries = 0;
  server.befall = (part) => (part === 'a.txt#1' && ++tries ? 'fail' : 'fine');
  uploads.add([fileOf('a.txt', '0123456789')]);
  await over();
  expect(tries).toBe(3);
  expect(items()[0]).toMatchObject({ status: 'failed', reason: '上传失败，请重试', sent: 4 });
  expect(warned).toHaveBeenCalled();
});

test('the server’s own words are shown, and such a part is not tried again', async () => {
  const { uploads, over, server, items } = world();
  let tries = 0;
  server.befall = () => (++tries ? 'refuse' : 'fine');
  uploads.add([fileOf('a.txt', '0123')]);
  await over();
  expect(tries).toBe(1);
  expect(items()[0]?.reason).toBe('服务器空间不足');
});

test('paused and resumed, only the missing parts are sent', async () => {
  const { uploads, over, until, server, items } = world();
  server.befall = (part) => {
    if (part === 'a.txt#1') server.held = true;
    return 'fine';
  };
  uploads.add([fileOf('a.txt', '0123456789')]);
  await until(() => items()[0]?.sent === 8);
  uploads.tell({ type: 'pause', id: 'i1' });
  expect(items()[0]).toMatchObject({ status: 'paused', sent: 8 });
  server.befall = () => 'fine';
  server.letGo();
  uploads.tell({ type: 'resume', id: 'i1' });
  await over();
  expect(server.sends).toEqual(['a.txt#0', 'a.txt#1', 'a.txt#2']);
  expect([...server.files.values()][0]?.text).toBe('0123456789');
});

test('after a reload the same file goes on where it stopped', async () => {
  const first = world();
  let fail = true;
  first.server.befall = (part) => (part === 'a.txt#2' && fail ? 'refuse' : 'fine');
  first.uploads.add([fileOf('a.txt', '0123456789')]);
  await first.over();
  first.stop();
  fail = false;
  const second = world({ memory: first.memory, made: first });
  second.uploads.add([fileOf('a.txt', '0123456789')]);
  await second.over();
  expect(first.server.sends).toEqual(['a.txt#0', 'a.txt#1', 'a.txt#2']);
  expect(second.memory.kept.size).toBe(0);
});

test('without a network a file pauses instead of failing, and goes on by itself', async () => {
  const { uploads, over, until, server, net, items } = world();
  net.online = false;
  server.befall = () => 'fail';
  uploads.add([fileOf('a.txt', '0123456789')]);
  await until(() => items()[0]?.status === 'paused');
  expect(items()[0]?.heldBy).toBe('offline');
  net.online = true;
  server.befall = () => 'fine';
  uploads.tell({ type: 'online' });
  await over();
  expect(items()[0]?.status).toBe('done');
});

test('a wrong sum fails the file, and the next try starts from nothing', async () => {
  const { uploads, over, server, items, memory } = world();
  server.spoilHash = true;
  uploads.add([fileOf('a.txt', '0123')]);
  await over();
  expect(items()[0]).toMatchObject({ status: 'failed', reason: '文件校验未通过，请重试' });
  expect(memory.kept.size).toBe(0);
  server.spoilHash = false;
  uploads.tell({ type: 'retry', id: 'i1' });
  await over();
  expect(items()[0]?.status).toBe('done');
  expect(server.sends).toEqual(['a.txt#0', 'a.txt#0']);
});

test('cancelled, its parts are given up on the server and here', async () => {
  const { uploads, until, server, items, memory } = world();
  server.held = true;
  uploads.add([fileOf('a.txt', '0123')]);
  await until(() => items()[0]?.status === 'sending' && memory.kept.size === 1 && server.open.size === 1);
  uploads.tell({ type: 'cancel', id: 'i1' });
  expect(items()[0]?.status).toBe('cancelled');
  expect([server.aborted, memory.kept.size]).toEqual([['u1'], 0]);
});

test('a file the server already holds is not sent at all', async () => {
  const { uploads, over, server, items } = world();
  server.existing.set('a.txt', 'f-old');
  uploads.add([fileOf('a.txt', '0123')]);
  await over();
  expect(items()[0]).toMatchObject({
    status: 'done',
    existing: true,
    file: { fileId: 'f-old', name: 'a.txt', size: 4 },
  });
  expect(server.sends).toEqual([]);
});

test('stopped and started again, as a page that is hidden and shown, it goes on', async () => {
  const { uploads, over, until, server, stop, items } = world();
  server.held = true;
  uploads.add([fileOf('a.txt', '01234567')]);
  await until(() => server.open.size === 1);
  stop();
  server.letGo();
  uploads.start();
  await over();
  expect(items()[0]?.status).toBe('done');
});
