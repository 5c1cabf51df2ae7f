import styled, { css } from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: [icon] auto [text] minmax(0, 1fr) [buttons] auto;
  align-items: center;
  column-gap: 8px;
  padding: 10px 12px;
  background: var(--surface);
  &:not(:last-child) {
    border-bottom: 1px solid var(--border);
  }
  &:has(> [data-sort]) {
    grid-template-columns: auto [icon] auto [text] minmax(0, 1fr) [buttons] auto;
    padding-left: 4px;
  }
  > svg {
    color: var(--text-3);
  }
  [data-sort] {
    cursor: grab;
    touch-action: none;
    color: var(--text-3);
  }
  &[data-dragging] {
    position: relative;
    z-index: var(--z-drag);
    border-radius: var(--r-m);
    box-shadow: var(--shadow-drag);
    [data-sort] {
      cursor: grabbing;
    }
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  @media (max-width: 560px) {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
  }
`;

const name = css`
  flex: 1;
  min-width: 0;
  max-width: 100%;
  overflow: hidden;
  color: var(--text-1);
  font-weight: 600;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const pressed = css`
  cursor: pointer;
  &:hover {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline-offset: -1px;
  }
`;

export const Name = styled.span`
  ${name}
`;

export const NameLink = styled.a`
  ${name}
  ${pressed}
`;

export const NameButton = styled.button`
  ${name}
  ${pressed}
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  max-width: 100%;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  [data-status='done'] & {
    color: var(--success-text);
  }
  [data-status='failed'] & {
    color: var(--danger-text);
  }
`;

export const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  grid-column: buttons;
`;

/** The bar and the figures stand below the name, as wide as name and state. */
export const Under = styled.div`
  grid-column: text;
  min-width: 0;
  > [role='progressbar'] {
    margin-top: 4px;
  }
`;

export const Note = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-top: 4px;
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  [data-status='failed'] & {
    color: var(--danger-text);
  }
`;
