import { Popover } from '@base-ui/react/popover';
import styled from 'styled-components';
import { popupMotion, popupSurface } from '../../ui/shared/popup.styles.ts';

/** Keeps presses off the page while the guide speaks. */
export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  overflow: hidden;
`;

/** The one bright place of the page: its shadow darkens everything else. */
export const Light = styled.div`
  position: absolute;
  border-radius: var(--r-l);
  box-shadow:
    0 0 0 2px var(--accent),
    0 0 0 200vmax var(--mask);
`;

export const Positioner = styled(Popover.Positioner)`
  z-index: var(--z-popover);
`;

export const Card = styled(Popover.Popup)`
  ${popupSurface}
  ${popupMotion}
  width: min(336px, calc(100vw - 16px));
  padding: 16px;
`;

export const Title = styled(Popover.Title)`
  margin: 0;
  font-size: var(--fs-16);
  line-height: var(--lh-16);
  font-weight: 600;
`;

export const Text = styled(Popover.Description)`
  margin: 4px 0 16px;
  color: var(--text-2);
`;

export const Keys = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export const Count = styled.span`
  flex: 1;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;
