// Finds a Chromium for the tests, or gets one: CHROMIUM_PATH, an installed one, Playwright's download, Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that is on this machine already, or undefined. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
    return named;
  }
  return installed.find((file) => existsSync(file));
}

function playwrightDownload(): string | undefined {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  console.log('> no Chromium found; trying Playwright’s download …');
  const install = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 });
  if (install.status !== 0) return undefined;
  const code = "import('playwright').then((p) => console.log(p.chromium.executablePath()))";
  const where = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', cwd: import.meta.dirname });
  const file = where.stdout.trim();
  return file && existsSync(file) ? file : undefined;
}

function debianPackage(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('> installing Debian’s chromium and CJK fonts …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const packages = ['chromium', 'fonts-noto-cjk', 'fonts-liberation'];
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
  return installed.find((file) => existsSync(file));
}

/**
 * A Chromium to run the tests in, fetched if need be.
 * @throws Error with the one thing to do, when none can be had.
 */
export function ensureBrowser(): string {
  const file = findBrowser() ?? playwrightDownload() ?? debianPackage();
  if (file) return file;
  throw new Error(
    'The tests need Chromium and none could be had. Install Chromium or Google Chrome (Debian: `apt-get install chromium fonts-noto-cjk`), or set CHROMIUM_PATH to one.',
  );
}
