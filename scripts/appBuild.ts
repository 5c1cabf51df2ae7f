// Builds the host app when something it is made of changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'app/dist/.stamp');

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const files = globSync(['src/**/*', 'app/src/**/*', 'app/*.{ts,html,json}', 'scripts/pdfjs-assets.ts'], {
    cwd: root,
  });
  for (const file of files.sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`\n${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Leaves a fresh production build in app/dist. @throws Error when the build fails. */
export function buildApp(): void {
  const now = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  console.log('> building the web app …');
  const require = createRequire(import.meta.url);
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const run = spawnSync(process.execPath, [vite, 'build', 'app', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error('The web app could not be built; the messages above say why.');
  writeFileSync(stampFile, now);
}

if (process.argv[1] === import.meta.filename) buildApp();
