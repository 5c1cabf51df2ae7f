import type { Decorator } from '@storybook/react-vite';
import { GlobalStyle, rootClass } from '../src/theme/GlobalStyle.tsx';

/** The global style and the root element a host gives the product, on the page's own background. */
export const withJiaowuRoot: Decorator = (Story) => (
  <>
    <GlobalStyle />
    <div className={rootClass}>
      <Story />
    </div>
  </>
);
