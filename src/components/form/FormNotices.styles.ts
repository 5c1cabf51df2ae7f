import styled from 'styled-components';
import { Alert } from '../ui/Alert/Alert.tsx';

export const Seen = styled(Alert)`
  scroll-margin: calc(var(--shell-top, 0px) + 64px) 0 112px;
`;

export const Faults = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-13);
  line-height: var(--lh-13);

  li + li {
    margin-top: 2px;
  }
`;

/** Side by side, as many as there are. */
export const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin: 2px 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--fs-13);
  line-height: var(--lh-13);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  a:focus-visible {
    outline: none;
    border-radius: var(--r-s);
    box-shadow: var(--focus);
  }
`;
