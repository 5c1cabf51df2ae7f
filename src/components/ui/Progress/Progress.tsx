import { Progress as Base } from '@base-ui/react/progress';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Arc, Circle, CircleWords, Fill, Line, Ring, Root, Track, Words } from './Progress.styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> {
  /** 0 to 100; null while nobody knows how far. */
  value: number | null;
  /** What is under way: 导入学员. */
  label: string;
  /** Beside the bar or in the ring; null for nothing. @default the value as 72% */
  text?: ReactNode;
  /** @default 'bar' */
  shape?: 'bar' | 'circle' | undefined;
  /** Diameter of the circle in px. @default 64 */
  diameter?: number | undefined;
  /** @default 'brand' */
  tone?: 'brand' | 'success' | 'warning' | 'danger' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const around = 2 * Math.PI * 44;

/** How far long work has come. Renders a `<div role="progressbar">`; sets `data-tone`, `data-shape`, `data-indeterminate`. */
export function Progress({
  value,
  label,
  text,
  shape = 'bar',
  diameter = 64,
  tone = 'brand',
  style,
  ...rest
}: ProgressProps) {
  const part = value === null ? null : Math.min(100, Math.max(0, value));
  const words = text === undefined ? (part === null ? null : `${Math.floor(part)}%`) : text;
  const heard = typeof words === 'string' ? words : part === null ? '进行中' : `${Math.floor(part)}%`;
  return (
    <Root
      {...rest}
      style={shape === 'circle' ? { width: diameter, height: diameter, ...style } : style}
      value={part}
      aria-label={label}
      getAriaValueText={() => heard}
      data-tone={tone}
      data-shape={shape}
    >
      {shape === 'circle' ? (
        <>
          <Circle viewBox="0 0 100 100" aria-hidden>
            <Ring cx="50" cy="50" r="44" />
            <Arc
              cx="50"
              cy="50"
              r="44"
              strokeDasharray={around}
              strokeDashoffset={around * (1 - (part ?? 25) / 100)}
              data-empty={part === 0 ? '' : undefined}
            />
          </Circle>
          {words == null ? null : <CircleWords>{words}</CircleWords>}
        </>
      ) : (
        <>
          <Line>
            <Base.Track render={<Track />}>
              <Fill style={part === null ? undefined : { transform: `scaleX(${part / 100})` }} />
            </Base.Track>
          </Line>
          {words == null ? null : <Words>{words}</Words>}
        </>
      )}
    </Root>
  );
}
