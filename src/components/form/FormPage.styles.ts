import styled from 'styled-components';
import { FormFrame } from './FormFrame.tsx';

/** The page with its footer below. */
export const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 100%;
  container: jiaowu-form / inline-size;
`;

export const Page = styled(FormFrame)`
  display: grid;
  flex: 1;
  grid-template: 'head' auto 'body' 1fr / minmax(0, 720px);
  gap: 0 32px;
  justify-content: center;
  padding: 0 24px;

  @container jiaowu-form (min-width: 1000px) {
    &[data-indexed] {
      grid-template: 'head head' auto 'body index' 1fr / minmax(0, 720px) 184px;
    }
  }
  @media (max-width: 767px) {
    padding: 0 16px;
  }
` as typeof FormFrame;

export const Head = styled.header`
  grid-area: head;
  padding: 16px 0 12px;

  h1 {
    margin: 0;
    font-size: var(--fs-20);
    line-height: var(--lh-20);
    font-weight: 600;
    color: var(--text-1);
  }
  h1:focus-visible {
    outline: none;
  }
  p {
    margin: 4px 0 0;
    font-size: var(--fs-13);
    line-height: var(--lh-13);
    color: var(--text-3);
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  grid-area: body;
  gap: 16px;
  min-width: 0;
`;

export const Index = styled.div`
  display: none;
  grid-area: index;

  @container jiaowu-form (min-width: 1000px) {
    display: block;
    position: sticky;
    top: calc(var(--shell-top, 0px) + 16px);
    align-self: start;
    max-height: calc(100dvh - var(--shell-top, 0px) - 96px);
    overflow-y: auto;
  }
`;
