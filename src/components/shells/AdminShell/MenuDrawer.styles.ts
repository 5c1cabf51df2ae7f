import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { backdropSkin } from '../../ui/Dialog/Dialog.styles.ts';

export const Backdrop = styled(Dialog.Backdrop)`
  ${backdropSkin}
  z-index: var(--z-drawer);
`;

export const Panel = styled(Dialog.Popup)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: var(--z-drawer);
  display: flex;
  flex-direction: column;
  width: 280px;
  max-width: calc(100vw - 56px);
  background: var(--surface-2);
  color: var(--text-1);
  box-shadow: var(--shadow-dialog);
  transition:
    transform var(--t-open) var(--ease),
    opacity var(--t-open) var(--ease);
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(-48px);
    opacity: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const DrawerHead = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 56px;
  padding: 0 8px 0 16px;
  > b {
    flex: 1;
    font-size: var(--fs-16);
    letter-spacing: 0.5px;
  }
`;
