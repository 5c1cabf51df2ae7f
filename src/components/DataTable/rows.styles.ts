import { css } from 'styled-components';

/** Head, rows, headings, details and totals inside the scroller. */
export const rowStyles = css`
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
  [data-frame='page'] & .dt-wide {
    padding-inline: 24px;
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
  .dt-totals {
    bottom: 0;
    border-top: 1px solid var(--border);
    color: var(--text-1);
    font-size: var(--fs-13);
    font-weight: 600;
  }
`;
