import { styled } from 'styled-components';

export const Rail = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--sp-6);
  min-height: 0;
  padding: var(--sp-4) var(--sp-4) var(--sp-6);
  overflow-y: auto;
  border-left: 1px solid var(--border);
  background: var(--surface-2);

  &[data-sheet] {
    padding: 0;
    border: 0;
    background: none;
  }

  h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    margin: 0 0 var(--sp-2);
    font-size: 13px;
    font-weight: 600;
    line-height: 20px;
    color: var(--text-1);
  }

  h2 > small {
    font-size: 13px;
    font-weight: 400;
    color: var(--text-3);
  }
`;

export const NextCard = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-1);
  padding: var(--sp-4);
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  font-size: 13px;
  line-height: 20px;
  color: var(--text-3);

  strong {
    font-size: 24px;
    font-weight: 600;
    line-height: 32px;
    color: var(--text-1);
    font-variant-numeric: tabular-nums;
  }

  b {
    font-size: 14px;
    font-weight: 600;
    color: var(--text-1);
  }

  > footer {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--sp-2);
    margin-top: var(--sp-2);
  }
`;

export const FreeDay = styled.p`
  margin: 0 0 var(--sp-2);
  font-size: 13px;
  line-height: 20px;
  color: var(--text-3);
`;

export const TodoRow = styled.button`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  width: 100%;
  min-height: 40px;
  padding: 0 var(--sp-2);
  border: 0;
  border-radius: var(--r-m);
  background: none;
  font: inherit;
  font-size: 14px;
  color: var(--text-2);
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--hover);
  }

  &[aria-pressed='true'] {
    background: var(--accent-bg-2);
    color: var(--accent-text);
    font-weight: 600;
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus);
  }

  > span:not([data-tone]) {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > time {
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }

  &[data-quiet] {
    min-height: 32px;
    font-size: 13px;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const RailFoot = styled.p`
  margin: auto 0 0;
  font-size: 13px;
  line-height: 20px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;
