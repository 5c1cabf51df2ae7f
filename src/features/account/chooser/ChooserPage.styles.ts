import styled from 'styled-components';

export const Page = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 64px 24px 48px;
  background: var(--bg);
  outline: none;
  @media (max-width: 767px) {
    padding: 24px 16px 32px;
  }
`;

export const Column = styled.div`
  width: 100%;
  max-width: 720px;
  > [role='status'] {
    margin-top: 20px;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

export const LogoutPlace = styled.div`
  margin-right: -12px;
`;

export const Titles = styled.div`
  flex: 1;
  min-width: 0;
  h1 {
    font-size: var(--fs-24);
    line-height: 32px;
    outline: none;
  }
  p {
    color: var(--text-3);
  }
`;

export const SearchRow = styled.div`
  margin-top: 20px;
`;

export const GroupTitle = styled.h2`
  margin: 24px 0 8px;
  font-size: var(--fs-13);
  color: var(--text-3);
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const CardButton = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 80px;
  padding: 12px 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  text-align: left;
  transition: border-color var(--t-fast);
  &:hover:not([aria-disabled]) {
    border-color: var(--accent);
  }
  &[aria-current] {
    border-color: var(--accent);
    background: var(--accent-bg);
  }
  &[aria-disabled] {
    background: var(--surface-2);
    cursor: not-allowed;
  }
  &[aria-disabled] > span:first-child {
    filter: grayscale(1);
    opacity: 0.6;
  }
  &[data-nested] {
    width: calc(100% - 24px);
    margin-left: 24px;
  }
`;

export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

export const Institution = styled.span`
  overflow: hidden;
  font-size: var(--fs-16);
  line-height: 22px;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  [aria-disabled] & {
    color: var(--text-3);
    font-weight: 400;
  }
`;

export const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
`;

export const Used = styled.span`
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;

export const Key = styled.kbd`
  flex: none;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-s);
  background: var(--surface);
  font: inherit;
  font-size: var(--fs-11);
  line-height: 16px;
  text-align: center;
  color: var(--text-3);
  @media (pointer: coarse) {
    display: none;
  }
`;

export const Mark = styled.span`
  flex: none;
  color: var(--accent-text);
`;
