import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { lockFolder } from './lock.ts';

type NoSchema = Record<string, never>;
/** The database, whatever carries it. */
export type Db = PgDatabase<PgQueryResultHKT, NoSchema>;
/** An open transaction. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export interface Database {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`: that server. */
  url?: string | undefined;
  /** Else an embedded PGlite in this folder; neither: one in memory. */
  dataDir?: string | undefined;
}

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
const config = { casing: 'snake_case' } as const;

async function openPostgres(connectionString: string): Promise<Database> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
  ]);
  const pool = new pg.Pool({ connectionString, max: 10 });
  // A connection the server closed while it lay idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  const client = await pool.connect();
  try {
    // Several servers may start at once: one migrates, the others wait and find it done.
    await client.query('select pg_advisory_lock(20260921)');
    await migrate(drizzle(client, config), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock(20260921)');
    client.release();
  }
  return { db: drizzle(pool, config), kind: 'postgres', close: () => pool.end() };
}

async function openPglite(dataDir: string | undefined): Promise<Database> {
  const [{ drizzle }, { migrate }, { PGlite }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('@electric-sql/pglite'),
  ]);
  if (dataDir) mkdirSync(dataDir, { recursive: true }); // PGlite's own mkdir makes one level only
  const unlock = dataDir ? lockFolder(dataDir) : () => {};
  try {
    const client = await PGlite.create(dataDir ? { dataDir: join(dataDir, 'pg') } : {});
    const db = drizzle(client, config);
    await migrate(db, { migrationsFolder });
    // The embedded engine has nobody who looks after its statistics while it runs.
    await client.exec('analyze');
    return { db, kind: 'pglite', close: () => client.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the database and brings its tables up to date.
 * @throws Error when another process uses the data folder, or the server named by `url` cannot be reached.
 */
export function openDatabase({ url, dataDir }: DatabaseOptions = {}): Promise<Database> {
  return url ? openPostgres(url) : openPglite(dataDir);
}
