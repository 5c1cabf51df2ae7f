// For build tools (Node), not for browsers: what pdf.js fetches while it draws has to be served by the host.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Character maps, standard fonts, image decoders and colour profiles. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const;
const types: Readonly<Record<string, string>> = { wasm: 'application/wasm', js: 'text/javascript' };

const source = () => dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Copies what pdf.js needs besides its code (about 4 MB) into a folder the host serves.
 * @param target e.g. `public/pdfjs` for the viewer's default address `/pdfjs/`
 */
export function copyPdfjsAssets(target: string): void {
  for (const folder of folders) cpSync(join(source(), folder), join(target, folder), { recursive: true });
}

interface DevRequest {
  url?: string | undefined;
}
interface DevResponse {
  setHeader: (name: string, value: string) => unknown;
  end: (body: Uint8Array) => unknown;
}
interface DevServer {
  middlewares: {
    use: (path: string, handle: (request: DevRequest, response: DevResponse, next: () => void) => void) => unknown;
  };
}
interface Emitter {
  emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => unknown;
}

/** The part of a Vite plugin this one is. */
export interface PdfjsAssetsPlugin {
  name: string;
  /** Not in the build of a server. */
  applyToEnvironment: (environment: { config: { consumer: string } }) => boolean;
  configureServer: (server: DevServer) => void;
  generateBundle: (this: Emitter) => void;
}

/**
 * Vite plugin: serves the same files while developing and puts them into the build.
 * @param base below the site's root, without slashes at its ends; tell another one to `configurePdf({ assetBase })`
 */
export function pdfjsAssets(base = 'pdfjs'): PdfjsAssetsPlugin {
  return {
    name: 'jiaowu-pdfjs-assets',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configureServer({ middlewares }) {
      middlewares.use(`/${base}`, ({ url = '/' }, response, next) => {
        const path = decodeURIComponent(url.split('?')[0] ?? '/').slice(1);
        const file = join(source(), path);
        const known = folders.some((folder) => path.startsWith(`${folder}/`)) && !path.includes('..');
        if (!known || !existsSync(file)) {
          next();
          return;
        }
        const type = types[path.slice(path.lastIndexOf('.') + 1)];
        if (type) response.setHeader('content-type', type);
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const folder of folders) {
        for (const name of readdirSync(join(source(), folder))) {
          this.emitFile({
            type: 'asset',
            fileName: `${base}/${folder}/${name}`,
            source: readFileSync(join(source(), folder, name)),
          });
        }
      }
    },
  };
}
