import styled from 'styled-components';

export const Frame = styled.div`
  --shell-top: 56px;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--bg);
`;

export const Top = styled.header`
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
  border-bottom: 1px solid var(--border);
  @media (max-width: 767px) {
    gap: 4px;
    padding: 0 8px 0 12px;
  }
`;

export const Nav = styled.nav`
  display: flex;
  gap: 32px;
  height: 56px;
  margin-left: 40px;
  a {
    position: relative;
    line-height: 56px;
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
  @media (max-width: 767px) {
    gap: 16px;
    margin-left: 8px;
  }
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  outline: none;
`;
