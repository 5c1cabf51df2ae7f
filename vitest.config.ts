import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserImports } from './scripts/browserImports.ts';
import { pdfjsAssets } from './scripts/pdfjs-assets.ts';

const executablePath = process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

const provider = () =>
  playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--hide-scrollbars',
      ],
    },
    contextOptions: {
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'zh-CN',
      timezoneId: 'America/New_York', // not the institution's zone: wall-clock strings must not care
    },
  });

// Everything the browser tests import, or a first (cold-cache) run re-optimises and reloads in the middle.
const optimizeDeps = {
  include: [
    ...browserImports('src', 'stories', 'tests/{components,kit,hooks,features,theme}'),
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'msw/browser',
    'pdfjs-dist/build/pdf.worker.min.mjs',
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  ],
};
const resolve = { conditions: ['jiaowu-source', 'module', 'browser', 'development|production'] };
const nodeResolve = { conditions: ['jiaowu-source', 'module', 'node', 'development|production'] };
const browser = {
  enabled: true,
  headless: true,
  provider: provider(),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
};

export default defineConfig({
  resolve,
  test: {
    projects: [
      {
        extends: true,
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{domain,contract,api,session,testing,unit}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react(), pdfjsAssets()],
        // PDF_CORPUS=1 lets the browser read the corpus of PDF files beside the repository (several minutes).
        ...(process.env.PDF_CORPUS ? { server: { fs: { allow: ['.', '../shared/data'] } } } : {}),
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['tests/{components,kit,hooks,features,theme}/**/*.test.{ts,tsx}'],
          exclude: process.env.PDF_CORPUS ? [] : ['tests/components/PdfViewer/corpus.test.tsx'],
          setupFiles: ['tests/patience.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
        optimizeDeps,
        test: { name: 'storybook', browser },
      },
      {
        extends: true,
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'visual',
          environment: 'node',
          include: ['tests/visual/**/*.test.ts'],
          globalSetup: ['tests/visual/support/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
