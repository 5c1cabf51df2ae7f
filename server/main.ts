// Starts the reference server: `node --conditions=jiaowu-source server/main.ts`. Settings come from the environment.
import { FolderInUse } from './src/db/lock.ts';
import { startServer, type StartOptions } from './src/start.ts';

function demoSize(): StartOptions['demo'] {
  if (process.env.DEMO === '0') return 'none';
  return process.env.DEMO_SIZE === 'cast' ? 'cast' : 'full';
}

/** What whoever starts the server can do something about is told in a sentence; anything else with where it happened. */
function explain(error: unknown): unknown {
  if (error instanceof FolderInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT} is taken (EADDRINUSE). Set PORT to another one, or leave it out and a free one is chosen.`;
  }
  return error;
}

const began = performance.now();
try {
  const server = await startServer({
    port: process.env.PORT ? Number(process.env.PORT) : undefined,
    host: process.env.HOST,
    dataDir: process.env.DATA_DIR,
    databaseUrl: process.env.DATABASE_URL,
    now: process.env.SERVER_NOW,
    demo: demoSize(),
    staticDir: process.env.STATIC_DIR ?? `${import.meta.dirname}/../app/dist`,
    trustProxy: process.env.TRUST_PROXY === '1',
  });
  console.log(`教务 ${server.url} (${server.kind}, ${Math.round(performance.now() - began)} ms)`);
  console.log(`演示短信箱 ${server.url}/dev/mailbox`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
