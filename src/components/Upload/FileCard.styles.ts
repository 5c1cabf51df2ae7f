import styled, { css } from 'styled-components';

export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 152px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  overflow: hidden;
  &[data-status='failed'] {
    border-color: var(--danger-border);
  }
  &[data-dragging] {
    z-index: var(--z-drag);
    box-shadow: var(--shadow-drag);
  }
`;

const thumb = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 104px;
  background: var(--surface-3);
  color: var(--text-3);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Thumb = styled.div`
  ${thumb}
`;

export const ThumbButton = styled.button`
  ${thumb}
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  background: color-mix(in srgb, var(--surface) 82%, transparent);
`;

export const Grip = styled.div`
  position: absolute;
  top: 4px;
  left: 4px;
  border-radius: var(--r-m);
  background: color-mix(in srgb, var(--surface) 88%, transparent);
  [data-sort] {
    cursor: grab;
    touch-action: none;
  }
  [data-dragging] > & [data-sort] {
    cursor: grabbing;
  }
`;

export const CardName = styled.div`
  padding: 8px 10px 0;
  overflow: hidden;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const CardState = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  flex: 1;
  padding: 2px 10px 0;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-top: 2px;
  }
  [data-status='done'] > & {
    color: var(--success-text);
  }
  [data-status='failed'] > & {
    color: var(--danger-text);
  }
`;

export const CardButtons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 2px;
  padding: 2px 4px 4px;
`;
