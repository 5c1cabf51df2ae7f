import styled from 'styled-components';
import { prose } from './prose.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--control-border);
  border-radius: var(--r-m);
  background: var(--surface);
  transition:
    border-color var(--t-fast),
    box-shadow var(--t-fast);
  &:focus,
  &:focus-visible {
    outline: none;
  }
  &:hover:not([data-disabled], [data-invalid], :focus-within) {
    border-color: var(--text-3);
  }
  &:focus-within {
    border-color: var(--accent);
    box-shadow: 0 0 0 3px var(--accent-bg-2);
  }
  &[data-invalid] {
    border-color: var(--danger);
  }
  &[data-invalid]:focus-within {
    box-shadow: 0 0 0 3px var(--danger-bg);
  }
  &[data-readonly] {
    border-color: var(--border);
    background: var(--surface-2);
  }
  &[data-disabled] {
    border-color: var(--border);
    background: var(--surface-3);
    cursor: not-allowed;
  }
`;

/** Where the text stands, in all states. ProseMirror's own rules are here too: no style tag is put into the page. */
export const Page = styled.div`
  position: relative;
  min-height: 160px;
  max-height: 520px;
  overflow-y: auto;
  display: flex;
  flex-direction: column;
  > * {
    flex: 1;
    display: flex;
    flex-direction: column;
  }
  &[data-empty]::before {
    content: attr(data-hint);
    position: absolute;
    inset: 10px 12px auto;
    line-height: 1.7;
    color: var(--text-3);
    pointer-events: none;
  }
  [data-disabled] > &[data-empty]::before {
    color: var(--text-off);
  }
  [contenteditable],
  [role='textbox'],
  [data-text] {
    ${prose}
    flex: 1;
    padding: 10px 12px;
    color: var(--text-1);
    outline: none;
  }
  [contenteditable] {
    position: relative;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }
  [contenteditable='false'] {
    cursor: inherit;
  }
  .ProseMirror-selectednode {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  .ProseMirror-gapcursor {
    display: none;
    position: absolute;
    pointer-events: none;
    margin: 0;
  }
  .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    top: -2px;
    display: block;
    width: 20px;
    border-top: 1px solid var(--text-1);
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  padding: 0 12px 6px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;

export const Count = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: var(--danger-text);
  }
`;

export const TooLong = styled.span`
  margin-right: auto;
  color: var(--danger-text);
`;

export const WaitingBar = styled.div`
  display: flex;
  gap: 12px;
  padding: 10px 12px;
  border-bottom: 1px solid var(--border);
`;

export const WaitingLines = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px 12px;
`;

export const Failed = styled.div`
  padding: 12px 12px 0;
`;

export const HiddenFile = styled.input`
  display: none;
`;
