import styled from 'styled-components';

export const HeadLine = styled.div`
  .dt-sort {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    color: inherit;
    > svg {
      flex: none;
      opacity: 0.7;
    }
  }
  [aria-sort='ascending'],
  [aria-sort='descending'] {
    color: var(--accent-text);
    font-weight: 600;
    .dt-sort > svg {
      opacity: 1;
    }
  }
  .dt-cell:hover .dt-sort {
    color: var(--text-1);
  }
  .dt-pull {
    position: absolute;
    z-index: 1;
    top: 0;
    bottom: 0;
    right: 0;
    width: 9px;
    cursor: col-resize;
    touch-action: none;
    &::after {
      content: '';
      position: absolute;
      top: 25%;
      bottom: 25%;
      right: 0;
      width: 1px;
      background: var(--border-strong);
      opacity: 0;
    }
    &:hover::after,
    &[data-pulled]::after {
      top: 0;
      bottom: 0;
      width: 2px;
      background: var(--accent);
      opacity: 1;
    }
    @media (pointer: coarse) {
      width: 24px;
    }
  }
  &:hover .dt-pull::after {
    opacity: 1;
  }
`;
