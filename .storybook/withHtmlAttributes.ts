import type { Decorator } from '@storybook/react-vite';

type AttributeGlobal = 'theme' | 'brand' | 'density';

/**
 * Puts the toolbar's theme, brand and density on `<html>`, where a host puts them. A story pins one by
 * `globals: { theme: 'dark' }`.
 */
export const withHtmlAttributes: Decorator = (story, { globals }) => {
  const html = document.documentElement;
  for (const name of ['theme', 'brand', 'density'] satisfies AttributeGlobal[]) {
    html.dataset[name] = String(globals[name]);
  }
  document.body.style.background = 'var(--bg)';
  return story();
};
