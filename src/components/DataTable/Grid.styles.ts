import styled from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

/**
 * The one scroller of both ways. Rows and cells are plain elements styled from here: hundreds of them come and go while
 * scrolling. No row makes a stacking context, so a merged cell can lie over the rows below its own.
 */
export const Scroller = styled.div`
  position: relative;
  isolation: isolate;
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  [data-fill] > * > & {
    flex: 1;
  }
  .dt-grid {
    position: relative;
    min-width: 100%;
  }
  .dt-head,
  .dt-totals {
    position: sticky;
    z-index: var(--z-sticky);
    display: flex;
    --cell-bg: var(--surface-2);
    background: var(--surface-2);
    color: var(--text-3);
    font-size: var(--fs-12);
    line-height: var(--lh-12);
  }
  .dt-head {
    top: 0;
    border-bottom: 1px solid var(--border);
  }
  .dt-totals {
    bottom: 0;
    border-top: 1px solid var(--border);
    color: var(--text-1);
    font-size: var(--fs-13);
    font-weight: 600;
  }
  .dt-body {
    position: relative;
  }
  /* What follows has a line of its own. */
  .dt-body[data-closed] > .dt-row:last-child {
    border-bottom-color: transparent;
  }
  .dt-row {
    position: absolute;
    left: 0;
    display: flex;
    width: 100%;
    --cell-bg: var(--surface);
    background: var(--cell-bg);
    border-bottom: 1px solid var(--border);
    &[data-opens] {
      cursor: pointer;
    }
    &:hover {
      --cell-bg: var(--hover);
    }
    &[data-selected] {
      --cell-bg: var(--accent-bg);
    }
  }
  .dt-mid {
    position: relative;
    flex: none;
  }
  .dt-cell {
    display: flex;
    align-items: center;
    box-sizing: border-box;
    flex: none;
    height: 100%;
    min-width: 0;
    padding: 0 12px;
    overflow: hidden;
    white-space: nowrap;
    background: var(--cell-bg);
    outline-offset: -2px;
    &:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
    &[data-align='end'] {
      justify-content: flex-end;
      text-align: right;
    }
    &[data-align='center'] {
      justify-content: center;
      text-align: center;
    }
    &[data-numeric] {
      font-variant-numeric: tabular-nums;
    }
    &[data-marked] {
      box-shadow: inset 0 0 0 999px color-mix(in srgb, var(--accent) 12%, transparent);
    }
    &[data-kind='select'],
    &[data-kind='expand'] {
      padding: 0;
      justify-content: center;
      cursor: pointer;
    }
    &[data-editable] {
      cursor: text;
    }
  }
  [data-frame='page'] & .dt-cell[aria-colindex='1'] {
    justify-content: flex-start;
    padding-left: 24px;
  }
  [data-frame='page'] & .dt-wide {
    padding-inline: 24px;
  }
  .dt-mid > .dt-cell {
    position: absolute;
    top: 0;
  }
  .dt-cell[data-frozen] {
    position: sticky;
    z-index: 2;
    &[data-edge]::before {
      content: '';
      position: absolute;
      top: 0;
      bottom: -1px;
      width: 1px;
      background: transparent;
    }
    &[data-edge]::after {
      content: '';
      position: absolute;
      top: 0;
      bottom: -1px;
      width: 12px;
      opacity: 0;
      pointer-events: none;
      transition: opacity var(--t-fast);
    }
    &[data-edge='start'] {
      overflow: visible;
      &::before {
        right: 0;
      }
      &::after {
        left: 100%;
        background: linear-gradient(to right, var(--fade), transparent);
      }
    }
    &[data-edge='end'] {
      overflow: visible;
      &::before {
        left: 0;
      }
      &::after {
        right: 100%;
        background: linear-gradient(to left, var(--fade), transparent);
      }
    }
  }
  --fade: rgb(22 31 42 / 0.08);
  [data-theme='dark'] & {
    --fade: rgb(0 0 0 / 0.4);
  }
  &[data-overflows] .dt-cell[data-edge]::before {
    background: var(--border);
  }
  &[data-hides-start] .dt-cell[data-edge='start']::after,
  &[data-hides-end] .dt-cell[data-edge='end']::after {
    opacity: 1;
  }
  .dt-in {
    display: flex;
    align-items: center;
    justify-content: inherit;
    flex: 1;
    height: 100%;
    min-width: 0;
    overflow: hidden;
  }
  .dt-text {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .dt-none {
    color: var(--text-3);
  }
  .dt-heard {
    ${visuallyHidden}
  }
  .dt-cell[data-merged] {
    overflow: visible;
    &:focus-visible {
      z-index: 4;
      background: transparent;
    }
  }
  .dt-cell[data-host] {
    z-index: 1;
    &[data-frozen] {
      z-index: 3;
    }
    &:focus-visible {
      z-index: 4;
    }
  }
  .dt-span {
    position: absolute;
    left: 0;
    right: 0;
    padding: inherit;
    border-bottom: 1px solid var(--border);
    background: var(--surface);
  }
  .dt-cell[data-edge] > .dt-span {
    right: 1px;
  }
  .dt-span-in {
    position: sticky;
    top: var(--head);
    display: flex;
    align-items: center;
    justify-content: inherit;
    min-width: 0;
    overflow: hidden;
  }
  .dt-branch {
    display: flex;
    align-items: center;
    flex: none;
    justify-content: flex-end;
    height: 100%;
    padding-right: 4px;
  }
  .dt-toggle {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: var(--r-s);
    outline-offset: -2px;
    color: var(--text-3);
    > svg {
      transition: transform var(--t-fast);
    }
    &[aria-expanded='true'] > svg,
    &[data-open] > svg {
      transform: rotate(90deg);
    }
    &:hover {
      background: var(--surface-3);
      color: var(--text-1);
    }
    @media (prefers-reduced-motion: reduce) {
      > svg {
        transition: none;
      }
    }
  }
  .dt-box {
    appearance: none;
    display: grid;
    place-content: center;
    box-sizing: border-box;
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1px solid var(--control-border);
    border-radius: var(--r-s);
    background: var(--surface);
    color: var(--on-accent);
    cursor: pointer;
    &:hover {
      border-color: var(--accent);
    }
    &:checked,
    &:indeterminate {
      border-color: var(--accent);
      background: var(--accent);
    }
    &:checked::before {
      content: '';
      width: 9px;
      height: 5px;
      margin-top: -2px;
      border: solid currentColor;
      border-width: 0 0 2px 2px;
      transform: rotate(-45deg);
    }
    &:indeterminate::before {
      content: '';
      width: 8px;
      height: 2px;
      margin: 0;
      border: 0;
      background: currentColor;
      transform: none;
    }
    &:disabled {
      border-color: var(--border-strong);
      background: var(--surface-3);
      cursor: not-allowed;
    }
  }
  .dt-group {
    --cell-bg: var(--surface-2);
    cursor: pointer;
  }
  .dt-wide {
    position: sticky;
    left: 0;
    display: flex;
    align-items: center;
    gap: 4px;
    box-sizing: border-box;
    flex: none;
    width: var(--view-w);
    height: 100%;
    padding: 0 12px;
    outline-offset: -2px;
    > b {
      min-width: 0;
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
    > small {
      font-size: var(--fs-12);
      color: var(--text-3);
      font-variant-numeric: tabular-nums;
    }
    > span {
      margin-left: auto;
      font-variant-numeric: tabular-nums;
    }
  }
  .dt-detail {
    --cell-bg: var(--surface-2);
    cursor: auto;
    &:hover {
      --cell-bg: var(--surface-2);
    }
    > .dt-wide {
      display: block;
      height: auto;
      padding: 0;
      white-space: normal;
      align-self: flex-start;
    }
  }
`;
