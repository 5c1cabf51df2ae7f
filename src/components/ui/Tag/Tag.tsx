import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../shared/types.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  box-sizing: border-box;
  max-width: 100%;
  height: 20px;
  padding: 0 6px;
  border: 1px solid var(--border);
  border-radius: var(--r-s);
  background: var(--surface-2);
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 18px;
  white-space: nowrap;
  vertical-align: middle;
  > svg {
    flex: none;
  }
  &[data-tone='brand'] {
    color: var(--accent-text);
    background: var(--accent-bg);
    border-color: var(--accent-border);
  }
  &[data-tone='success'] {
    color: var(--success-text);
    background: var(--success-bg);
    border-color: var(--success-border);
  }
  &[data-tone='warning'] {
    color: var(--warning-text);
    background: var(--warning-bg);
    border-color: var(--warning-border);
  }
  &[data-tone='danger'] {
    color: var(--danger-text);
    background: var(--danger-bg);
    border-color: var(--danger-border);
  }
  &[data-tone='info'] {
    color: var(--info-text);
    background: var(--info-bg);
    border-color: var(--info-border);
  }
  &[data-subject] {
    color: var(--sub-tx);
    background: var(--sub-bg);
    border-color: var(--sub-bd);
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Remove = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  margin-right: -2px;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: inherit;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
`;

export interface TagProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  /** Subject colour 1–12 (`subjectColor(entry)`), instead of a tone. */
  subject?: number | undefined;
  icon?: ReactNode;
  /** Shows a cross. */
  onRemove?: (() => void) | undefined;
  /** Name of the cross. @default '移除' */
  removeLabel?: string | undefined;
}

/** A word in a frame: 试听, 欠课 1.00. Renders a `<span>`; sets `data-tone` or `data-subject`. */
export function Tag({ tone = 'neutral', subject, icon, onRemove, removeLabel = '移除', children, ...rest }: TagProps) {
  return (
    <Root {...rest} {...(subject === undefined ? { 'data-tone': tone } : { 'data-subject': subject })}>
      {icon}
      <Words>{children}</Words>
      {onRemove ? (
        <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
          <X size={12} strokeWidth={2} aria-hidden />
        </Remove>
      ) : null}
    </Root>
  );
}
