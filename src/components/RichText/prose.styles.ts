import { css } from 'styled-components';

/** Typography of a rich text; the editor and the view share it, so what is written looks like what is read. */
export const prose = css`
  font-size: var(--fs-14);
  line-height: 1.7;
  color: var(--text-2);
  overflow-wrap: anywhere;

  > * + * {
    margin-top: 8px;
  }
  /* A line left empty on purpose keeps its height. */
  p:empty {
    min-height: 1.7em;
  }
  h2,
  h3 {
    color: var(--text-1);
    line-height: 1.4;
  }
  h2 {
    font-size: var(--fs-16);
  }
  h3 {
    font-size: var(--fs-14);
  }
  > * + h2 {
    margin-top: 20px;
  }
  > * + h3 {
    margin-top: 16px;
  }
  strong {
    color: var(--text-1);
  }
  em {
    font-style: italic;
  }
  u {
    text-underline-offset: 3px;
  }
  ul,
  ol {
    padding-left: 24px;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ul ul {
    list-style: circle;
  }
  li + li,
  li > ul,
  li > ol {
    margin-top: 4px;
  }
  li::marker {
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  blockquote {
    padding: 2px 0 2px 12px;
    border-left: 3px solid var(--border-strong);
    color: var(--text-3);
  }
  blockquote > * + * {
    margin-top: 4px;
  }
  a {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: var(--r-m);
  }
  p > img,
  li > img {
    margin: 8px 0;
  }
`;
