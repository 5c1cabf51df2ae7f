import styled from 'styled-components';

/** Sticks to the foot of the window while the page scrolls, and takes its own room at the end of it. */
export const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 24px;
  /* Its buttons end where the fields above end. */
  padding: 12px max(24px, calc((100% - 720px) / 2));
  border-top: 1px solid var(--border);
  background: var(--surface);
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);

  @container jiaowu-form (min-width: 1000px) {
    &[data-indexed] {
      padding-inline: calc((100% - 936px) / 2) calc((100% - 936px) / 2 + 216px);
    }
  }
  @media (max-width: 767px) {
    flex-wrap: wrap;
    gap: 8px;
    padding: 8px 16px;

    > [data-variant] {
      flex: 1 1 auto;
    }
  }
`;

/** What is to be said of the form as it stands: a row of its own on a phone. */
export const Standing = styled.div`
  flex: 1;
  min-width: 0;

  button {
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: var(--danger-text);
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
  }
  button:focus-visible {
    outline: none;
    border-radius: var(--r-s);
    box-shadow: var(--focus);
  }
  @media (max-width: 767px) {
    flex: 1 0 100%;
    &:empty {
      display: none;
    }
  }
`;
