import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Tone } from '../shared/types.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  white-space: nowrap;
  vertical-align: middle;
  &::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--dot);
  }
  &[data-tone='brand']::before {
    background: var(--accent);
  }
  &[data-tone='success']::before {
    background: var(--success);
  }
  &[data-tone='warning']::before {
    background: var(--warning);
  }
  &[data-tone='danger']::before {
    background: var(--danger);
  }
  &[data-tone='info']::before {
    background: var(--info);
  }
  &[data-ring]::before {
    width: 9px;
    height: 9px;
    background: transparent;
    border: 2px solid var(--dot);
  }
`;

export interface StatusDotProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  /** Not begun yet: a ring. @default false */
  ring?: boolean | undefined;
}

/** A state: a dot and its word (colour never alone). Renders a `<span>`; sets `data-tone`, `data-ring`. */
export function StatusDot({ tone = 'neutral', ring = false, ...rest }: StatusDotProps) {
  return <Root {...rest} data-tone={tone} data-ring={ring ? '' : undefined} />;
}
