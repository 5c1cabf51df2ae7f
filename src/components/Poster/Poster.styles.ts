import styled from 'styled-components';

export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  min-width: 0;
  margin: 0;
`;

export const Sheet = styled.div`
  position: relative;
  max-width: 100%;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface-2);
  > img {
    width: 100%;
    height: 100%;
  }
`;

export const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
`;

/** Phones keep a picture by a long press; elsewhere there is the button. */
export const Hint = styled.p`
  display: none;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);
  @media (pointer: coarse) {
    display: block;
  }
`;
