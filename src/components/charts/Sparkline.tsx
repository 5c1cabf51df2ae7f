import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { sparkShape } from './sparkShape.ts';

const Root = styled.svg`
  flex: none;
  overflow: visible;
  --spark: var(--accent);
  &[data-tone='danger'] {
    --spark: var(--danger);
  }
  &[data-tone='success'] {
    --spark: var(--success);
  }
  &[data-tone='neutral'] {
    --spark: var(--dot);
  }
  > path {
    fill: none;
    stroke: var(--spark);
    stroke-width: 1.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  > circle {
    fill: var(--spark);
    stroke: var(--surface);
    stroke-width: 1.5;
  }
`;

export interface SparklineProps extends Omit<ComponentProps<'svg'>, 'values'> {
  /** In order of time; null where a number is missing. */
  values: readonly (number | null)[];
  /** What it says, in words: 近 8 周收款，持续上升. Without it the drawing is an ornament beside a figure that says so. */
  label?: string | undefined;
  /** @default 'brand' */
  tone?: 'brand' | 'success' | 'danger' | 'neutral' | undefined;
  /** px @default 96 */
  width?: number | undefined;
  /** px @default 32 */
  height?: number | undefined;
}

/** The run of one number beside it, without axes. Renders an `<svg>`, hidden from assistive technology without `label`; sets `data-tone`. */
export function Sparkline({ values, label, tone = 'brand', width = 96, height = 32, ...rest }: SparklineProps) {
  const { path, end } = sparkShape(values, width, height);
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root {...said} {...rest} data-tone={tone} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <path d={path} />
      {end ? <circle cx={end.x} cy={end.y} r={3} /> : null}
    </Root>
  );
}
