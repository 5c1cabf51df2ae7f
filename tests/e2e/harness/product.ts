import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seededFolder } from './template.ts';

const root = join(import.meta.dirname, '../../..');

export interface Product {
  /** Address of the running product, without a trailing slash. */
  readonly url: string;
  /** Ends the server without a chance to tidy up, as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port; `now` moves the institution's wall clock. */
  restart(options?: { now?: string }): Promise<void>;
  /** Ends the server and drops its data. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Institution wall clock the server starts at. */
  now?: string;
  /** The cast of the demo alone, or the whole demo institution. */
  size?: 'cast' | 'full';
  env?: NodeJS.ProcessEnv;
}

interface Running {
  child: ChildProcess;
  url: string;
}

function launch(env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--conditions=jiaowu-source', '--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output.push(chunk.toString());
      const url = /http:\/\/[\w.[\]:]+/.exec(output.join(''))?.[0];
      if (url) resolve({ child, url: url.replace('0.0.0.0', '127.0.0.1') });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it answered:\n${output.join('')}`)),
    );
  });
}

async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill(signal);
  await gone;
}

/** The product as `npm start` serves it: built app, reference server, embedded database in a folder of its own. */
export async function startProduct({
  now = '2026-09-21 09:00:00',
  size = 'cast',
  env = {},
}: ProductOptions = {}): Promise<Product> {
  const settings = {
    SERVER_NOW: now,
    DEMO_SIZE: size,
    NODE_ENV: 'production',
    PORT: '0',
    // The built app of another folder than app/dist.
    ...(process.env.E2E_STATIC_DIR ? { STATIC_DIR: process.env.E2E_STATIC_DIR } : {}),
    ...env,
  };
  const DATA_DIR = await seededFolder(`${size} ${now.slice(0, 10)}`, async (folder) => {
    await end(await launch({ ...settings, DATA_DIR: folder }), 'SIGTERM');
  });
  let running = await launch({ ...settings, DATA_DIR });
  const { url } = running;
  return {
    url,
    kill: () => end(running, 'SIGKILL'),
    restart: async ({ now: later = now } = {}) => {
      await end(running, 'SIGTERM');
      running = await launch({ ...settings, DATA_DIR, SERVER_NOW: later, PORT: new URL(url).port });
    },
    stop: async () => {
      await end(running, 'SIGTERM');
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}
