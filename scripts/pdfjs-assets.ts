// Vite plugin: serves and emits pdf.js' cmaps, standard fonts, wasm and ICC profiles under /pdfjs/.
import { createReadStream, readdirSync, readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const;

export function pdfjsAssets(prefix = 'pdfjs'): Plugin {
  return {
    name: 'pdfjs-assets',
    configureServer(server) {
      server.middlewares.use(`/${prefix}`, (req, res, next) => {
        const path = decodeURIComponent((req.url ?? '/').split('?')[0]!).slice(1);
        const file = join(root, path);
        if (!folders.some((f) => path.startsWith(`${f}/`)) || path.includes('..') || !existsSync(file)) return next();
        if (file.endsWith('.wasm')) res.setHeader('content-type', 'application/wasm');
        else if (file.endsWith('.js')) res.setHeader('content-type', 'text/javascript');
        createReadStream(file).pipe(res);
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const f of folders)
        for (const name of readdirSync(join(root, f)))
          this.emitFile({
            type: 'asset',
            fileName: `${prefix}/${f}/${name}`,
            source: readFileSync(join(root, f, name)),
          });
    },
  };
}
