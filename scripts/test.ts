// `npm test`: every check and every suite, one after another, and one closing line `N passed, N failed`.
// `npm test -- unit e2e` runs only the steps named; LANES=2 runs two at a time, where there are cores for that.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { runInLanes, type Step } from './lanes.ts';
import { type Count, countOf } from './testReport.ts';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const reports = join(root, '.cache/test-reports');

interface Ended {
  ok: boolean;
  output: string;
}

function bin(owner: string, name = owner): string {
  const file = require.resolve(`${owner}/package.json`);
  const pkg = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> };
  return join(dirname(file), typeof pkg.bin === 'string' ? pkg.bin : (pkg.bin[name] ?? ''));
}

/** Runs Node and keeps what it prints: two steps at once would talk through each other. */
function node(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.once('error', (error) => done({ ok: false, output: error.message }));
    child.once('close', (code) => done({ ok: code === 0, output: output.join('') }));
  });
}

interface Result {
  count: Count;
  seconds: number;
}

function step(name: string, run: () => Promise<{ count: Count; output: string }>, order: Partial<Step<Result>> = {}) {
  return {
    name,
    ...order,
    run: async () => {
      const start = performance.now();
      const { count, output } = await run();
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`\n── ${name}\n${output.trimEnd()}`);
      return { count, seconds };
    },
  };
}

/** A check that is right or wrong as a whole: commands one after another, until one fails. */
function check(name: string, commands: readonly (readonly string[])[], order?: Partial<Step<Result>>) {
  const run = async () => {
    const outputs: string[] = [];
    for (const args of commands) {
      const { ok, output } = await node(args);
      outputs.push(output);
      if (!ok) return { count: { passed: 0, failed: 1 }, output: outputs.join('') };
    }
    return { count: { passed: 1, failed: 0 }, output: outputs.join('') };
  };
  return step(name, run, order);
}

/** A project of vitest.config.ts; its tests are counted from the JSON report. */
function suite(name: string, project: string, order?: Partial<Step<Result>>) {
  const run = async () => {
    const report = join(reports, `${name}.json`);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const env = { CHROMIUM_PATH: ensureBrowser() };
    const { ok, output } = await node([bin('vitest'), 'run', '--project', project, ...reporters], env);
    return { count: countOf(report, ok), output };
  };
  return step(name, run, order);
}

const quietNode = '--disable-warning=ExperimentalWarning';
const tsc = bin('typescript', 'tsc');
// What fails soonest first; after that the longest, so that several lanes end together.
const steps = [
  check('lint', [[bin('oxlint'), '--type-aware', '--quiet']]),
  check('format', [[bin('@biomejs/biome', 'biome'), 'format', '.']]),
  check('boundaries', [[quietNode, 'scripts/boundaries.ts']]),
  check('types', [[tsc, '--noEmit']]),
  suite('unit', 'unit'),
  check('app', [['--conditions=jiaowu-source', quietNode, 'scripts/appBuild.ts']]),
  suite('visual', 'visual'),
  // Both let Vite prepare the same packages for the browser.
  suite('stories', 'storybook', { apart: ['components'] }),
  suite('e2e', 'e2e', { after: ['app'] }),
  suite('components', 'browser'),
  suite('server', 'server'),
  check('build', [[bin('tsup')], [tsc, '-p', 'tsconfig.build.json']], { apart: ['types'] }),
  suite('package', 'package', { after: ['build'] }),
];

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!steps.some((one) => one.name === name)) {
    throw new Error(`There is no step "${name}". Steps: ${steps.map((one) => one.name).join(', ')}.`);
  }
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (!process.env.PDF_CORPUS) console.log('components: the 181 files of pdf.js’ corpus run with PDF_CORPUS=1 only');

const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results = await runInLanes(chosen, Number(process.env.LANES ?? 1));

console.log('');
for (const [name, { count }] of results) {
  for (const failure of count.failures ?? []) console.log(`✗ ${name}: ${failure}\n`);
}
const pad = (count: number, width: number) => String(count).padStart(width);
for (const [name, { count, seconds }] of results) {
  console.log(`${name.padEnd(12)}${pad(count.passed, 6)} passed${pad(count.failed, 4)} failed ${pad(seconds, 5)} s`);
}
const total = (kind: 'passed' | 'failed') => [...results.values()].reduce((sum, { count }) => sum + count[kind], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
