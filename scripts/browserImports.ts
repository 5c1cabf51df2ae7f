// Which packages run in the browser, read off the sources. Vite is told of them beforehand: a package that it meets only
// in the middle of a first (cold-cache) run makes it optimise again and reload the page under a running test.
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const specifier = /\b(?:from|import)\s*\(?\s*'((?:@[a-z][\w-]*\/)?[a-z][\w.-]*(?:\/[\w./-]+)?)'/g;
/** Not the browser's: the package itself, and the runners' own entries. */
const foreign = /^(jiaowu|vitest|@vitest|storybook|@storybook|msw-storybook-addon|playwright|vite)(\/|$)/;

/** Bare imports of the values (never types) in `folders`, relative to the repository. */
export function browserImports(...folders: string[]): string[] {
  const found = new Set<string>();
  for (const file of globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )) {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/import type [^;]+;/g, '');
    for (const [, name] of code.matchAll(specifier)) {
      if (name && !foreign.test(name) && !builtinModules.includes(name)) found.add(name);
    }
  }
  return [...found].sort();
}
