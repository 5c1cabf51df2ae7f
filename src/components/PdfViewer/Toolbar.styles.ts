import styled from 'styled-components';

export const Bar = styled.div`
  position: absolute;
  left: 50%;
  bottom: 24px;
  z-index: 3;
  display: flex;
  align-items: center;
  gap: 2px;
  height: 48px;
  padding: 0 8px;
  border-radius: 14px;
  background: var(--pv-bar);
  color: var(--pv-bar-text);
  box-shadow: var(--pv-pop);
  transform: translateX(-50%);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container pdf-viewer (max-width: 560px) {
    bottom: calc(12px + env(safe-area-inset-bottom, 0px));
    height: 56px;
    padding: 0 6px;
  }
  @media print {
    display: none;
  }
`;

export const BarButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  @container pdf-viewer (max-width: 560px) {
    width: 44px;
    height: 44px;
    &[data-wide-only] {
      display: none;
    }
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

export const PageBox = styled.input`
  width: 44px;
  height: 30px;
  padding: 0 4px;
  border: 0;
  border-radius: 6px;
  background: rgba(255, 255, 255, 0.14);
  background: color-mix(in srgb, currentColor 14%, transparent);
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: center;

  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 1px;
  }
  @container pdf-viewer (max-width: 560px) {
    height: 40px;
    font-size: 16px;
  }
`;

export const Count = styled.span`
  min-width: 40px;
  padding: 0 8px;
  opacity: 0.85;
  text-align: center;
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
  @container pdf-viewer (max-width: 560px) {
    margin: 0 2px;
    &[data-wide-only] {
      display: none;
    }
  }
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  flex: none;
  gap: 12px;
  height: 52px;
  padding: 0 12px 0 20px;
  border-bottom: 1px solid var(--pv-border);
  background: var(--pv-surface);
  > svg {
    flex: none;
    color: var(--pv-text-3);
  }
  > ${Rule} {
    margin: 0;
  }
  @container pdf-viewer (max-width: 560px) {
    gap: 4px;
    padding: 0 4px 0 16px;
    > svg {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const Heading = styled.div`
  flex: 1;
  min-width: 0;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :first-child {
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  > :nth-child(2) {
    font-size: 12px;
    line-height: 16px;
    color: var(--pv-text-3);
  }
`;

/** Words that only a wide viewer has room for; the button keeps its name. */
export const Words = styled.span`
  @container pdf-viewer (max-width: 560px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Key = styled.kbd`
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border: 1px solid var(--pv-line);
  border-radius: 4px;
  font: inherit;
  font-size: 11px;
  line-height: 16px;
  text-align: center;
  color: var(--pv-text-3);
  @container pdf-viewer (max-width: 560px) {
    display: none;
  }
`;
