// `npm test`: every check and every suite, one after another, and one closing line `N passed, N failed`.
// `npm test -- unit e2e` runs only the steps named.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildApp } from './appBuild.ts';
import { ensureBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const reports = join(root, '.cache/test-reports');

interface Count {
  passed: number;
  failed: number;
  /** What failed, for the list at the end. */
  failures?: string[];
}

/** The part of vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function bin(owner: string, name = owner): string {
  const file = require.resolve(`${owner}/package.json`);
  const pkg = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> };
  return join(dirname(file), typeof pkg.bin === 'string' ? pkg.bin : (pkg.bin[name] ?? ''));
}

function node(args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

const check = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Runs projects of vitest.config.ts and counts their tests from the JSON report. */
function vitest(step: string, ...projects: string[]): Count {
  const report = join(reports, `${step}.json`);
  const args = projects.flatMap((name) => ['--project', name]);
  const ok = node([bin('vitest'), 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
    CHROMIUM_PATH: ensureBrowser(),
    NO_COLOR: '1',
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = result.numFailedTests;
  // A suite that fails outside of a test (an import, an unhandled error) has to show in the count as well.
  return { passed: result.numPassedTests, failed: ok ? failed : Math.max(failed, 1), failures: failuresOf(result) };
}

/** Every failed test as `file › test: first lines of the message`. */
function failuresOf(result: Report): string[] {
  return result.testResults.flatMap((file) => {
    const where = relative(root, file.name);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [`${where}: ${firstLines(file.message ?? '')}`];
    return tests.map((test) => `${where} › ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`);
  });
}

const firstLines = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, 8).join('\n    ');

const steps: Record<string, () => Count> = {
  lint: () => check(node([bin('oxlint'), '--type-aware', '--quiet'])),
  format: () => check(node([bin('@biomejs/biome', 'biome'), 'format', '.'])),
  boundaries: () => check(node(['--disable-warning=ExperimentalWarning', 'scripts/boundaries.ts'])),
  types: () => check(node([bin('typescript', 'tsc'), '--noEmit'])),
  unit: () => vitest('unit', 'unit'),
  server: () => vitest('server', 'server'),
  components: () => {
    if (!process.env.PDF_CORPUS) console.log('components: the 181 files of pdf.js’ corpus run with PDF_CORPUS=1 only');
    return vitest('components', 'browser');
  },
  stories: () => vitest('stories', 'storybook'),
  build: () => check(node([bin('tsup')]) && node([bin('typescript', 'tsc'), '-p', 'tsconfig.build.json'])),
  app: () => {
    try {
      buildApp();
      return check(true);
    } catch (error) {
      console.error(error);
      return check(false);
    }
  },
  package: () => vitest('package', 'package'),
  visual: () => vitest('visual', 'visual'),
  e2e: () => vitest('e2e', 'e2e'),
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!(name in steps)) throw new Error(`There is no step "${name}". Steps: ${Object.keys(steps).join(', ')}.`);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const rows: { step: string; count: Count; seconds: number }[] = [];
for (const [step, run] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(step)) continue;
  console.log(`\n── ${step}`);
  const start = performance.now();
  const count = run();
  rows.push({ step, count, seconds: Math.round((performance.now() - start) / 1000) });
}

console.log('');
for (const { step, count } of rows) {
  for (const failure of count.failures ?? []) console.log(`✗ ${step}: ${failure}\n`);
}
for (const { step, count, seconds } of rows) {
  console.log(
    `${step.padEnd(12)}${String(count.passed).padStart(6)} passed${String(count.failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
  );
}
const passed = rows.reduce((sum, row) => sum + row.count.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
