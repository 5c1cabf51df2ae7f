import styled from 'styled-components';
import { Popup as PopoverPopup } from '../Popover/Popover.styles.ts';

export const Wrap = styled.span`
  display: block;
  min-width: 0;
`;

export const Popup = styled(PopoverPopup)`
  padding: 0;
  max-width: var(--available-width);
`;

export const Panel = styled.div`
  display: flex;
  @media (max-width: 767px) {
    flex-direction: column;
    width: 304px;
    max-width: 100%;
  }
`;

export const Presets = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 2px;
  width: 96px;
  box-sizing: border-box;
  padding: 12px 8px;
  border-right: 1px solid var(--border);
  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    width: auto;
    padding: 8px;
    border-right: 0;
    border-bottom: 1px solid var(--border);
  }
`;

export const Preset = styled.button`
  box-sizing: border-box;
  min-height: max(28px, var(--target));
  padding: 0 8px;
  border: 0;
  border-radius: var(--r-m);
  background: none;
  font: inherit;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-2);
  text-align: left;
  white-space: nowrap;
  cursor: pointer;
  @media (max-width: 767px) {
    text-align: center;
  }
  &:hover {
    background: var(--hover);
  }
  &[data-current] {
    background: var(--accent-bg-2);
    color: var(--accent-text);
    font-weight: 600;
  }
  &:disabled {
    background: none;
    color: var(--text-off);
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;

export const Days = styled.div`
  flex: none;
  box-sizing: border-box;
  width: 568px;
  padding: 12px 16px;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  @media (max-width: 767px) {
    width: 100%;
    padding: 12px;
  }
`;

/* In a low window the days scroll, 确定 stays. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  background: var(--surface);
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  padding: 10px 16px;
  border-top: 1px solid var(--border);
`;

export const Said = styled.span`
  flex: 1;
  min-width: 0;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;
