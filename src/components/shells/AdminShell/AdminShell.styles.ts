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
  &[data-drawer] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 767px) {
    --shell-top: 56px;
  }
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-shell);
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  height: var(--shell-top);
  padding: 0 16px;
  background: var(--surface);
  border-bottom: 1px solid var(--border);
  [data-drawer] > & {
    padding: 0 8px;
  }
`;

export const LogoPlace = styled.div`
  flex: none;
  width: 192px;
  [data-collapsed] > * > &,
  [data-drawer] > * > & {
    width: auto;
    margin-right: 12px;
  }
  [data-drawer] > * > & {
    margin-left: 4px;
  }
`;

/** The page's title in a phone's bar. */
export const PageTitle = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  margin-left: 4px;
  overflow: hidden;
  font-size: var(--fs-16);
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
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
