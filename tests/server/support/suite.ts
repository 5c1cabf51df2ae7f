import { afterAll, beforeAll, describe } from 'vitest';
import { createApp } from '../../../server/src/app.ts';
import { type Database, type Db, openDatabase } from '../../../server/src/db/open.ts';
import { seedDemo } from '../../../server/src/demo/seed.ts';
import { createMemoryStorage } from '../../../server/src/storage/memory.ts';
import type { Storage } from '../../../server/src/storage/storage.ts';
import { type Cluster, hasPostgres, startPostgres } from './postgres.ts';
import { createWorld, type World } from './world.ts';

/** A database with the demo's cast, and how a test gets at it. */
export interface Suite {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Runs a story whose changes are undone afterwards. */
  readonly undone: (story: (world: World) => Promise<void>) => Promise<void>;
  /** Runs a story on the database itself: its changes stay for those after it, several calls may run at once. */
  readonly kept: (story: (world: World) => Promise<void>) => Promise<void>;
}

class UndoneOnPurpose extends Error {}

function worldOn(db: Db, storage: Storage, start?: string): World {
  return createWorld((parts) => createApp({ db, storage, ...parts }), db, start);
}

function define(kind: Suite['kind'], tests: (suite: Suite) => void, open: () => Promise<Database>): void {
  describe(`on ${kind}`, () => {
    let database: Database | undefined;
    let hours = 0;
    const storage = createMemoryStorage();
    const db = (): Db => {
      if (!database) throw new Error('the database is open only while tests run');
      return database.db;
    };
    beforeAll(async () => {
      database = await open();
      await seedDemo(database.db, storage, { size: 'cast', today: '2026-09-21' });
    });
    afterAll(() => database?.close());
    tests({
      kind,
      get db() {
        return db();
      },
      async undone(story) {
        const rolledBack = db().transaction(async (tx) => {
          await story(worldOn(tx, storage));
          throw new UndoneOnPurpose();
        });
        await rolledBack.catch((error: unknown) => {
          if (!(error instanceof UndoneOnPurpose)) throw error;
        });
      },
      async kept(story) {
        // Each an hour after the one before, as limits and sessions of that one are still there.
        await story(worldOn(db(), storage, `2026-09-21 ${String(9 + hours++).padStart(2, '0')}:00:00`));
      },
    });
  });
}

/** Runs the same tests on the embedded database and, where there is one, on a PostgreSQL server. */
export function onEveryDatabase(tests: (suite: Suite) => void): void {
  define('pglite', tests, () => openDatabase());
  if (!hasPostgres) {
    console.log('No PostgreSQL here (TEST_DATABASE_URL, or Debian’s package): tested on the embedded database only.');
    return;
  }
  let cluster: Cluster | undefined;
  define('postgres', tests, async () => {
    cluster = await startPostgres();
    const { url, drop } = await cluster.create();
    const database = await openDatabase({ url });
    return {
      ...database,
      close: async () => {
        await database.close();
        await drop();
        cluster?.stop();
      },
    };
  });
}

/** On the embedded database only: for what does not touch the database's behaviour. */
export function onPglite(tests: (suite: Suite) => void): void {
  define('pglite', tests, () => openDatabase());
}
