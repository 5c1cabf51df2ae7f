import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfjsAssets } from '../scripts/pdfjs-assets.ts';

const api = process.env.JIAOWU_API ?? 'http://127.0.0.1:3100';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), pdfjsAssets()],
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
            {
              name: 'vendor',
              test: /node_modules\/(react-router|styled-components|@tanstack\/(query-core|react-query)|zod|zustand)\//,
            },
          ],
        },
      },
    },
  },
});
