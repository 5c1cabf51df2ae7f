import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  display: inline-block;
  flex: none;
  box-sizing: border-box;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--surface-3);
  color: var(--text-2);
  font-size: var(--fs-12);
  font-weight: 400;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-tone='brand'] {
    background: var(--accent-bg-2);
    color: var(--accent-text);
  }
  &[data-tone='danger'] {
    background: var(--danger);
    color: var(--on-danger);
    font-weight: 600;
  }
`;

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many; 0 renders nothing unless `showZero`. */
  count: number;
  /** Above it shows `{max}+`. @default 99 */
  max?: number | undefined;
  /** danger for what waits for you. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'danger' | undefined;
  /** @default false */
  showZero?: boolean | undefined;
}

/** A count behind a word or on an icon. Renders a `<span>`; sets `data-tone`. */
export function Badge({ count, max = 99, tone = 'neutral', showZero = false, ...rest }: BadgeProps) {
  if (count === 0 && !showZero) return null;
  return (
    <Root {...rest} data-tone={tone}>
      {count > max ? `${max}+` : count}
    </Root>
  );
}
