import styled from 'styled-components';
import { visuallyHidden } from '../shared/visuallyHidden.styles.ts';

export const List = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-vertical] {
    flex-direction: column;
  }
  @media (max-width: 767px) {
    flex-direction: column;
  }
`;

export const Item = styled.li`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  padding-right: 12px;
  &:last-child {
    flex: none;
    padding-right: 0;
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 11px;
    left: 30px;
    right: 6px;
    height: 2px;
    border-radius: 1px;
    background: var(--border-strong);
  }
  &[data-state='done']:not(:last-child)::after {
    background: var(--accent);
  }
  [data-vertical] > & {
    display: flex;
    gap: 12px;
    flex: none;
    padding: 0 0 16px;
    &:last-child {
      padding-bottom: 0;
    }
    &:not(:last-child)::after {
      top: 28px;
      bottom: 4px;
      left: 11px;
      right: auto;
      width: 2px;
      height: auto;
    }
  }
  @media (max-width: 767px) {
    display: flex;
    gap: 12px;
    flex: none;
    padding: 0 0 16px;
    &:last-child {
      padding-bottom: 0;
    }
    &:not(:last-child)::after {
      top: 28px;
      bottom: 4px;
      left: 11px;
      right: auto;
      width: 2px;
      height: auto;
    }
  }
`;

export const Mark = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  box-sizing: border-box;
  width: 24px;
  height: 24px;
  border: 2px solid var(--border-strong);
  border-radius: 50%;
  background: var(--surface);
  font-size: var(--fs-12);
  line-height: 1;
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
  [data-state='done'] > & {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  [data-state='current'] > & {
    border-color: var(--accent);
    color: var(--accent-text);
    font-weight: 600;
  }
  [data-state='failed'] > & {
    border-color: var(--danger);
    background: var(--danger);
    color: var(--on-danger);
  }
`;

export const Words = styled.div`
  min-width: 0;
  margin-top: 8px;
  [data-vertical] & {
    margin-top: 1px;
  }
  @media (max-width: 767px) {
    margin-top: 1px;
  }
`;

export const Title = styled.div`
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  color: var(--text-2);
  [data-state='done'] & {
    color: var(--text-1);
  }
  [data-state='current'] & {
    color: var(--text-1);
    font-weight: 600;
  }
  [data-state='failed'] & {
    color: var(--danger-text);
    font-weight: 600;
  }
`;

export const Note = styled.div`
  font-size: var(--fs-12);
  line-height: var(--lh-12);
  color: var(--text-3);
  &[data-tone='warning'] {
    color: var(--warning-text);
  }
  &[data-tone='danger'] {
    color: var(--danger-text);
  }
  &[data-tone='success'] {
    color: var(--success-text);
  }
`;

export const Said = styled.span`
  ${visuallyHidden}
`;
