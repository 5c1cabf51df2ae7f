import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { startWorker } from './startWorker.ts';
import { withHtmlAttributes } from './withHtmlAttributes.ts';
import { withJiaowuRoot } from './withJiaowuRoot.tsx';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    // Base UI's focus guards are focusable and hidden on purpose: they hand the focus on and never hold it.
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] } },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: '手机 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: '平板 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: '桌面 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['docs', 'theme', 'ui', 'components', 'features'] } },
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'contrast',
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: '品牌色',
      toolbar: {
        title: '品牌色',
        icon: 'paintbrush',
        items: [
          { value: 'blue', title: '蓝（平台 1）' },
          { value: 'orange', title: '橙（平台 8）' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: '密度',
      toolbar: {
        title: '密度',
        icon: 'expand',
        items: [
          { value: 'staff', title: '员工 32' },
          { value: 'touch', title: '触屏 40' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', brand: 'blue', density: 'staff' },
  // Innermost first: the root element, then the attributes on <html>.
  decorators: [withJiaowuRoot, withHtmlAttributes],
});
