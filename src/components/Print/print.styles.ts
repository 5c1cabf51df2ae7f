import styled from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  overflow: hidden;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 12px;
  padding: 8px 12px 8px 16px;
  border-bottom: 1px solid var(--border);
`;

export const Title = styled.div`
  font-weight: 600;
  color: var(--text-1);
  min-width: 0;
`;

export const Facts = styled.div`
  flex: 1;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const Desk = styled.div`
  padding: 24px;
  overflow: auto;
  max-height: 80vh;
  background: var(--surface-3);
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 767px) {
    padding: 12px;
  }
`;

/** Paper is white and ink is black, whatever the theme round it. */
export const Sheet = styled.div`
  --text-1: #000;
  --text-2: #000;
  --text-3: #333;
  --surface: #fff;
  --surface-2: #fff;
  --border: #bbb;
  --border-strong: #888;
  color-scheme: light;
  position: relative;
  box-sizing: border-box;
  width: var(--paper-width);
  min-height: var(--paper-height);
  margin: 0 auto;
  padding: var(--paper-margin);
  background: #fff;
  color: #000;
  box-shadow: 0 0 0 1px rgba(22, 31, 42, 0.1), 0 4px 16px rgba(22, 31, 42, 0.12);
`;

export const Layout = styled.table`
  width: 100%;
  > * > tr > td {
    padding: 0;
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
`;

export const Body = styled.div`
  position: relative;
  /* Margins of the first and last paragraph belong to the height that is measured. */
  display: flow-root;
`;

export const Cut = styled.div`
  position: absolute;
  left: calc(var(--cut-left) * -1);
  right: calc(var(--cut-right) * -1);
  display: flex;
  justify-content: flex-end;
  border-top: 1px dashed #8a939f;
  pointer-events: none;
  > span {
    margin: -9px 8px 0 0;
    padding: 0 6px;
    border-radius: 999px;
    background: #e6eaef;
    font-size: var(--fs-11);
    line-height: 18px;
    color: #485260;
    font-variant-numeric: tabular-nums;
  }
`;

export const Numbers = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  bottom: 8mm;
  text-align: center;
  font-size: 9pt;
  line-height: 1;
`;
