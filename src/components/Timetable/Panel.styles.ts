import styled from 'styled-components';
import { popupSurface } from '../ui/shared/popup.styles.ts';

export const Panel = styled.div`
  ${popupSurface}
  z-index: var(--z-popover);
  width: min(336px, calc(100vw - 16px));
  overflow-y: auto;
  overscroll-behavior: contain;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
`;

export const PanelBody = styled.div`
  padding: 16px;
`;

export const MoreList = styled.ul`
  padding: 4px;
`;

export const MoreRow = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: 88px 1fr auto;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: max(36px, var(--target, 0px));
  padding: 4px 10px 4px 14px;
  border-radius: var(--r-m);
  font-size: var(--fs-13);
  line-height: 20px;
  &::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px 4px;
    width: 3px;
    border-radius: 2px;
    background: var(--sub-bar);
  }
  &:hover {
    background: var(--hover);
  }
  time {
    color: var(--text-2);
  }
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
