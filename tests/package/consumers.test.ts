import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.ts';
import { demoFileBytes, demoFileOf } from './consumers/document.ts';
import { root, tarball } from './pack.ts';

const made: string[] = [];
const peers = ['react', 'react-dom', 'styled-components'];
const here = join(import.meta.dirname, 'consumers');

function versionOf(name: string): string {
  return execFileSync(process.execPath, ['-p', `require('${name}/package.json').version`], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
}

/** An app of somebody else's in a fresh folder, with the packed package installed from its tarball. */
function freshApp(kind: 'vite' | 'next', extra: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), `jiaowu-${kind}-`));
  made.push(folder);
  const scripts = kind === 'vite' ? { build: 'vite build' } : { build: 'next build' };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `host-${kind}`, private: true, type: 'module', scripts }),
  );
  const wanted = [tarball(), ...peers.map((name) => `${name}@${versionOf(name)}`), ...extra];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...wanted], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cpSync(join(here, kind), folder, { recursive: true });
  cpSync(join(here, 'scene.tsx'), join(folder, kind === 'vite' ? 'src/scene.tsx' : 'app/scene.tsx'));
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'public/demo.pdf'), demoFileBytes(demoFileOf('巡线原理')));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function serve(folder: string, script: string, args: string[]): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, script), ...args, String(port)], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 150; i++) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return { url, child };
    await new Promise((done) => setTimeout(done, 200));
  }
  child.kill();
  throw new Error(`${script} never answered on ${url}`);
}

async function look(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 }, timezoneId: 'America/New_York' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  await page.goto(url);
  const viewer = page.getByRole('region', { name: 'viewer' });
  await viewer.getByText('/ 24').first().waitFor({ timeout: 30_000 });
  await viewer.getByRole('button', { name: '下一页' }).first().click();
  await expect.poll(() => page.getByLabel('turned').textContent(), { timeout: 10_000 }).toBe('2');
  await page.getByRole('region', { name: 'table' }).getByText('周一').first().waitFor();
  // The whole screen, on the host's own client: a lesson of the week.
  await page.getByRole('region', { name: 'screen' }).getByText('机器人L2-周三A班').first().waitFor({ timeout: 15_000 });
  const colours = () =>
    viewer.locator('canvas').evaluateAll((canvases) =>
      canvases.map((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0;
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return new Set(data).size;
      }),
    );
  await expect
    .poll(async () => Math.max(0, ...(await colours())), { timeout: 30_000, message: 'the page is painted' })
    .toBeGreaterThan(8);
  await page.close();
  return faults;
}

/** Without a registry no host can be made; said in one line, and nothing is claimed. */
const registry = (() => {
  try {
    execFileSync('npm', ['view', 'vite', 'version', '--fetch-timeout=5000', '--fetch-retries=0'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('consumers: no npm registry in reach, so no fresh host apps were made');
    return false;
  }
})();

describe.runIf(registry)('a fresh host app with its own ApiClient', () => {
  let browser: Browser;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    for (const child of children) child.kill();
    await browser.close();
    for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  test('Vite, built and developing: PdfViewer, Timetable and ClassScheduleScreen render from the tarball', async () => {
    const folder = freshApp('vite', [
      `vite@${versionOf('vite')}`,
      `typescript@${versionOf('typescript')}`,
      '@types/react',
      '@types/react-dom',
      '@types/node',
    ]);
    execFileSync(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), '--noEmit'], {
      cwd: folder,
      stdio: 'inherit',
    });
    execFileSync(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
      cwd: folder,
      stdio: 'inherit',
    });
    const { url, child } = await serve(folder, 'node_modules/vite/bin/vite.js', [
      'preview',
      '--host',
      '127.0.0.1',
      '--strictPort',
      '--port',
    ]);
    children.push(child);
    expect(await look(browser, url), 'vite build').toEqual([]);

    const developing = await serve(folder, 'node_modules/vite/bin/vite.js', [
      '--host',
      '127.0.0.1',
      '--strictPort',
      '--port',
    ]);
    children.push(developing.child);
    expect(await look(browser, developing.url), 'vite').toEqual([]);
  }, 600_000);

  test('Next: the same scene, from a server-rendered page', async () => {
    const folder = freshApp('next', [
      'next@16.4.6',
      `typescript@${versionOf('typescript')}`, // or the build installs one of its own choice
      '@types/react',
      '@types/node',
    ]);
    const copy = "import('jiaowu/pdfjs-assets').then((assets) => assets.copyPdfjsAssets('public/pdfjs'))";
    execFileSync(process.execPath, ['-e', copy], { cwd: folder, stdio: 'inherit' });
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
    execFileSync(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    const { url, child } = await serve(folder, 'node_modules/next/dist/bin/next', ['start', '-H', '127.0.0.1', '-p']);
    children.push(child);
    const html = await fetch(url).then((response) => response.text());
    expect(html, 'the parts are in the HTML of the server').toMatch(/巡线原理.*周一/s);
    expect(await look(browser, url)).toEqual([]);
  }, 600_000);
});
