import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where databases for tests can be made and dropped. */
export interface Cluster {
  /** Address of a fresh, empty database. */
  readonly create: () => Promise<{ url: string; drop: () => Promise<void> }>;
  readonly stop: () => void;
}

const initdb = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);
const given = process.env.TEST_DATABASE_URL;

/** Is there a PostgreSQL to test against: TEST_DATABASE_URL, or Debian's package. */
export const hasPostgres = given !== undefined || initdb !== undefined;

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** PostgreSQL refuses to run as root: then it runs as the user the package made. */
function run(command: string): void {
  const root = process.getuid?.() === 0;
  if (root) execFileSync('su', ['postgres', '-c', command], { stdio: 'ignore' });
  else execFileSync('sh', ['-c', command], { stdio: 'ignore' });
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databasesOf(url: string, stop: () => void): Cluster {
  return {
    async create() {
      const name = `jiaowu_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
      await admin(url, `create database ${name}`);
      const own = new URL(url);
      own.pathname = `/${name}`;
      return { url: own.href, drop: () => admin(url, `drop database if exists ${name} with (force)`) };
    },
    stop,
  };
}

/** The server of TEST_DATABASE_URL, or a throw-away cluster in a temporary folder. */
export async function startPostgres(): Promise<Cluster> {
  if (given !== undefined) return databasesOf(given, () => {});
  const bin = (initdb ?? '').replace(/initdb$/, '');
  const home = mkdtempSync(join(tmpdir(), 'jiaowu-pg-'));
  const port = await freePort();
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', home]);
  run(`${bin}initdb -D ${home}/db -U app --auth=trust -E UTF8 --no-sync`);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c fsync=off`;
  run(`${bin}pg_ctl -w -D ${home}/db -l ${home}/log -o "${settings}" start`);
  return databasesOf(`postgres://app@127.0.0.1:${port}/postgres`, () => {
    run(`${bin}pg_ctl -D ${home}/db -m immediate stop`);
    rmSync(home, { recursive: true, force: true });
  });
}
