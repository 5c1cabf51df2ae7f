// The floors of the house: a file of the package imports only from lower floors, a feature never from another
// feature, app and server only from the package's published entry points. Zones come from the folders.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const floors: Record<string, number> = {
  domain: 0,
  theme: 0,
  contract: 1,
  api: 2,
  session: 3,
  kit: 4,
  hooks: 5,
  components: 6,
  features: 7,
  testing: 7,
};
const entries = new Set(
  Object.keys((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }).exports).map(
    (key) => key.replace(/^\./, 'jiaowu'),
  ),
);

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Folder of a file below src, and for features the feature's own name. */
function zoneOf(file: string): { zone: string; feature: string | undefined } {
  const [, zone = '', feature] = relative(root, file).split(sep);
  return { zone, feature: zone === 'features' ? feature : undefined };
}

function complaint(file: string, target: string): string | undefined {
  const from = zoneOf(file);
  const to = zoneOf(join(dirname(file), target));
  if (!(to.zone in floors))
    return relative(root, join(dirname(file), target)).startsWith('src') ? undefined : 'leaves src';
  const here = floors[from.zone] ?? 8;
  const there = floors[to.zone] ?? 8;
  if (there > here) return `${from.zone} (floor ${here}) imports ${to.zone} (floor ${there})`;
  if (from.zone === 'theme' && to.zone === 'domain') return undefined;
  if (from.feature && to.feature && from.feature !== to.feature) return `feature ${from.feature} imports ${to.feature}`;
  if (here === there && from.zone !== to.zone && from.zone !== 'testing')
    return `${from.zone} and ${to.zone} share a floor`;
  return undefined;
}

const faults: string[] = [];
for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
  const path = join(root, file);
  if (!(zoneOf(path).zone in floors)) continue; // src/index.ts: the entry that composes
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(importPattern)) {
    if (!target.startsWith('.')) continue;
    const why = complaint(path, target);
    if (why) faults.push(`${file}: ${target}: ${why}`);
  }
}
for (const file of globSync(['app/src/**/*.{ts,tsx}', 'server/**/*.ts'], {
  cwd: root,
  exclude: (f) => f.includes('node_modules'),
})) {
  for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(importPattern)) {
    if (target.startsWith('jiaowu') && !entries.has(target) && !target.startsWith('jiaowu-')) {
      faults.push(`${file}: ${target} is not a published entry point`);
    }
    if (/^(\.\.\/)+src\//.test(target)) faults.push(`${file}: ${target} reaches into the package's source`);
  }
}
// One file where case does not count (macOS, Windows), and one output file of the build.
const names = Map.groupBy(globSync('src/**/*.{ts,tsx}', { cwd: root }), (file) =>
  file.replace(/\.tsx?$/, '').toLowerCase(),
);
for (const [, files] of names) if (files.length > 1) faults.push(`${files.join(' and ')} differ only in case`);
for (const fault of faults) console.error(`boundaries: ${fault}`);
if (faults.length > 0) process.exit(1);
