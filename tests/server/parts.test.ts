import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSeconds, createClock, secondsBetween } from '../../server/src/clock.ts';
import { FolderInUse, lockFolder } from '../../server/src/db/lock.ts';
import { fieldTexts } from '../../server/src/http/fieldTexts.ts';
import { createFolderStorage } from '../../server/src/storage/folder.ts';

test('the clock is Shanghai’s; set, it goes on from there', () => {
  let ms = Date.UTC(2026, 8, 21, 16, 30, 0);
  const real = createClock(undefined, () => ms);
  const set = createClock('2026-09-21 09:00:00', () => ms);
  expect([real(), set()]).toEqual(['2026-09-22 00:30:00', '2026-09-21 09:00:00']);
  ms += 90_000;
  expect([real(), set()]).toEqual(['2026-09-22 00:31:30', '2026-09-21 09:01:30']);
  expect(() => createClock('2026-9-21')).toThrow('SERVER_NOW must read like');
  expect(addSeconds('2026-12-31 23:59:59', 1)).toBe('2027-01-01 00:00:00');
  expect(secondsBetween('2026-09-21 09:00:00', '2026-09-22 09:00:01')).toBe(86_401);
});

test('a folder belongs to one process; what a dead one left is taken over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jiaowu-lock-'));
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('files lie under their content’s hash, once, and are read in parts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jiaowu-files-'));
  const storage = createFolderStorage(folder);
  const bytes = new TextEncoder().encode('一份教案');
  const { sha256 } = await storage.put(bytes);
  expect(await storage.put(bytes)).toEqual({ sha256, size: 12 });
  expect(readdirSync(join(folder, sha256.slice(0, 2)))).toEqual([sha256.slice(2)]);
  expect(await new Response(await storage.read(sha256, 3, 5)).text()).toBe('份');
  await expect(storage.read('0'.repeat(64), 0, 1)).rejects.toThrow('ENOENT');
  await expect(storage.read('../../etc/passwd', 0, 1)).rejects.toThrow('not a sha256');
  rmSync(folder, { recursive: true });
});

test('what a schema finds wrong reads Chinese', () => {
  const issue = { path: ['draft', 'k'], message: 'Too big', code: 'too_big', maximum: 2000, origin: 'number' };
  expect(
    fieldTexts([
      issue,
      { ...issue, message: '另一句' },
      { path: ['q'], message: 'Too big', code: 'too_big', maximum: 40, origin: 'string' },
      { path: ['phone'], message: 'Invalid input', code: 'invalid_type', input: undefined },
      { path: ['note'], message: 'Invalid input', code: 'invalid_type', input: 7 },
      { path: ['start'], message: '时间格式应为 HH:mm', code: 'invalid_format' },
    ]),
  ).toEqual({
    'draft.k': '不能超过 2000',
    q: '不能超过 40 个字',
    phone: '请填写',
    note: '格式不正确',
    start: '时间格式应为 HH:mm',
  });
});
