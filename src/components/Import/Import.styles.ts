import styled from 'styled-components';

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-height: 320px;
  padding-bottom: 4px;
`;

/** The steps; a phone, where they would fill half the view, only says which one it is. */
export const StepsPlace = styled.div`
  > p {
    display: none;
    margin: 0;
    font-weight: 600;
  }
  @media (max-width: 640px) {
    > ol {
      display: none;
    }
    > p {
      display: block;
    }
  }
`;

export const TemplateRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface-2);
  > div {
    flex: 1 1 240px;
    min-width: 0;
  }
`;

export const Strong = styled.div`
  font-weight: 600;
`;

export const Note = styled.p`
  margin: 0;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-2);
  overflow-wrap: anywhere;
`;

/** Takes a file by press, key or drop; the input in it is the control. */
export const Drop = styled.label`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  box-sizing: border-box;
  min-height: 168px;
  padding: 24px;
  border: 1px dashed var(--border-strong);
  border-radius: var(--r-l);
  background: var(--surface);
  text-align: center;
  cursor: pointer;
  transition:
    background-color var(--t-fast),
    border-color var(--t-fast);
  > svg {
    margin-bottom: 4px;
    color: var(--text-3);
  }
  &:hover,
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-bg);
  }
  &:focus-within {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

export const CheckBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

export const Counts = styled.div`
  display: flex;
  flex: 1 1 180px;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  white-space: nowrap;
  span[data-tone='success'] {
    color: var(--success-text);
  }
  span[data-tone='danger'] {
    color: var(--danger-text);
  }
  span[data-tone='quiet'] {
    font-weight: 400;
    color: var(--text-2);
  }
`;

export const GridPlace = styled.div`
  display: flex;
  flex-direction: column;
  height: 336px;
`;

export const Working = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  gap: 12px;
  box-sizing: border-box;
  width: 100%;
  max-width: 480px;
  margin: 0 auto;
  padding: 24px 0;
`;

export const Outcome = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > svg {
    flex: none;
    color: var(--success-text);
  }
  &[data-tone='warning'] > svg {
    color: var(--warning-text);
  }
  &[data-tone='quiet'] > svg {
    color: var(--text-3);
  }
`;

export const Big = styled.div`
  font-size: var(--fs-16);
  line-height: var(--lh-16);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Failures = styled.ul`
  box-sizing: border-box;
  max-height: 220px;
  margin: 0;
  padding: 4px 0;
  overflow: auto;
  list-style: none;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  li {
    display: flex;
    gap: 12px;
    padding: 6px 12px;
  }
  li > span:first-child {
    flex: none;
    min-width: 64px;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  li > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Push = styled.span`
  flex: 1;
`;
