import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { root } from './pack.ts';

/** What a host of these parts has anyway, or loads once for all of them. */
const shared = ['react', 'react-dom', 'react/*', 'react-dom/*', 'styled-components', '@floating-ui/*', 'pdfjs-dist*'];

/**
 * Minified and gzipped, KB = 1,024 B: the package's own code that the first render needs. Beside it stands what that
 * is with icons, zod and the virtual list, and what is fetched once a document opens. Raise a budget only with the
 * reason in docs/decisions.
 */
const budgets = [
  { entry: 'components', name: 'PdfViewer', limit: 11.5 },
  { entry: 'components', name: 'RoleGate, PermissionGate', limit: 1.5 },
  { entry: 'components', name: 'Timetable', limit: 30 },
  { entry: 'components', name: 'Button', limit: 3 },
  { entry: 'index', name: 'createApiClient', limit: 5 },
  { entry: 'index', name: 'KitProvider', limit: 18 },
];
const outside = ['lucide-react', 'react-window', 'zod', 'zustand', 'zustand/*', '@tanstack/*', '@base-ui/*'];

interface Weight {
  first: number;
  later: number;
}

async function weigh(code: string, external: readonly string[]): Promise<Weight> {
  const result = await build({
    stdin: { contents: code, resolveDir: root, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    splitting: true, // what is imported lazily is another file
    outdir: join(root, '.cache/size'),
    external: [...shared, ...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const files = new Map(result.outputFiles.map((file) => [file.path, file]));
  // The entry and every chunk it imports statically.
  const first = new Set<string>();
  const visit = (path: string): void => {
    const file = files.get(path);
    if (!file || first.has(path)) return;
    first.add(path);
    for (const [, target = ''] of file.text.matchAll(/(?:from|import)"(\.\/[^"]+)"/g)) visit(join(path, '..', target));
  };
  for (const path of files.keys()) if (path.endsWith('stdin.js')) visit(path);
  const zipped = (paths: string[]) =>
    gzipSync(paths.map((path) => files.get(path)?.text ?? '').join('\n'), { level: 9 }).length / 1024;
  // What these fetch by import(), and so on; a chunk nobody of them asks for belongs to another part of the entry.
  const later = new Set<string>();
  const follow = (path: string): void => {
    for (const [, target = ''] of (files.get(path)?.text ?? '').matchAll(/(?:from|import)\(?"(\.\/[^"]+)"/g)) {
      const found = join(path, '..', target);
      if (first.has(found) || later.has(found)) continue;
      later.add(found);
      follow(found);
    }
  };
  for (const path of first) follow(path);
  const rest = [...later];
  return { first: zipped([...first]), later: rest.length > 0 ? zipped(rest) : 0 };
}

describe('size budgets (gzip, KB)', () => {
  test.each(budgets)('$name stays within $limit KB', async ({ entry, name, limit }) => {
    const file = entry === 'index' ? './dist/index.js' : `./dist/${entry}/index.js`;
    const code = `export { ${name} } from '${file}'`;
    const own = await weigh(code, outside);
    const full = await weigh(code, []);
    console.log(
      `size: ${name}: ${own.first.toFixed(1)} KB of ${limit} KB; with what it imports ${full.first.toFixed(1)} KB; later ${full.later.toFixed(1)} KB`,
    );
    expect(own.first).toBeGreaterThan(0.2); // a budget that measures nothing can't fail
    expect(own.first).toBeLessThanOrEqual(limit);
  });

  test('every entry can be weighed by itself', async () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      exports: Record<string, string | Record<string, string>>;
    };
    for (const [name, target] of Object.entries(exports)) {
      if (typeof target === 'string' || /testing|pdfjs-assets/.test(name)) continue;
      const { first, later } = await weigh(`export * from '${target.default ?? ''}'`, [...outside, 'react-hook-form']);
      console.log(`size: entry jiaowu${name.slice(1)}: ${first.toFixed(1)} KB at once, ${later.toFixed(1)} KB later`);
      expect(first + later).toBeGreaterThan(0.2);
    }
  });
});
