import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { createClock } from './clock.ts';
import { openDatabase } from './db/open.ts';
import { seedDemo } from './demo/seed.ts';
import { consoleLogger, type Logger } from './http/log.ts';
import { ensurePlatformCompany, signingSecret } from './platform.ts';
import { createLocalSms, type Sms } from './sms/sms.ts';
import { createFolderStorage } from './storage/folder.ts';

export interface StartOptions {
  /** Left out: 3100, or a free one where that is taken. 0: a free one. */
  port?: number | undefined;
  /** Default 127.0.0.1: this machine only. */
  host?: string | undefined;
  /** Folder of the embedded database and of the files. */
  dataDir?: string | undefined;
  /** `postgres://…`: that server instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** `YYYY-MM-DD HH:mm:ss`: sets the clock; the demo then keeps its own dates. */
  now?: string | undefined;
  demo?: 'none' | 'cast' | 'full' | undefined;
  /** Folder of the built host app. */
  staticDir?: string | undefined;
  trustProxy?: boolean | undefined;
  sms?: Sms | undefined;
  logger?: Logger | undefined;
}

export interface RunningServer {
  readonly url: string;
  readonly kind: 'pglite' | 'postgres';
  stop(): Promise<void>;
}

const usualPort = 3100;

function listen(server: ReturnType<typeof createAdaptorServer>, host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function listenSomewhere(server: ReturnType<typeof createAdaptorServer>, host: string, port: number | undefined) {
  try {
    return await listen(server, host, port ?? usualPort);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || port !== undefined) throw error;
    return listen(server, host, 0);
  }
}

/**
 * Opens the database, fills it with the demo where it is empty, and serves.
 * @throws FolderInUse when another process uses the data folder; Error when the port given is taken or the database
 * cannot be reached.
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', demo = 'full' } = options;
  const dataDir = resolve(options.dataDir ?? 'data');
  const clock = createClock(options.now);
  const database = await openDatabase({ url: options.databaseUrl, dataDir });
  try {
    const { db } = database;
    const storage = createFolderStorage(join(dataDir, 'files'));
    if (demo !== 'none') await seedDemo(db, storage, { size: demo, today: clock().slice(0, 10) });
    await ensurePlatformCompany(db, clock());
    const app = createApp({
      db,
      clock,
      storage,
      sms: options.sms ?? createLocalSms(),
      secret: await signingSecret(db),
      logger: options.logger ?? consoleLogger(),
      staticDir: options.staticDir,
      trustProxy: options.trustProxy,
    });
    const server = createAdaptorServer({ fetch: app.fetch });
    const port = await listenSomewhere(server, host, options.port);
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
      kind: database.kind,
      async stop() {
        const closed = new Promise<void>((done) => server.close(() => done()));
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        // Calls under way may end; whoever only keeps a connection open does not hold up the stop.
        const hurry = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 3000);
        await closed;
        clearTimeout(hurry);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
