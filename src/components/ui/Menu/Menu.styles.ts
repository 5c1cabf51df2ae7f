import { Menu } from '@base-ui/react/menu';
import styled, { css } from 'styled-components';
import { popupList, popupMotion, popupRow, popupSurface, rowText } from '../shared/popup.styles.ts';

export const Positioner = styled(Menu.Positioner)`
  z-index: var(--z-popover);
  outline: none;
`;

export const Popup = styled(Menu.Popup)`
  ${popupSurface}
  ${popupMotion}
  ${popupList}
  min-width: max(160px, var(--anchor-width, 0px));
  max-width: min(var(--available-width), 360px);
  max-height: min(var(--available-height), 480px);
`;

const rowSkin = css`
  ${popupRow}
  &[data-tone='danger'] {
    color: var(--danger-text);
    > svg {
      color: inherit;
    }
    &[data-highlighted] {
      background: var(--danger-bg);
    }
  }
  &[data-disabled] {
    color: var(--text-off);
  }
  &[data-current] {
    color: var(--accent-text);
    font-weight: 600;
  }
`;

export const Row = styled(Menu.Item)`
  ${rowSkin}
`;

export const LinkRow = styled(Menu.LinkItem)`
  ${rowSkin}
`;

export const Words = styled.span`
  ${rowText}
`;

export const Why = styled.span`
  display: block;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  font-weight: 400;
  color: var(--text-3);
  white-space: normal;
`;

export const Keys = styled.kbd`
  flex: none;
  box-sizing: border-box;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-s);
  background: var(--surface);
  font-family: inherit;
  font-size: var(--fs-11);
  line-height: 16px;
  text-align: center;
  color: var(--text-3);
`;

export const Line = styled(Menu.Separator)`
  height: 1px;
  margin: 4px -4px;
  background: var(--border);
`;

export const GroupName = styled(Menu.GroupLabel)`
  padding: 6px 8px 2px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
`;
