import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { pdfjsAssets } from '../scripts/pdfjs-assets.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [pdfjsAssets()],
      resolve: { conditions: ['jiaowu-source', 'module', 'browser', 'development|production'] },
    }),
});
