import { styled } from 'styled-components';

export const Log = styled.ol`
  margin: var(--sp-4) 0 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  font-size: 13px;
  line-height: 20px;
  color: var(--text-2);

  li {
    display: flex;
    gap: var(--sp-4);
    padding: var(--sp-3) var(--sp-4);
  }

  li + li {
    border-top: 1px solid var(--border);
  }

  time {
    flex: none;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }

  strong {
    font-weight: 600;
    color: var(--text-1);
  }

  p {
    margin: var(--sp-1) 0 0;
  }

  p > span {
    margin-right: var(--sp-1);
    color: var(--text-3);
  }

  @media (max-width: 767px) {
    li {
      flex-direction: column;
      gap: var(--sp-1);
    }
  }
`;

export const Files = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--sp-3);
    min-height: 56px;
    padding: var(--sp-2) var(--sp-4);
    border-top: 1px solid var(--border);
    color: var(--text-2);
  }

  svg {
    flex: none;
    color: var(--text-3);
  }

  div {
    flex: 1;
    min-width: 0;
  }

  div > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 14px;
    color: var(--text-1);
  }

  small {
    font-size: 12px;
    line-height: 18px;
    color: var(--text-3);
  }
`;
