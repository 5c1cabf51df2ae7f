import styled from 'styled-components';

/** pdf.js lays each run of text by these variables; the rules are those of its own viewer. */
export const TextHost = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  overflow: hidden;

  .text {
    --min-font-size: 1;
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --min-font-size-inv: calc(1 / var(--min-font-size));
    color-scheme: only light;
    position: absolute;
    top: 0;
    left: 0;
    text-align: initial;
    line-height: 1;
    letter-spacing: normal;
    word-spacing: normal;
    text-size-adjust: none;
    forced-color-adjust: none;
    transform-origin: 0 0;
  }
  .text[data-main-rotation='90'] {
    transform: rotate(90deg) translateY(-100%);
  }
  .text[data-main-rotation='180'] {
    transform: rotate(180deg) translate(-100%, -100%);
  }
  .text[data-main-rotation='270'] {
    transform: rotate(270deg) translateX(-100%);
  }
  .text :is(span, br) {
    color: transparent;
    position: absolute;
    white-space: pre;
    cursor: inherit;
    transform-origin: 0 0;
  }
  .text > :not(.markedContent),
  .text .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  .text .markedContent {
    display: contents;
  }
  [data-copyable] > & .text span {
    cursor: text;
  }
  [data-copyable] > & ::selection {
    background: rgba(10, 104, 228, 0.25);
  }
  @media print {
    display: none;
  }
`;
