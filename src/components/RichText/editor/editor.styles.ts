import { Toolbar } from '@base-ui/react/toolbar';
import styled from 'styled-components';

/** The row of tools. On a phone it scrolls sideways instead of taking three rows of the screen. */
export const Bar = styled(Toolbar.Root)`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 4px 6px;
  border-bottom: 1px solid var(--border);
  border-radius: var(--r-m) var(--r-m) 0 0;
  background: var(--surface-2);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  @media (max-width: 767px) {
    /* The last tools fade out at the edge: there are more. Room after the last keeps it clear when scrolled to. */
    mask-image: linear-gradient(to right, #000 calc(100% - 40px), transparent);
    &::after {
      content: '';
      flex: none;
      width: 32px;
      height: 1px;
    }
  }
`;

export const Key = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: max(28px, var(--target));
  height: max(28px, var(--target));
  padding: 0;
  border: 0;
  border-radius: var(--r-m);
  background: transparent;
  color: var(--text-2);
  cursor: pointer;
  transition: background-color var(--t-fast);
  &:hover {
    background: var(--hover);
    color: var(--text-1);
  }
  &:active {
    background: var(--border);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    background: var(--accent-bg-2);
    color: var(--accent-text);
  }
  &[aria-disabled='true'] {
    background: transparent;
    color: var(--text-off);
    cursor: not-allowed;
  }
`;

export const Rule = styled.span`
  flex: none;
  width: 1px;
  height: 16px;
  margin: 0 4px;
  background: var(--border-strong);
`;

export const Line = styled.div`
  padding: 8px 10px;
  border-bottom: 1px solid var(--border);
  background: var(--surface-2);
`;

export const LineRow = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  > span {
    flex: 1 1 200px;
    width: auto;
  }
`;

export const LineLabel = styled.label`
  flex: none;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-2);
`;

export const LineError = styled.div`
  margin-top: 4px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--danger-text);
`;

export const Tip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

export const TipKeys = styled.span`
  opacity: 0.75;
  white-space: nowrap;
`;

export const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 0 10px 8px;
`;

export const NoteActions = styled.span`
  display: inline-flex;
  gap: 4px;
  margin-left: 8px;
`;
