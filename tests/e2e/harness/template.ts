import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const prefix = 'jiaowu-e2e-seeded-';
const day = 24 * 3600 * 1000;

/** Of everything that decides what a seeded database holds. */
function fingerprint(facts: string): string {
  const hash = createHash('sha256').update(facts);
  const sources = globSync(
    ['server/drizzle/**/*.{sql,json}', 'server/src/{db,demo}/**/*.ts', 'src/{domain,testing}/**/*.ts'],
    {
      cwd: root,
    },
  );
  for (const file of sources.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function dropOld(): void {
  for (const name of globSync(`${prefix}*`, { cwd: tmpdir() })) {
    const folder = join(tmpdir(), name);
    if (Date.now() - statSync(folder).mtimeMs > day) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A data folder with the demo in it. Filling one takes many times longer than copying it, so it is done once for all
 * test files.
 * @param facts what the demo depends on beside the code: its size and the day
 * @param seed starts the server on the folder and stops it again
 */
export async function seededFolder(facts: string, seed: (folder: string) => Promise<void>): Promise<string> {
  const template = join(tmpdir(), `${prefix}${fingerprint(facts)}`);
  if (!existsSync(template)) {
    dropOld();
    const fresh = mkdtempSync(join(tmpdir(), 'jiaowu-e2e-seeding-'));
    await seed(fresh);
    try {
      renameSync(fresh, template);
    } catch {
      // Another run was faster.
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'jiaowu-e2e-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}
