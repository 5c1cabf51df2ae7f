import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addressOf,
  getDevMailbox,
  getLessonDetail,
  getMyTimetable,
  isWrite,
  loginBySms,
  sendAuthCode,
  updateLesson,
  type AnyEndpoint,
  type InputOf,
  type OutputOf,
} from 'jiaowu/contract';
import { afterEach, expect, test, vi } from 'vitest';

// Each test starts whole servers, one after another.
vi.setConfig({ testTimeout: 180_000 });

const root = join(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jiaowu-data-'));
  folders.push(folder);
  return folder;
}

interface Started {
  child: ChildProcess;
  /** Empty when it ended before it listened. */
  url: string;
  output(): string;
  ended: Promise<number | null>;
}

/** Starts server/main.ts as a process of its own and waits until it listens, or ends. */
function start(dataDir: string, env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, ['--conditions=jiaowu-source', join(root, 'server/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO_SIZE: 'cast', SERVER_NOW: '2026-09-21 09:00:00', ...env },
  });
  running.add(child);
  let text = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return new Promise((done) => {
    const look = (chunk: Buffer) => {
      text += chunk.toString();
      const url = /http:\/\/[\w.:]+\d/.exec(text)?.[0];
      if (url) done({ child, url, output: () => text, ended });
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => done({ child, url: '', output: () => text, ended }));
  });
}

async function call<E extends AnyEndpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E>,
  as: object = {},
): Promise<OutputOf<E>> {
  const body = { ...as, ...(input as object) };
  const address = new URL(addressOf(endpoint), url);
  if (!isWrite(endpoint)) for (const [key, value] of Object.entries(body)) address.searchParams.set(key, String(value));
  const answer = await fetch(
    address,
    isWrite(endpoint)
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {},
  );
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: OutputOf<E> };
  if (code !== 0) throw new Error(`${endpoint.path}: ${code} ${msg}`);
  return data;
}

async function signIn(url: string, phone: string, identity: { companyId: string; roleId: string }) {
  await call(url, sendAuthCode, { phone, type: 'login' });
  const { list } = await call(url, getDevMailbox, {});
  expect(list[0]?.phone, 'the newest message is on top').toBe(phone);
  const authCode = list[0]?.code ?? '';
  const { userToken } = await call(url, loginBySms, { phone, authCode, type: 'login', companyId: '1', channel: 'pc' });
  return { ...userToken, ...identity };
}

test('a lesson moved right before the process is killed has moved', async () => {
  const folder = tempFolder();
  const first = await start(folder);
  expect(first.url, `it said: ${first.output()}`).not.toBe('');
  const operator = await signIn(first.url, '13900000002', { companyId: '12', roleId: '4' });
  const teacher = await signIn(first.url, '13900000003', { companyId: '12', roleId: '2' });
  const week = { from: '2026-09-23', to: '2026-09-23' };
  const [lesson] = (await call(first.url, getMyTimetable, week, teacher)).lessons;
  const patch = { date: '2026-09-24', start: '16:00', end: '17:30', roomId: '2101' };
  const move = { lessonId: lesson?.lessonId ?? '', version: lesson?.version ?? 0, patch };
  await call(first.url, updateLesson, move, operator);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await start(folder);
  expect(second.url, `it said: ${second.output()}`).not.toBe('');
  // The session is still there as well: the server keeps nothing in memory.
  const detail = await call(second.url, getLessonDetail, { lessonId: move.lessonId }, operator);
  expect(detail).toMatchObject(patch);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a second start on the same folder says so and ends; after a clean stop the folder is free', async () => {
  const folder = tempFolder();
  const first = await start(folder, { DEMO: '0' });
  const second = await start(folder, { DEMO: '0' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/data folder .* is in use by process \d+/);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  const third = await start(folder, { DEMO: '0' });
  expect(third.url).not.toBe('');
  // Without the demo there are no people, but whoever signs in finds company 1.
  const me = await signIn(third.url, '13900000002', { companyId: '1', roleId: '1' });
  expect(me.uid).toMatch(/^[0-9a-f]{32}$/);
});

test('a port that was asked for and is taken is an error, not another port', async () => {
  const first = await start(tempFolder(), { DEMO: '0' });
  const port = new URL(first.url).port;
  const second = await start(tempFolder(), { DEMO: '0', PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${port} is taken (EADDRINUSE)`);
});
