import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

export const Panel = styled.section`
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  overflow: hidden;

  &[data-tone='hard'] {
    border-color: var(--danger-border);
  }

  &[data-tone='soft'] {
    border-color: var(--warning-border);
  }

  &[data-tone='ok'] {
    border-color: var(--success-border);
  }
`;

export const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  margin: 0;
  padding: var(--sp-3) var(--sp-4);
  font-size: 14px;
  font-weight: 600;
  line-height: 22px;
  color: var(--text-1);

  [data-tone='hard'] & {
    background: var(--danger-bg);
    color: var(--danger-text);
  }

  [data-tone='soft'] & {
    background: var(--warning-bg);
    color: var(--warning-text);
  }

  [data-tone='ok'] & {
    background: var(--success-bg);
    color: var(--success-text);
  }

  [data-spin] {
    margin-left: auto;
    animation: ${turn} 1s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    [data-spin] {
      animation: none;
    }
  }
`;

export const Hint = styled.p`
  margin: 0;
  padding: 0 var(--sp-4) var(--sp-4);
  font-size: 13px;
  line-height: 20px;
  color: var(--text-3);
`;

export const Lines = styled.ul`
  margin: 0;
  padding: var(--sp-2) 0;
  list-style: none;
  font-size: 13px;
  line-height: 20px;
  color: var(--text-2);

  li {
    display: flex;
    align-items: flex-start;
    gap: var(--sp-2);
    padding: var(--sp-1) var(--sp-4);
  }

  &[data-flush] {
    padding: 0;

    li {
      padding: var(--sp-1) 0;
    }
  }

  svg {
    flex: none;
    margin-top: 3px;
  }

  [data-level='hard'] svg {
    color: var(--danger);
  }

  [data-level='soft'] svg {
    color: var(--warning);
  }

  li > span {
    flex: 1;
    overflow-wrap: anywhere;
  }

  button {
    flex: none;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: var(--accent-text);
    cursor: pointer;
  }

  button:focus-visible {
    outline: none;
    border-radius: var(--r-s);
    box-shadow: var(--focus);
  }
`;

export const Count = styled.p`
  margin: 0;
  padding: var(--sp-2) var(--sp-4) 0;
  font-size: 13px;
  font-weight: 600;
  line-height: 20px;
  color: var(--text-1);
`;
