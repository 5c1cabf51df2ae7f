import styled from 'styled-components';

/** The product's image toolbar: layer 9999. */
export const Bar = styled.div`
  position: absolute;
  left: 50%;
  bottom: calc(24px + env(safe-area-inset-bottom, 0px));
  z-index: var(--z-image-toolbar);
  display: flex;
  align-items: center;
  gap: 2px;
  height: 48px;
  padding: 0 8px;
  border-radius: var(--r-xl);
  background: var(--toast-bg);
  color: var(--toast-text);
  box-shadow: var(--shadow-pop);
  transform: translateX(-50%);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 560px) {
    bottom: calc(12px + env(safe-area-inset-bottom, 0px));
    gap: 0;
    height: 56px;
    padding: 0 6px;
    [data-wide-only] {
      display: none;
    }
  }
`;

export const BarButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: 8px;
  color: inherit;
  transition: background-color var(--t-fast);
  &:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  &[aria-disabled] {
    background: none;
    opacity: 0.4;
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  @media (pointer: coarse), (max-width: 560px) {
    width: 44px;
    height: 44px;
  }
`;

export const RealSize = styled.span`
  font-size: var(--fs-14);
  font-weight: 600;
  line-height: 1;
`;

export const Percent = styled.span`
  width: 52px;
  text-align: center;
`;

export const Rule = styled.span`
  width: 1px;
  height: 20px;
  margin: 0 8px;
  background: currentColor;
  opacity: 0.22;
`;
