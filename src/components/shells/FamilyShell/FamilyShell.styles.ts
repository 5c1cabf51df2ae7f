import styled from 'styled-components';

export const Frame = styled.div`
  --shell-top: 56px;
  --shell-bottom: 0px;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--bg-warm);
  &[data-bottom-tabs] {
    --shell-bottom: calc(64px + env(safe-area-inset-bottom, 0px));
  }
`;

export const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-shell);
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 56px;
  padding: 0 24px;
  background: var(--surface);
  border-bottom: 1px solid var(--border-warm);
  [data-bottom-tabs] > & {
    padding: 0 8px;
    background: var(--bg-warm);
    border-bottom-color: transparent;
    > a:first-child {
      margin-left: 8px;
    }
    /* The child's name is what a phone's head says: as big as a title, its targets as big as a thumb. */
    > [data-chip] {
      height: 44px;
      font-size: var(--fs-16);
      font-weight: 600;
      gap: 8px;
    }
    > [data-guide='todos'] {
      width: 44px;
      height: 44px;
      color: var(--text-1);
      > svg {
        width: 24px;
        height: 24px;
      }
      > span {
        top: 4px;
        left: 23px;
        box-shadow: 0 0 0 2px var(--bg-warm);
      }
    }
  }
`;

export const Place = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  font-size: var(--fs-13);
  color: var(--text-3);
  text-overflow: ellipsis;
  white-space: nowrap;
  > svg {
    flex: none;
  }
`;

export const TopTabs = styled.nav`
  display: flex;
  gap: 32px;
  height: 56px;
  margin-left: 40px;
  a {
    display: flex;
    align-items: center;
    gap: 6px;
    position: relative;
    color: var(--text-2);
    white-space: nowrap;
  }
  a:hover {
    color: var(--text-1);
  }
  a[aria-current] {
    color: var(--text-1);
    font-weight: 600;
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 2px;
    background: var(--accent);
  }
`;

export const Tabs = styled.nav`
  position: fixed;
  z-index: var(--z-shell);
  left: 0;
  right: 0;
  bottom: 0;
  display: flex;
  height: calc(64px + env(safe-area-inset-bottom, 0px));
  padding-bottom: env(safe-area-inset-bottom, 0px);
  background: var(--surface);
  border-top: 1px solid var(--border-warm);
  a {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    padding-top: 6px;
    gap: 2px;
    font-size: var(--fs-11);
    line-height: 16px;
    color: var(--text-3);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a > svg {
    width: 24px;
    height: 24px;
  }
  a[aria-current] {
    color: var(--accent-text);
    font-weight: 600;
    > svg {
      color: var(--accent);
    }
  }
  [data-tone='danger'] {
    position: absolute;
    top: 3px;
    left: calc(50% + 2px);
    height: 16px;
    min-width: 16px;
    padding: 0 4px;
    font-size: var(--fs-11);
    line-height: 16px;
    box-shadow: 0 0 0 2px var(--surface);
  }
`;

export const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px 16px;
  outline: none;
  [data-bottom-tabs] > & {
    padding: 0 16px calc(var(--shell-bottom) + 24px);
  }
`;
