import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';
import { backdropSkin } from '../Dialog/Dialog.styles.ts';

export const Backdrop = styled(Dialog.Backdrop)`
  ${backdropSkin}
  z-index: var(--z-drawer);
`;

export const Popup = styled(Dialog.Popup)`
  position: fixed;
  z-index: var(--z-drawer);
  top: 0;
  right: 0;
  bottom: 0;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 480px;
  max-width: calc(100vw - 48px);
  background: var(--surface);
  color: var(--text-1);
  box-shadow: var(--shadow-dialog);
  transition:
    transform var(--t-open) var(--ease),
    opacity var(--t-open) var(--ease);
  &[data-size='s'] {
    width: 400px;
  }
  &[data-size='l'] {
    width: 720px;
  }
  &[data-size='xl'] {
    width: 960px;
  }
  /* Over a dialog it must not sink below it. */
  &[data-nested] {
    z-index: var(--z-dialog);
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(48px);
    opacity: 0;
  }
  &:focus-visible {
    outline: none;
  }
  @media (max-width: 767px) {
    top: auto;
    left: 0;
    width: auto;
    max-width: none;
    max-height: calc(100dvh - 40px);
    border-radius: var(--r-xl) var(--r-xl) 0 0;
    padding-bottom: env(safe-area-inset-bottom);
    &[data-size] {
      width: auto;
    }
    &[data-starting-style],
    &[data-ending-style] {
      transform: translateY(48px);
    }
  }
`;

/** The bar a thumb pulls; only the bottom sheet shows it. */
export const Handle = styled.div`
  display: none;
  @media (max-width: 767px) {
    display: block;
    flex: none;
    width: 36px;
    height: 4px;
    margin: 8px auto 0;
    border-radius: 2px;
    background: var(--border-strong);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  flex: none;
  padding: 14px 16px 14px 24px;
  border-bottom: 1px solid var(--border);
  @media (max-width: 767px) {
    padding: 8px 12px 10px 16px;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
`;

/** Gives the shared body the drawer's padding. */
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 auto;
  min-height: 0;
  > [data-dialog-body] {
    padding: 20px 24px;
  }
  @media (max-width: 767px) {
    > [data-dialog-body] {
      padding: 16px;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 8px;
  flex: none;
  padding: 12px 24px;
  border-top: 1px solid var(--border);
  background: var(--surface);
  @media (max-width: 767px) {
    padding: 12px 16px;
    > * {
      flex: 1;
    }
  }
`;
