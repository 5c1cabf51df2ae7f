import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

let packed: string | undefined;

/** Packs the built package as `npm publish` would; the same tarball for all tests of a run. */
export function tarball(): string {
  if (packed) return packed;
  const folder = mkdtempSync(join(tmpdir(), 'jiaowu-pack-'));
  const out = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const name = /"filename":\s*"([^"]+)"/.exec(out)?.[1];
  if (!name) throw new Error(`npm pack named no file:\n${out}`);
  packed = join(folder, name);
  return packed;
}
