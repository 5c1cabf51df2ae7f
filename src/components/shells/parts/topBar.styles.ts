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
  height: 32px;
  min-width: 0;
  padding: 0 8px;
  border-radius: var(--r-m);
  font-size: var(--fs-14);
  color: var(--text-2);
  white-space: nowrap;
  &:hover,
  &[data-popup-open] {
    background: var(--hover);
  }
  > svg {
    flex: none;
    color: var(--text-3);
  }
  @media (pointer: coarse) {
    height: 44px;
  }
  @media (max-width: 767px) {
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

/** Words a narrow bar has no room for. */
export const WideOnly = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  @media (max-width: 767px) {
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
