import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  height: calc(100dvh - var(--shell-top, 56px));
  min-height: 0;
  background: var(--surface);

  &[data-rail='none'] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Grid = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

export const Unseen = styled.h2`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Toolbar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
  min-height: 56px;
  padding: var(--sp-3) var(--sp-6) var(--sp-2);

  h1 {
    margin: 0;
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
    white-space: nowrap;
    color: var(--text-1);
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 767px) {
    padding: var(--sp-2) var(--sp-4);

    h1 {
      font-size: 16px;
      line-height: 24px;
    }
  }
`;

export const When = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-2) var(--sp-4);

  @media (max-width: 1023px) {
    flex: 1 0 100%;
    justify-content: space-between;
  }
`;

export const Steps = styled.div`
  display: flex;
  gap: var(--sp-2);
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;

  @media (max-width: 1023px) {
    flex: 1 0 100%;
  }
`;

/** Pushes what follows to the far end. */
export const Gap = styled.span`
  flex: 1;

  @media (min-width: 1024px) {
    display: none;
  }
`;

/** A button with a count at its corner. */
export const Counted = styled.span`
  position: relative;
  display: inline-flex;

  > [data-tone] {
    position: absolute;
    top: -6px;
    right: -6px;
    pointer-events: none;
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-4);
  width: 240px;

  &[data-sheet] {
    width: auto;
  }
`;

export const Bars = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-2);
  padding: 0 var(--sp-6) var(--sp-2);

  @media (max-width: 767px) {
    padding: 0 var(--sp-4) var(--sp-2);
  }

  &:empty {
    display: none;
  }
`;

/** Lies over the grid, which stays usable under it: a lesson can still be drawn. */
export const Nothing = styled.div`
  position: absolute;
  top: 168px;
  right: 0;
  left: 64px;
  display: grid;
  justify-items: center;
  gap: var(--sp-3);
  font-size: 14px;
  line-height: 22px;
  color: var(--text-2);
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  @media (max-width: 767px) {
    left: 0;
  }
`;

export const MoveForm = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-3);
`;
