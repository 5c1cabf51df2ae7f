import styled from 'styled-components';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  width: 100%;
  padding: 40px 24px;
  text-align: center;
  &[data-size='s'] {
    padding: 20px 16px;
  }
  &[data-size='l'] {
    min-height: 60vh;
  }
`;

export const Well = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  border-radius: var(--r-xl);
  background: var(--surface-3);
  color: var(--text-3);
  > svg {
    width: 24px;
    height: 24px;
  }
  [data-size='s'] > & {
    width: 40px;
    height: 40px;
    border-radius: var(--r-l);
    > svg {
      width: 20px;
      height: 20px;
    }
  }
`;

export const Title = styled.p`
  margin: 16px 0 0;
  font-size: var(--fs-16);
  line-height: var(--lh-16);
  font-weight: 600;
  color: var(--text-1);
  text-wrap: balance;
  [data-size='s'] > & {
    margin-top: 10px;
    font-size: var(--fs-14);
    line-height: var(--lh-14);
  }
`;

export const Text = styled.div`
  margin-top: 4px;
  max-width: 400px;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);
  text-wrap: balance;
`;

export const Detail = styled.div`
  width: 100%;
  max-width: 420px;
  margin-top: 16px;
  text-align: left;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  margin-top: 16px;
`;
