import { globSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// One page for each workload and implementation, so that none carries another's code.
const pages = globSync('pages/*.tsx', { cwd: import.meta.dirname }).map((file) => basename(file, '.tsx'));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    {
      name: 'bench-pages',
      resolveId: (id) => (id.endsWith('.html') ? id : null),
      load: (id) => {
        const name = basename(id, '.html');
        if (!id.endsWith('.html') || !pages.includes(name)) return null;
        return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${name}</title><body style="margin:0"><div id="root" class="jiaowu"></div><script type="module" src="/pages/${name}.tsx"></script></body></html>`;
      },
    },
  ],
  resolve: {
    conditions: ['jiaowu-source', 'module', 'browser', 'development|production'],
    // One React for all of them.
    dedupe: ['react', 'react-dom', 'scheduler'],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: Object.fromEntries(pages.map((name) => [name, `${import.meta.dirname}/${name}.html`])) },
  },
});
