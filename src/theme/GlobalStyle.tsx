import { createGlobalStyle } from 'styled-components';
import { tokensCss } from './tokens.ts';

/** Class of the product's root element. Base styles apply below it only, so a host page keeps its own. Popups carry it too. */
export const rootClass = 'jiaowu';

// :where() keeps base styles at no specificity: any component class wins.
const baseCss = `
.jiaowu { font-family: var(--font); font-size: var(--fs-14); line-height: var(--lh-14); font-weight: 400; color: var(--text-1); -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility; }
:where(.jiaowu, .jiaowu *), :where(.jiaowu *)::before, :where(.jiaowu *)::after { box-sizing: border-box; }
:where(.jiaowu) :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, pre, blockquote) { margin: 0; padding: 0; }
:where(.jiaowu) :where(h1, h2, h3, h4, h5, h6) { font-weight: 600; line-height: 1.3; font-size: inherit; }
:where(.jiaowu) :where(ul, ol) { list-style: none; }
:where(.jiaowu) :where(fieldset) { border: 0; min-width: 0; }
:where(.jiaowu) :where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; }
:where(.jiaowu) :where(button) { border: 0; padding: 0; background: none; cursor: pointer; text-align: inherit; }
:where(.jiaowu) :where(a) { color: var(--accent-text); text-decoration: none; }
:where(.jiaowu) :where(b, strong) { font-weight: 600; }
:where(.jiaowu) :where(img, svg) { display: block; }
:where(.jiaowu) :where(table) { border-collapse: separate; border-spacing: 0; }
:where(.jiaowu) :where(time, .num) { font-variant-numeric: tabular-nums; white-space: nowrap; }
:where(.jiaowu) :focus { outline: none; }
:where(.jiaowu) :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
:where(.jiaowu) ::placeholder { color: var(--text-3); opacity: 1; }
:where(.jiaowu) ::selection { background: var(--accent-border); color: var(--text-1); }
@keyframes jiaowu-spin { to { transform: rotate(360deg); } }
@keyframes jiaowu-pulse { 50% { opacity: .55; } }
`;

/** Tokens on `:root`, base styles below `.jiaowu`. Render it once, high up. */
export const GlobalStyle = createGlobalStyle`${tokensCss}${baseCss}`;
