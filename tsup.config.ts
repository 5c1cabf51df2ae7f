import { defineConfig } from 'tsup';

// Entries that contain React code. Only entries need the directive: what a client module imports is client too.
const client = /dist[\\/](index|components[\\/]index|features[\\/][a-z]+[\\/]index)\.js$/;

/** Each on its own line, as esbuild writes them, so the source map keeps its line numbers. */
function published(code: string): string {
  return (
    code
      .replace(/(\b(?:from|import) )"(\.{1,2}\/[^"]+)\.tsx?";$/gm, '$1"$2.js";')
      .replace(/\bimport\("(\.{1,2}\/[^"]+)\.tsx?"\)/g, 'import("$1.js")')
      // The one of the two that every bundler knows, and Node.
      .replace(/\bimport\.meta\.env\?*\.DEV\b/g, '(process.env.NODE_ENV !== "production")')
      // Node takes styled-components for CommonJS, where the default import is the whole module.
      .replace(
        /^import styled, \{ (.*?) \} from "styled-components"/gm,
        'import { styled, $1 } from "styled-components"',
      )
      .replace(/^import styled from "styled-components"/gm, 'import { styled } from "styled-components"')
  );
}

// File by file, as the sources lie: a host's bundler then takes the modules it needs and leaves the others, styles
// included. In bundled chunks every styled component would stay, for its template might have a side effect.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx,js}', '!src/**/*.d.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  bundle: false,
  dts: false, // TypeScript 7 has no JS compiler API; `tsc -p tsconfig.build.json` emits the .d.ts
  sourcemap: true,
  splitting: false,
  treeshake: false, // nothing to shake in single files; tsup's extra Rollup pass drops "use client"
  clean: true,
  silent: true,
  esbuildOptions(options) {
    options.sourcesContent = false; // the sources are published themselves
  },
  plugins: [
    {
      name: 'published',
      renderChunk(code, info) {
        if (info.type !== 'chunk') return;
        const directive = client.test(info.path) ? '"use client";' : '';
        return { code: directive + published(code), map: info.map ?? null };
      },
    },
  ],
});
