import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { root } from './pack.ts';

/** What a host of these parts has anyway, or loads once for all of them. */
const shared = ['react', 'react-dom', 'styled-components', '@floating-ui/react', 'pdfjs-dist'];

/**
 * Minified and gzipped, KB = 1,024 B: the package's own code that the first render needs. Beside it stands what that
 * is with icons, zod and the virtual list, and what is fetched once a document opens. Raise a budget only with the
 * reason in docs/decisions.
 */
const budgets = [
  { entry: 'components', name: 'PdfViewer', limit: 11.8 },
  { entry: 'components', name: 'RoleGate, PermissionGate', limit: 1.5 },
  { entry: 'components', name: 'Timetable', limit: 30 },
  { entry: 'components', name: 'Button', limit: 3 },
  { entry: 'components', name: 'DataTable, useDataTable', limit: 25 },
  // With the controls of its toolbar and the watermark it shares with the PDF viewer.
  { entry: 'components', name: 'ImageViewer', limit: 16 },
  { entry: 'index', name: 'createApiClient', limit: 5 },
  { entry: 'index', name: 'KitProvider', limit: 18 },
];
const outside =
  'lucide-react react-window zod zustand @tanstack/[^/]+ @base-ui/react react-hook-form @hookform/resolvers react-day-picker date-fns dompurify @tiptap/[^/]+ echarts hls.js fflate read-excel-file qrcode-generator dayjs'.split(
    ' ',
  );

interface Weight {
  first: number;
  later: number;
}

/** Bundles it as a Vite host would: what is imported lazily is another file. */
async function weigh(code: string, external: readonly string[]): Promise<Weight> {
  const entry = join(root, 'the-entry-that-is-weighed.js');
  const left = [...shared, ...external].map((name) => new RegExp(`^${name}($|/)`));
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, external: left, preserveEntrySignatures: 'strict', output: { format: 'esm' } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite answered something else than one bundle.');
  const chunks = new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  // The entry and every chunk it imports statically.
  const first = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of chunks) if (chunk.isEntry) visit(name);
  const zipped = (names: string[]) =>
    names.length === 0
      ? 0
      : gzipSync(names.map((name) => chunks.get(name)?.code ?? '').join('\n'), { level: 9 }).length / 1024;
  return { first: zipped([...first]), later: zipped([...chunks.keys()].filter((name) => !first.has(name))) };
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
      const { first, later } = await weigh(`export * from '${target.default ?? ''}'`, outside);
      console.log(`size: entry jiaowu${name.slice(1)}: ${first.toFixed(1)} KB at once, ${later.toFixed(1)} KB later`);
      expect(first + later).toBeGreaterThan(0.2);
    }
  });
});
