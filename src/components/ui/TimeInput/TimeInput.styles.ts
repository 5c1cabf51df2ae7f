import { Popover } from '@base-ui/react/popover';
import styled from 'styled-components';
import { popupList, popupMotion, popupRow, popupSurface } from '../shared/popup.styles.ts';

export const Positioner = styled(Popover.Positioner)`
  z-index: var(--z-popover);
`;

export const Popup = styled(Popover.Popup)`
  ${popupSurface}
  ${popupMotion}
  min-width: max(112px, var(--anchor-width));
`;

export const List = styled.div`
  ${popupList}
  position: relative;
  max-height: min(var(--available-height, 240px), 240px);
`;

export const Row = styled.div`
  ${popupRow}
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--hover);
  }
`;
