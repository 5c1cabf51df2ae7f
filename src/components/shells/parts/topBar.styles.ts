import styled from 'styled-components';
import { visuallyHidden } from '../../ui/shared/visuallyHidden.styles.ts';

/** Heard, not seen. */
export const Heard = styled.span`
  ${visuallyHidden}
`;

/** A quiet button of a top bar that shows what is chosen and opens a list. */
export const TopButton = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  flex: 0 1 auto;
  height: 32px;
  min-width: 0;
  padding: 0 8px;
  border-radius: var(--r-m);
  font-size: var(--fs-14);
  color: var(--text-1);
  white-space: nowrap;
  button&:hover,
  a&:hover,
  &[data-popup-open] {
    background: var(--hover);
  }
  > svg {
    flex: none;
    color: var(--text-3);
  }
  @media (pointer: coarse) {
    height: 44px;
    min-width: 44px;
  }
  @media (max-width: 767px) {
    &[data-face] {
      justify-content: center;
    }
    > svg[data-wide-only] {
      display: none;
    }
  }
`;

export const Short = styled.span`
  overflow: hidden;
  max-width: 10em;
  text-overflow: ellipsis;
`;

/** A button of one icon, 18 px, with a red count at its corner. */
export const TopIcon = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--r-m);
  color: var(--text-2);
  &:hover,
  &[data-popup-open] {
    background: var(--hover);
  }
  [data-tone='danger'] {
    position: absolute;
    top: -1px;
    left: 17px;
    height: 16px;
    min-width: 16px;
    padding: 0 4px;
    font-size: var(--fs-11);
    line-height: 16px;
    box-shadow: 0 0 0 2px var(--surface);
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
    [data-tone='danger'] {
      top: 5px;
      left: 23px;
    }
  }
`;

/** Words a narrow bar has no room for. */
export const WideOnly = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  @media (max-width: 767px) {
    display: none;
  }
`;

/** The badge of the identity: words only where the bar has plenty of room. */
export const Role = styled.span`
  display: inline-flex;
  @media (max-width: 1023px) {
    display: none;
  }
`;

export const Grow = styled.span`
  flex: 1;
`;

export const Name = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  font-size: var(--fs-16);
  font-weight: 600;
  letter-spacing: 0.5px;
  color: var(--text-1);
  border-radius: var(--r-s);
`;
