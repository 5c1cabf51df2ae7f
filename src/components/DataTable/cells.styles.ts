import { css } from 'styled-components';
import { visuallyHidden } from '../ui/shared/visuallyHidden.styles.ts';

/** Cells: their place, the frozen edge, cells shared by rows. */
export const cellStyles = css`
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
`;
