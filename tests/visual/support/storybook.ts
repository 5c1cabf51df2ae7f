import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const built = join(root, '.cache/storybook');
const stamp = join(built, 'fingerprint.txt');

/** Everything a built Storybook is made of. */
const sources = [
  'src',
  'stories',
  '.storybook',
  'public',
  'scripts/pdfjs-assets.ts',
  'package.json',
  'package-lock.json',
];

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources.map((name) => join(root, name)).filter((path) => existsSync(path))) {
    for (const file of filesBelow(source)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function runBuild(folder: string): Promise<void> {
  const bin = createRequire(import.meta.url).resolve('storybook/package.json');
  const { bin: entry } = JSON.parse(readFileSync(bin, 'utf8')) as { bin: string };
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' };
  // Storybook builds a test flavour where it believes to run inside a test runner.
  for (const name of Object.keys(env)) if (/^(VITEST|TEST$|VITE_)/.test(name)) delete env[name];
  const args = [join(bin, '..', entry), 'build', '--quiet', '-o', folder];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`storybook build ended with ${code}:\n${Buffer.concat(output).toString().slice(-4000)}`));
    });
  });
}

/** Builds Storybook into .cache/storybook, unless it stands there already as the sources now are. @returns its folder */
export async function buildStorybook(): Promise<string> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return built;
  const folder = `${built}.${process.pid}`;
  try {
    await runBuild(folder);
    writeFileSync(join(folder, 'fingerprint.txt'), wanted);
    rmSync(built, { recursive: true, force: true });
    renameSync(folder, built);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return built;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
};

export interface Served {
  /** Without a trailing slash. */
  readonly url: string;
  close: () => void;
}

/** Serves a folder on a free port of the loopback address. */
export function serveFolder(folder: string): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://x').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close() {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
