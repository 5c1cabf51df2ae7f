import styled from 'styled-components';

/** Stands where the picture would: loading, a failure. */
export const Panel = styled.div`
  position: absolute;
  top: calc(50% - 36px);
  left: 50%;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  width: max-content;
  max-width: calc(100% - 128px);
  padding: 32px 40px;
  border-radius: var(--r-xl);
  background: var(--surface);
  box-shadow: var(--shadow-pop);
  font-size: var(--fs-16);
  line-height: var(--lh-16);
  text-align: center;
  transform: translate(-50%, -50%);
  > svg {
    color: var(--text-3);
  }
  &[data-waiting] {
    flex-direction: row;
    gap: 12px;
    padding: 16px 24px;
    font-size: var(--fs-14);
    line-height: var(--lh-14);
  }
`;

export const Notice = styled.div`
  position: absolute;
  top: 16px;
  left: 50%;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 10px;
  width: max-content;
  max-width: calc(100% - 32px);
  min-height: 40px;
  padding: 8px 14px;
  border-radius: var(--r-l);
  background: var(--toast-bg);
  color: var(--toast-text);
  box-shadow: var(--shadow-pop);
  transform: translateX(-50%);
  pointer-events: none;
  > svg {
    flex: none;
  }
`;
