import { styled } from 'styled-components';

export const Faces = styled.ul`
  && {
    flex-direction: row;
    flex-wrap: wrap;
    gap: var(--sp-1);
  }
`;

export const Popover = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-3);
  width: 304px;
  font-size: 13px;
  line-height: 20px;
  color: var(--text-2);

  h3 {
    margin: 0;
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    color: var(--text-1);
  }

  ul {
    display: flex;
    flex-direction: column;
    gap: var(--sp-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: var(--sp-2);
  }

  li > svg {
    flex: none;
    margin-top: 2px;
    color: var(--text-3);
  }

  [data-tone='warning'] {
    color: var(--warning-text);
  }

  > p {
    display: flex;
    gap: var(--sp-2);
    margin: 0;
    color: var(--text-3);
  }

  > p > svg {
    flex: none;
    margin-top: 2px;
  }

  > p[data-tone='warning'] {
    color: var(--warning-text);
  }
`;

export const PopoverHead = styled.div`
  display: flex;
  gap: var(--sp-3);

  > i {
    flex: none;
    width: 3px;
    border-radius: 2px;
    background: var(--lesson-bar, var(--accent));
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  small {
    font-size: 13px;
    color: var(--text-3);
  }
`;

export const PopoverFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  padding-top: var(--sp-3);
  border-top: 1px solid var(--border);
`;
