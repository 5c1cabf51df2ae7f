import type { ComponentProps } from 'react';
import { formatDate, formatDateTime, formatShortDateTime, formatTime } from '../../../domain/dateFormats.ts';
import { emptyText, formatDay } from '../../../domain/dates.ts';
import { Figure } from '../shared/Figure.styles.ts';

/** date 2026-09-21 · dateTime 2026-09-21 18:30:00 · time 18:30 · shortDateTime 09-21 18:30 · day 9 月 21 日 周一 */
export type DateFormat = 'date' | 'dateTime' | 'time' | 'shortDateTime' | 'day';

export interface DateTextProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** A wall clock of the institution: `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, for `time` also `HH:mm`. */
  value: string | null | undefined;
  /** @default 'date' */
  format?: DateFormat | undefined;
  /** @default '无' */
  empty?: string | undefined;
}

const formats: Record<DateFormat, (value: string | null | undefined) => string> = {
  date: formatDate,
  dateTime: formatDateTime,
  time: formatTime,
  shortDateTime: formatShortDateTime,
  day: (value) => formatDay(formatDate(value)),
};

/** A date or time in one of the product's formats. Renders a `<time>`; empty or unreadable shows 无 and sets `data-empty`. */
export function DateText({ value, format = 'date', empty = emptyText, ...rest }: DateTextProps) {
  const text = formats[format](value);
  const none = text === emptyText;
  return (
    <Figure
      as="time"
      {...rest}
      dateTime={none ? undefined : (value ?? undefined)?.replace(' ', 'T')}
      data-empty={none ? '' : undefined}
    >
      {none ? empty : text}
    </Figure>
  );
}
