import { Popover } from '@base-ui/react/popover';
import styled from 'styled-components';
import { popupMotion, popupSurface } from '../shared/popup.styles.ts';

export const Positioner = styled(Popover.Positioner)`
  z-index: var(--z-popover);
`;

export const Popup = styled(Popover.Popup)`
  ${popupSurface}
  ${popupMotion}
  padding: 16px;
  width: max-content;
  max-width: min(var(--available-width), 400px);
  max-height: var(--available-height);
  overflow: auto;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  &[data-flush] {
    padding: 0;
  }
`;

export const Title = styled(Popover.Title)`
  margin: 0 0 8px;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  font-weight: 600;
`;
