import styled from 'styled-components';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  width: 264px;
  max-height: min(var(--available-height, 520px), 520px);
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  flex: none;
  padding: 12px 16px 4px;
  > small {
    font-size: var(--fs-12);
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
`;

export const List = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 4px 8px;
  overflow-y: auto;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: max(32px, var(--target));
  padding-right: 8px;
  border-radius: var(--r-m);
  background: var(--surface);
  &:hover {
    background: var(--hover);
  }
  &[data-dragged] {
    position: relative;
    z-index: 1;
    box-shadow: var(--shadow-drag);
  }
  > label {
    flex: 1;
    min-width: 0;
  }
`;

export const Grip = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: max(24px, var(--target));
  height: max(28px, var(--target));
  border-radius: var(--r-s);
  color: var(--text-3);
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;

export const Held = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: max(24px, var(--target));
  color: var(--text-3);
`;

export const Section = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  gap: 12px;
  padding: 10px 16px;
  border-top: 1px solid var(--border);
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  flex: none;
  padding: 6px 12px;
  border-top: 1px solid var(--border);
`;
