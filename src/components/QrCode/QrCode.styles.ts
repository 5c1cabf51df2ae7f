import styled from 'styled-components';

export const Root = styled.figure`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  margin: 0;
`;

/** White in both themes: cameras look for dark on light. */
export const Plate = styled.div`
  position: relative;
  max-width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  background: var(--neutral-0);
  color: var(--neutral-900);
  forced-color-adjust: none;
`;

export const Code = styled.svg`
  width: 100%;
  height: 100%;
  shape-rendering: crispEdges;
  > path {
    fill: var(--neutral-900);
  }
  > rect {
    fill: var(--neutral-0);
  }
  &[data-faded] {
    opacity: 0.08;
  }
`;

export const Cover = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 12px;
  color: var(--neutral-900);
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  text-align: center;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Trouble = styled.p`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 12px;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  text-align: center;
  text-wrap: balance;
  color: var(--neutral-900);
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 12px;
`;

export const Label = styled.figcaption`
  max-width: 100%;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-2);
  text-align: center;
`;

export const Problem = styled.p`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--danger-text);
`;
