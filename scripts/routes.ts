// Prints every route of the product and whether its page is built: `npm run routes`, `npm run -s routes -- --json`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routeTable } from '../src/domain/routeTable.ts';
import { type Screen, toRoutes } from '../src/kit/screen.ts';

const features = join(import.meta.dirname, '../src/features');

async function screensOf(feature: string): Promise<readonly Screen[]> {
  const file = join(features, feature, 'screens.ts');
  if (!existsSync(file)) return [];
  const { screens }: { screens: readonly Screen[] } = await import(pathToFileURL(file).href);
  return screens;
}

const screens = (await Promise.all(readdirSync(features).sort().map(screensOf))).flat();
const built = new Set(toRoutes(screens).map(({ name }) => name));
const rows = routeTable.map(({ name, path, title, group }) => ({ name, path, title, group, built: built.has(name) }));

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(rows, null, 2));
} else {
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const pathWidth = Math.max(...rows.map(({ path }) => path.length));
  for (const { name, path, title, built: done } of rows) {
    console.log(`${done ? '✓' : '·'} ${name.padEnd(nameWidth)}  ${path.padEnd(pathWidth)}  ${title}`);
  }
  console.log(`\n${built.size} of ${rows.length} pages are built (✓).`);
}
