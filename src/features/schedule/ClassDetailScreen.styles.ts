import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-4);
  max-width: 1200px;
  margin: 0 auto;
  width: 100%;
  padding: var(--sp-3) var(--sp-6) var(--sp-12);

  > * {
    min-width: 0;
  }

  @media (max-width: 767px) {
    padding: var(--sp-3) var(--sp-4) var(--sp-12);
  }
`;

export const TopRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
`;

export const Neighbours = styled.nav`
  display: flex;
  gap: var(--sp-2);
`;

export const Head = styled.section`
  display: flex;
  gap: var(--sp-4);
  padding: var(--sp-4) var(--sp-6);
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);

  @media (max-width: 767px) {
    flex-direction: column;
    padding: var(--sp-4);
  }
`;

export const Bar = styled.span`
  flex: none;
  width: 3px;
  border-radius: 2px;
  background: var(--lesson-bar, var(--accent));

  @media (max-width: 767px) {
    width: 48px;
    height: 3px;
  }
`;

export const HeadMain = styled.div`
  flex: 1;
  min-width: 0;
`;

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  margin-bottom: var(--sp-3);

  h1 {
    margin: 0;
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
    color: var(--text-1);
  }

  small {
    font-size: 13px;
    color: var(--text-3);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: var(--sp-2);

  > small {
    flex-basis: 100%;
    max-width: 220px;
    font-size: 12px;
    line-height: 18px;
    color: var(--text-3);
  }
`;

export const Panel = styled.section`
  margin-top: var(--sp-4);
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  overflow: hidden;
`;

export const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
  padding: var(--sp-3) var(--sp-4);
  border-bottom: 1px solid var(--border);
  font-size: 13px;
  color: var(--text-3);

  strong {
    font-size: 14px;
    font-weight: 600;
    color: var(--text-1);
  }
`;

export const Scroller = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 22px;

  th {
    height: 36px;
    padding: 0 var(--sp-4);
    background: var(--surface-2);
    font-size: 13px;
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
    color: var(--text-3);
  }

  td {
    height: 48px;
    padding: 0 var(--sp-4);
    border-top: 1px solid var(--border);
    white-space: nowrap;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }

  [data-number] {
    text-align: right;
  }

  [data-low] {
    color: var(--warning-text);
    font-weight: 600;
  }

  th:first-child {
    position: sticky;
    left: 0;
  }

  @media (max-width: 767px) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      grid-template: 'name mark' auto 'kind hours' auto 'phone rate' auto / minmax(0, 1fr) auto;
      padding: var(--sp-2) var(--sp-4);
      border-top: 1px solid var(--border);
    }

    td,
    td[data-number] {
      height: auto;
      padding: 2px 0;
      border: 0;
      text-align: left;
      font-size: 13px;
    }

    ${['name', 'kind', 'hours', 'rate', 'mark', 'phone']
      .map((area, index) => `td:nth-child(${index + 1}) { grid-area: ${area}; }`)
      .join('\n    ')}

    td:nth-child(3),
    td:nth-child(4),
    td:nth-child(5) {
      text-align: right;
    }

    td[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--text-3);
      font-weight: 400;
    }
  }
`;

export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  color: var(--text-1);
`;

export const Unbroken = styled.span`
  white-space: nowrap;
`;
