import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What this process holds. */
const held = new Set<string>();

/** When a process began, as Linux tells it; empty elsewhere. Tells a reused pid from the process that took the lock. */
function beginOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function lives(owner: string): boolean {
  const [pidText = '', begin = ''] = owner.split(' ');
  const pid = Number(pidText);
  if (!(pid > 0)) return false;
  // A former process of a container often had our own number.
  if (pid === process.pid) return begin === beginOf(pid) && held.has(owner);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  return begin === '' || begin === beginOf(pid);
}

/** A second process found the folder in use. */
export class FolderInUse extends Error {}

/**
 * Takes a folder for this process; the lock of a killed process is taken over. PGlite itself takes no lock, and two
 * processes on one folder silently lose writes.
 * @returns what gives the folder back.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use');
  const owner = `${process.pid} ${beginOf(process.pid)} ${folder}`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, owner, { flag: 'wx' });
      held.add(owner);
      return () => {
        held.delete(owner);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const other = readFileSync(file, 'utf8');
      if (lives(other)) {
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${other.split(' ')[0]}. Stop it, choose another folder by DATA_DIR, or set DATABASE_URL to a PostgreSQL server.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(`The data folder ${folder} could not be locked: another process is starting on it.`);
}
