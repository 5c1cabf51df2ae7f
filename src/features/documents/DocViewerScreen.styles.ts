import { styled } from 'styled-components';

export const Frame = styled.main`
  position: relative;
  height: 100dvh;

  &[data-blurred] > :first-child {
    filter: blur(12px);
    pointer-events: none;
  }
`;

export const Stopped = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--mask);

  > * {
    max-width: 420px;
    padding: var(--sp-6);
    border-radius: var(--r-xl);
    background: var(--surface);
    box-shadow: var(--shadow-dialog);
  }
`;

export const Waiting = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  margin: 0;
  background: var(--neutral-200);
  color: var(--text-3);
`;
