import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pdfjsAssets } from '../scripts/pdfjs-assets.ts';

const api = process.env.JIAOWU_API ?? 'http://127.0.0.1:3100';

/**
 * Zod can write JSON schemas; nothing here asks it to. Its schemas hold on to that code all the same, so the build puts
 * a refusal in its place: 6 KB (gzip) less on the first load.
 */
function withoutJsonSchemas(): Plugin {
  const refusal = "() => { throw new Error('JSON schemas are left out of this build, see app/vite.config.ts.'); }";
  return {
    name: 'without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        const renamed = /^export \{ .+ \};$/gm.exec(code)?.[0] ?? '';
        return {
          code: `${names.map((name) => `export const ${name} = ${refusal};`).join('\n')}\n${renamed}`,
          map: null,
        };
      },
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), pdfjsAssets(), withoutJsonSchemas()],
  // The package's own sources, not its build: one change, one reload.
  resolve: { conditions: ['jiaowu-source', 'module', 'browser', 'development|production'] },
  server: {
    port: 5173,
    proxy: { '/api': api, '/planet': api, '/dev': api },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // pdf.js' worker, which no page waits for.
    chunkSizeWarningLimit: 2500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes only with the dependencies stays cached over releases of the product.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'vendor', test: /node_modules\/(react-router|styled-components|@tanstack|zod|zustand)\// },
          ],
        },
      },
    },
  },
});
