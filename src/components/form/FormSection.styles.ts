import { Collapsible } from '@base-ui/react/collapsible';
import styled from 'styled-components';

export const Section = styled.section`
  min-width: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--surface);
  scroll-margin-top: calc(var(--shell-top, 0px) + 16px);
`;

export const Head = styled.div`
  padding: 16px 24px 0;

  h2 {
    margin: 0;
    font-size: var(--fs-16);
    line-height: var(--lh-16);
    font-weight: 600;
    color: var(--text-1);
  }

  p {
    margin: 4px 0 0;
    font-size: var(--fs-13);
    line-height: var(--lh-13);
    color: var(--text-3);
  }

  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

export const FoldHead = styled(Head)`
  padding: 0;
`;

export const Trigger = styled(Collapsible.Trigger)`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: max(56px, var(--target));
  padding: 16px 24px;
  border: 0;
  border-radius: var(--r-l);
  background: none;
  font: inherit;
  color: inherit;
  text-align: left;
  cursor: pointer;

  > svg {
    flex: none;
    color: var(--text-3);
    transition: transform var(--t-open) var(--ease);
  }
  &[data-panel-open] > svg {
    transform: rotate(90deg);
  }
  &:hover > svg {
    color: var(--text-1);
  }
  &:focus-visible {
    outline: none;
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

export const TriggerWords = styled.span`
  flex: 1;
  min-width: 0;
`;

export const About = styled.span`
  display: block;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  font-weight: 400;
  color: var(--text-3);
`;

export const Panel = styled(Collapsible.Panel)`
  &[hidden] {
    display: none;
  }
`;

/** Fields below each other, as everywhere in a form. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 16px 24px 24px;
  [data-foldable] & {
    padding-top: 0;
  }
  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;
