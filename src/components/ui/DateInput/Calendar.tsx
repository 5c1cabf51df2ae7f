import type { ComponentProps, ReactNode } from 'react';
import { Foot, Frame } from './Calendar.styles.ts';
import { within } from './calendarDays.ts';
import { MonthDays } from './MonthDays.tsx';

export interface CalendarProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The chosen date `YYYY-MM-DD`, or ''. */
  value: string;
  /** Today at the institution, `YYYY-MM-DD`. */
  today: string;
  onSelect: (date: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Days that cannot be chosen besides min and max. */
  isDisabled?: ((date: string) => boolean) | undefined;
  /** Tints the days between; the ends are marked as chosen. */
  range?: { start: string; end: string } | undefined;
  /** Put the focus on the day when it appears. @default false */
  focusDay?: boolean | undefined;
  /** Below the days: 今天, 清除. */
  footer?: ReactNode;
}

/**
 * A month of days, Monday first. Renders a `<div>` with a grid: arrows, Home, End, PageUp, PageDown (with Shift a year),
 * Enter.
 */
export function Calendar({
  value,
  today,
  onSelect,
  min,
  max,
  isDisabled,
  range,
  focusDay,
  footer,
  ...rest
}: CalendarProps) {
  return (
    <Frame {...rest}>
      <MonthDays
        today={today}
        chosen={[value, range?.start ?? '', range?.end ?? ''].filter((date) => date !== '')}
        month={value || (within(today, min, max) ? today : (min ?? max ?? today))}
        onPick={onSelect}
        range={range}
        min={min}
        max={max}
        isDisabled={isDisabled}
        focusDay={focusDay}
      />
      {footer == null ? null : <Foot>{footer}</Foot>}
    </Frame>
  );
}
