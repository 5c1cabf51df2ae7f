import { Info, TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import {
  Chart,
  Foot,
  Help,
  Label,
  Notes,
  Root,
  Row,
  Target,
  TrendLine,
  TrendWords,
  Unit,
  Value,
} from './Statistic.styles.ts';

export interface StatisticTrend {
  direction: 'up' | 'down';
  /** By how much: 12.0 %, 3.0 个百分点. */
  text: string;
  /** Against what: 较上月同期. */
  note?: string | undefined;
  /** Whether that is good news. Default: no judgement, grey. */
  good?: boolean | undefined;
}

export interface StatisticProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** The figure, already formatted, or a `<Money>`, `<Hours>`. */
  value: ReactNode;
  /** Small behind the figure: 元, %, 节. */
  unit?: string | undefined;
  /** How it is counted, behind an ⓘ. */
  help?: string | undefined;
  /** A zero is grey and light. @default false */
  zero?: boolean | undefined;
  trend?: StatisticTrend | undefined;
  /** Above the trend: 目标 400,000.00 · 达成 72%. */
  note?: ReactNode;
  /** At the right end of the foot: a sparkline of 96 × 32. */
  chart?: ReactNode;
  /** How much of the target is reached, 0 to 1: a line at the card's foot. */
  target?: number | undefined;
  /** m: one of a row of figures, l: a card of a dashboard. @default 'm' */
  size?: 'm' | 'l' | undefined;
}

/** One figure and what to think of it. Renders a `<div role="group">` named by its label; sets `data-size`, `data-zero`. */
export function Statistic({
  label,
  value,
  unit,
  help,
  zero = false,
  trend,
  note,
  chart,
  target,
  size = 'm',
  ...rest
}: StatisticProps) {
  const tone = trend?.good === undefined ? undefined : trend.good ? 'success' : 'danger';
  const Icon = trend?.direction === 'up' ? TrendingUp : TrendingDown;
  const reached = target === undefined ? undefined : Math.min(1, Math.max(0, target));
  return (
    <Root role="group" aria-label={label} {...rest} data-size={size} data-zero={zero ? '' : undefined}>
      <Label>
        {label}
        {help === undefined ? null : (
          <Tooltip content={help}>
            <Help type="button" aria-label={`${label}的说明`}>
              <Info size={14} strokeWidth={1.75} aria-hidden />
            </Help>
          </Tooltip>
        )}
      </Label>
      <Value>
        {value}
        {unit === undefined ? null : <Unit>{unit}</Unit>}
      </Value>
      {note == null && !trend && chart == null ? null : (
        <Foot>
          <Notes>
            {note == null ? null : <div>{note}</div>}
            {trend ? (
              <TrendLine>
                <TrendWords data-tone={tone}>
                  <Icon size={14} strokeWidth={1.75} aria-label={trend.direction === 'up' ? '上升' : '下降'} />
                </TrendWords>
                <TrendWords data-tone={tone}>{trend.text}</TrendWords>
                {trend.note}
              </TrendLine>
            ) : null}
          </Notes>
          {chart == null ? null : <Chart>{chart}</Chart>}
        </Foot>
      )}
      {reached === undefined ? null : (
        <Target
          role="meter"
          aria-label={`${label}达成`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(reached * 100)}
        >
          <span style={{ transform: `scaleX(${reached})` }} />
        </Target>
      )}
    </Root>
  );
}

export interface StatisticRowProps extends ComponentProps<'div'> {
  /** Statistics of size m. */
  children?: ReactNode;
}

/** Figures side by side in one frame with lines between. Renders a `<div>`; wraps where there is no room. */
export function StatisticRow(props: StatisticRowProps) {
  return <Row {...props} />;
}
