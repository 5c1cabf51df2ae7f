import styled from 'styled-components';

export const Main = styled.main`
  display: flex;
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--bg);
  outline: none;
`;

/** The address asked for, as it was typed. */
export const Asked = styled.code`
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
`;

export const Near = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 16px;
  color: var(--text-3);
`;
