import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px) minmax(400px, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--surface);
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
  @media (max-width: 767px) {
    display: block;
  }
`;

export const BrandPanel = styled.section`
  display: flex;
  flex-direction: column;
  padding: 40px 56px;
  background: var(--brand-700);
  color: #fff;
  @media (max-width: 1023px) {
    padding: 32px;
  }
  @media (max-width: 767px) {
    display: none;
  }
`;

export const Logo = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: var(--fs-16);
  font-weight: 600;
  letter-spacing: 0.5px;
`;

export const PhoneLogo = styled(Logo)`
  display: none;
  height: 44px;
  gap: 8px;
  @media (max-width: 767px) {
    display: flex;
  }
`;

export const Art = styled.div`
  margin: auto 0 0 -4px;
  padding-top: 32px;
  @media (max-width: 1023px) {
    margin-left: 0;
  }
`;

export const Slogan = styled.p`
  margin-top: 56px;
  font-size: var(--fs-32);
  line-height: 44px;
  font-weight: 600;
  @media (max-width: 1023px) {
    margin-top: 40px;
    font-size: var(--fs-24);
    line-height: 36px;
  }
`;

export const Vow = styled.p`
  margin-top: 12px;
  margin-bottom: auto;
  padding-bottom: 96px;
  font-size: var(--fs-16);
  line-height: 26px;
  color: var(--brand-100);
  text-wrap: balance;
`;

export const Pane = styled.main`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 48px 20px 72px;
  outline: none;
  @media (max-width: 767px) {
    justify-content: flex-start;
    min-height: 100dvh;
    padding: 20px 24px 24px;
  }
`;

export const Card = styled.div`
  width: 100%;
  max-width: 360px;
  @media (max-width: 767px) {
    max-width: 440px;
  }
`;

export const Heading = styled.h1`
  font-size: var(--fs-24);
  line-height: 32px;
  outline: none;
  @media (max-width: 767px) {
    margin-top: 36px;
  }
`;

export const Sub = styled.p`
  margin-top: 4px;
  margin-bottom: 28px;
  color: var(--text-3);
`;

export const Foot = styled.div`
  position: absolute;
  bottom: 24px;
  @media (max-width: 767px) {
    position: static;
    margin-top: auto;
    padding-top: 24px;
  }
`;

export const Banner = styled.div`
  margin: -8px 0 20px;
`;
