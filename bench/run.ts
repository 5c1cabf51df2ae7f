// `npm run bench [-- workload…]`: builds the pages, runs them interleaved in one Chromium, writes results.json and RESULTS.md.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { preview } from 'vite';
import { ensureBrowser } from '../scripts/browser.ts';
import { reportOf, type ResultRow } from './report.ts';

const here = import.meta.dirname;
const rounds = Number(process.env.ROUNDS ?? 7);
const wanted = process.argv.slice(2);

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

/** `table-antd`: what is done, and who does it. */
const pages = globSync('pages/*.tsx', { cwd: here })
  .map((file) => basename(file, '.tsx'))
  .map((name) => ({ name, workload: name.split('-')[0] ?? '', who: name.split('-').slice(1).join('-') }))
  .filter(({ workload }) => wanted.length === 0 || wanted.includes(workload))
  .sort((a, b) => a.name.localeCompare(b.name));

interface Measured {
  busyMs: number;
  seen: string;
}

async function onePage(browser: Browser, url: string): Promise<Map<string, Measured>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  const measured = new Map<string, Measured>();
  for (const step of await page.evaluate(() => window.bench.names)) {
    const before = await busy();
    const seen = await page.evaluate((name) => window.bench.run(name), step);
    measured.set(step, { busyMs: (await busy()) - before, seen });
  }
  await context.close();
  if (faults.length > 0) throw new Error(`${url}: ${faults.join('; ')}`);
  return measured;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Steps that only lead from one measured step to the next. */
const unmeasured = new Set(['toTheTop', 'toTheEnd', 'openEditor']);

async function measure(browser: Browser, origin: string): Promise<ResultRow[]> {
  const figures = new Map<string, number[]>();
  const shown = new Map<string, string>();
  for (let round = 0; round <= rounds; round++) {
    for (const { name, workload, who } of pages) {
      for (const [step, { busyMs, seen }] of await onePage(browser, `${origin}/${name}.html`)) {
        const first = shown.get(`${workload} ${step}`);
        if (first !== undefined && first !== seen) {
          throw new Error(`${name} shows "${seen}" after ${step}, another implementation "${first}".`);
        }
        shown.set(`${workload} ${step}`, seen);
        // The first round warms the browser's code cache for everybody.
        if (round > 0)
          figures.set(`${workload} ${step} ${who}`, [...(figures.get(`${workload} ${step} ${who}`) ?? []), busyMs]);
      }
    }
    console.log(`round ${round} of ${rounds}`);
  }
  const of = (workload: string, step: string, who: string) => {
    const values = figures.get(`${workload} ${step} ${who}`);
    return values ? Math.round(median(values) * 10) / 10 : null;
  };
  return [...shown.keys()].flatMap((key) => {
    const [workload = '', step = ''] = key.split(' ');
    const ours = of(workload, step, 'ours');
    if (ours === null || unmeasured.has(step)) return [];
    const others = pages.filter((page) => page.workload === workload && !['ours', 'limit'].includes(page.who));
    const peers = Object.fromEntries(
      others.flatMap(({ who }) => {
        const value = of(workload, step, who);
        return value === null ? [] : [[who, value]];
      }),
    );
    return [
      { workload, metric: step, unit: 'ms busy', better: 'lower', ours, peers, limit: of(workload, step, 'limit') },
    ];
  });
}

if (!existsSync(join(here, 'node_modules/antd'))) {
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
}
run(process.execPath, [join(here, '../node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
const server = await preview({ root: here, configFile: join(here, 'vite.config.ts'), preview: { port: 0 } });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const rows = await measure(browser, origin);
  writeFileSync(join(here, 'results.json'), `${JSON.stringify(rows, null, 2)}\n`);
  writeFileSync(join(here, 'RESULTS.md'), reportOf(rows, { rounds, chromium: browser.version() }));
  console.log(reportOf(rows, { rounds, chromium: browser.version() }));
} finally {
  await browser.close();
  await server.close();
}
