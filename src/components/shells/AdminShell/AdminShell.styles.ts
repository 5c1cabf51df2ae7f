import styled from 'styled-components';

export const Frame = styled.div`
  --shell-top: 48px;
  display: grid;
  grid-template: auto 1fr / 208px minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--bg);
  &[data-collapsed] {
    grid-template-columns: 56px minmax(0, 1fr);
  }
`;

export const Top = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-shell);
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 4px;
  height: 48px;
  padding: 0 8px 0 16px;
  background: var(--surface);
  border-bottom: 1px solid var(--border);
`;

export const LogoPlace = styled.div`
  flex: none;
  width: 184px;
  [data-collapsed] > * > & {
    width: auto;
    margin-right: 16px;
  }
`;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  outline: none;
`;
