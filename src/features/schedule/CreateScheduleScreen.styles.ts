import { styled } from 'styled-components';
import { FormFrame } from '../../components/form/FormFrame.tsx';
import { Columns } from '../../components/form/FormRow.styles.ts';

/** The page with its footer below. */
export const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

export const Page = styled.div`
  display: grid;
  flex: 1;
  grid-template: 'head head' auto 'form aside' 1fr / minmax(0, 720px) 396px;
  gap: 0 var(--sp-6);
  justify-content: center;
  padding: 0 var(--sp-6);

  @media (max-width: 1279px) {
    grid-template: 'head' auto 'form' auto 'aside' 1fr / minmax(0, 720px);
  }

  @media (max-width: 767px) {
    padding: 0 var(--sp-4);
  }
`;

export const Head = styled.header`
  display: flex;
  grid-area: head;
  align-items: baseline;
  gap: var(--sp-3);
  padding: var(--sp-4) 0 var(--sp-3);

  h1 {
    margin: 0;
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
    color: var(--text-1);
  }

  small {
    overflow: hidden;
    font-size: 13px;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--text-3);
  }
`;

export const Form = styled(FormFrame)`
  display: flex;
  grid-area: form;
  flex-direction: column;
  gap: var(--sp-4);
  min-width: 0;
` as typeof FormFrame;

export const Triple = styled(Columns)`
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);

  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Lengths = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);

  [aria-pressed='true'] {
    border-color: var(--accent-border);
    background: var(--accent-bg-2);
    color: var(--accent-text);
  }
`;

export const Fixed = styled.p`
  margin: 0;
  font-size: 14px;
  line-height: 32px;
  color: var(--text-1);
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  grid-area: aside;
  gap: var(--sp-4);
  min-width: 0;

  @media (min-width: 1280px) {
    position: sticky;
    top: calc(var(--shell-top, 0px) + var(--sp-4));
    align-self: start;
    max-height: calc(100dvh - var(--shell-top, 0px) - 96px);
    overflow-y: auto;
  }

  @media (max-width: 1279px) {
    margin-top: var(--sp-4);
  }
`;

/** Sticks to the foot of the window while the page scrolls, and takes its own room at the end of it. */
export const Footer = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  margin-top: var(--sp-6);
  /* Its buttons end where the columns above end. */
  padding: var(--sp-3) max(var(--sp-6), calc((100% - 1140px) / 2));
  border-top: 1px solid var(--border);
  background: var(--surface);
  font-size: 13px;
  line-height: 20px;
  color: var(--text-3);

  @media (max-width: 1279px) {
    padding-inline: max(var(--sp-6), calc((100% - 720px) / 2));
  }

  @media (max-width: 767px) {
    flex-wrap: wrap;
    gap: var(--sp-2);
    padding: var(--sp-2) var(--sp-4);

    > [data-variant] {
      flex: 1 1 auto;
    }
  }
`;

/** What is to be said of the form as it stands: a row of its own on a phone. */
export const FooterState = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  min-width: 0;

  > span {
    flex: 1;
    min-width: 0;
    text-align: right;
  }

  > [role='status'] {
    color: var(--danger-text);
  }

  @media (max-width: 767px) {
    flex: 1 0 100%;

    > [role='status'] {
      display: none;
    }

    &:not(:has(button, span:not(:empty, [role='status']))) {
      display: none;
    }
  }
`;

export const VerdictKey = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-1);
  min-height: 28px;
  padding: 0 var(--sp-2);
  border: 1px solid var(--success-border);
  border-radius: var(--r-m);
  background: var(--success-bg);
  font: inherit;
  font-weight: 600;
  white-space: nowrap;
  color: var(--success-text);
  cursor: pointer;

  &[data-tone='soft'] {
    border-color: var(--warning-border);
    background: var(--warning-bg);
    color: var(--warning-text);
  }

  &[data-tone='hard'] {
    border-color: var(--danger-border);
    background: var(--danger-bg);
    color: var(--danger-text);
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus);
  }
`;

export const Compare = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 22px;

  th,
  td {
    padding: var(--sp-2) var(--sp-3);
    border-bottom: 1px solid var(--border);
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }

  thead th {
    background: var(--surface-2);
    font-size: 13px;
    color: var(--text-3);
  }

  tbody th {
    width: 96px;
    color: var(--text-3);
  }

  [data-differs] td {
    font-weight: 600;
    color: var(--text-1);
  }
`;

export const Slots = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--sp-1);
  margin: 0;
  padding: var(--sp-2) var(--sp-4) var(--sp-4);
  list-style: none;

  button {
    width: 100%;
    justify-content: flex-start;
    font-variant-numeric: tabular-nums;
  }
`;
