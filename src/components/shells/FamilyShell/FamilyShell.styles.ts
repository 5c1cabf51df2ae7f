import styled from 'styled-components';

export const Frame = styled.div`
  --shell-top: 56px;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--bg-warm);
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
  @media (max-width: 767px) {
    padding: 0 8px 0 16px;
    background: var(--bg-warm);
    border-bottom-color: transparent;
  }
`;

export const TopTabs = styled.nav`
  display: flex;
  gap: 32px;
  height: 56px;
  margin-left: 40px;
  a {
    position: relative;
    line-height: 56px;
    color: var(--text-2);
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
  svg {
    display: none;
  }
  @media (max-width: 767px) {
    position: fixed;
    z-index: var(--z-shell);
    left: 0;
    right: 0;
    bottom: 0;
    gap: 0;
    height: calc(64px + env(safe-area-inset-bottom, 0px));
    margin: 0;
    padding-bottom: env(safe-area-inset-bottom, 0px);
    background: var(--surface);
    border-top: 1px solid var(--border-warm);
    a {
      flex: 1;
      display: flex;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: 4px;
      font-size: var(--fs-11);
      line-height: 16px;
      color: var(--text-3);
    }
    a[aria-current] {
      color: var(--accent-text);
    }
    a[aria-current]::after {
      content: none;
    }
    svg {
      display: block;
    }
  }
`;

export const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 960px;
  margin: 0 auto;
  padding: 12px 16px 24px;
  outline: none;
  @media (max-width: 767px) {
    padding-bottom: calc(64px + 24px + env(safe-area-inset-bottom, 0px));
  }
`;
