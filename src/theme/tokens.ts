import { orangeTokens } from './brandTokens.ts';
import { darkOrangeTokens, darkRoleTokens } from './darkTokens.ts';
import { lightRoleTokens, scaleTokens } from './lightTokens.ts';
import { darkSubjectTokens, lightSubjectTokens, subjectAttributeCss } from './subjectTokens.ts';
import { zLayerTokens } from './zLayers.ts';

// The CJK middle dot and ellipsis are full width and centred; take these two from a Latin face (local, no download).
const punctuation = `
@font-face { font-family: "Jiaowu Punct"; src: local("Helvetica Neue"), local("Arial"), local("Liberation Sans"); unicode-range: U+B7, U+2026; }
@font-face { font-family: "Jiaowu Punct"; font-weight: 600 700; src: local("Helvetica Neue Bold"), local("Arial Bold"), local("Liberation Sans Bold"); unicode-range: U+B7, U+2026; }`;

/**
 * All design tokens as CSS text. Light and blue stand on `:root`; `data-theme="dark"`, `data-brand="orange"` and
 * `data-density="touch"` on `<html>` change them. An element that carries both `data-theme` and `data-brand` is an
 * island with its own theme inside a page of another.
 */
export const tokensCss = `${punctuation}
:root { ${scaleTokens}
  ${zLayerTokens} }
:root, :where([data-theme][data-brand]) { ${lightRoleTokens} ${lightSubjectTokens} }
[data-brand="orange"] { ${orangeTokens} }
[data-theme="dark"] { color-scheme: dark; ${darkRoleTokens} ${darkSubjectTokens} }
[data-theme="dark"][data-brand="orange"] { ${darkOrangeTokens} }
[data-density="touch"] { --h-s: 40px; --h-m: 40px; --h-l: 48px; --fs-control: 16px; --row: 56px; --row-s: 48px; }
@media (pointer: coarse) {
  :root { --target: 44px; --h-s: 44px; --h-m: 44px; --h-l: 48px; --fs-control: 16px; }
}
@media (prefers-reduced-motion: reduce) {
  :root { --t-fast: 0ms; --t-open: 0ms; }
}
${subjectAttributeCss}`;
