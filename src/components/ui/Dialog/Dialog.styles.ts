import { Dialog } from '@base-ui/react/dialog';
import styled, { css } from 'styled-components';

export const backdropSkin = css`
  position: fixed;
  inset: 0;
  background: var(--mask);
  transition: opacity var(--t-open) var(--ease);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Backdrop = styled(Dialog.Backdrop)`
  ${backdropSkin}
  z-index: var(--z-dialog);
`;

export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 24px 16px;
`;

export const Popup = styled(Dialog.Popup)`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  max-width: 480px;
  max-height: 100%;
  border-radius: var(--r-xl);
  background: var(--surface);
  color: var(--text-1);
  box-shadow: var(--shadow-dialog);
  overflow: hidden;
  transition:
    opacity var(--t-open) var(--ease),
    transform var(--t-open) var(--ease);
  &[data-size='s'] {
    max-width: 400px;
  }
  &[data-size='l'] {
    max-width: 720px;
  }
  &[data-size='xl'] {
    max-width: 960px;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(8px) scale(0.98);
  }
  &:focus-visible {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  flex: none;
  padding: 20px 24px 0;
  > svg {
    flex: none;
    margin-top: 3px;
  }
`;

export const Titles = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled(Dialog.Title)`
  margin: 0;
  font-size: var(--fs-16);
  line-height: var(--lh-16);
  font-weight: 600;
  color: var(--text-1);
`;

export const Description = styled(Dialog.Description)`
  margin: 4px 0 0;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  color: var(--text-2);
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 16px 24px 4px;
  &:last-child {
    padding-bottom: 24px;
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 8px;
  flex: none;
  padding: 16px 24px 20px;
`;
