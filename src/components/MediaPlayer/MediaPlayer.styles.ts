import styled, { css } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  color: var(--text-1);
  &:fullscreen {
    border: 0;
    border-radius: 0;
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;

/** Black in both themes: a film brings its own light. */
export const Screen = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  aspect-ratio: 16 / 9;
  background: var(--neutral-900);
  color: var(--neutral-0);
  :fullscreen > & {
    aspect-ratio: auto;
  }
  > video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const BigPlay = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  cursor: pointer;
  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 64px;
    height: 64px;
    border-radius: var(--r-full);
    background: var(--accent);
    color: var(--on-accent);
    transition: transform var(--t-fast);
  }
  &:hover > span {
    transform: scale(1.06);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  pointer-events: none;
`;

/** A failure stands on the surface, in words that can be read. */
export const Failure = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  background: var(--surface);
  &[data-kind='video'] {
    position: absolute;
    inset: 0;
  }
`;

export const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 12px;
  border-top: 1px solid var(--border);
  background: var(--accent-bg);
  font-size: var(--fs-13);
  line-height: var(--lh-13);
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  padding: 4px 8px 6px;
  border-top: 1px solid var(--border);
`;

export const Name = styled.div`
  padding: 10px 12px 2px;
  font-weight: 600;
`;

export const Times = styled.span`
  padding: 0 8px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Push = styled.span`
  flex: 1;
`;

const slider = css`
  appearance: none;
  margin: 0;
  height: max(20px, var(--target));
  background: transparent;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: var(--r-full);
    background: linear-gradient(
      to right,
      var(--accent) var(--done, 0%),
      var(--accent-border) var(--done, 0%),
      var(--accent-border) var(--there, 0%),
      var(--track) var(--there, 0%)
    );
  }
  &::-moz-range-track {
    height: 4px;
    border-radius: var(--r-full);
    background: linear-gradient(to right, var(--accent) var(--done, 0%), var(--track) var(--done, 0%));
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 14px;
    height: 14px;
    margin-top: -5px;
    border: 2px solid var(--surface);
    border-radius: var(--r-full);
    background: var(--accent);
  }
  &::-moz-range-thumb {
    width: 10px;
    height: 10px;
    border: 2px solid var(--surface);
    border-radius: var(--r-full);
    background: var(--accent);
  }
  &:disabled {
    cursor: default;
  }
`;

export const SeekLine = styled.input`
  ${slider}
  flex: 1 0 100%;
  min-width: 0;
`;

export const VolumeLine = styled.input`
  ${slider}
  width: 72px;
  @media (pointer: coarse) {
    display: none;
  }
`;
