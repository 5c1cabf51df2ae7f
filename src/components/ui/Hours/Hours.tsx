import type { ComponentProps } from 'react';
import { emptyText } from '../../../domain/dates.ts';
import { formatHours, hoursInWords } from '../../../domain/money.ts';
import { Figure } from '../shared/Figure.styles.ts';

export interface HoursProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole hundredths of a class hour; null or undefined for none. */
  hundredths: number | null | undefined;
  /** `figure`: always two decimals (2.00 课时), `words`: none that say nothing (2 课时). @default 'figure' */
  look?: 'figure' | 'words' | undefined;
  /** After the number; '' in a column whose head says 课时. @default '课时' */
  unit?: string | undefined;
  /** Shows + before what is added. @default false */
  signed?: boolean | undefined;
  /** @default '无' */
  empty?: string | undefined;
}

/** Class hours: 16.00 课时, −1.50 课时. Renders a `<span>`; sets `data-empty`, `data-zero` (grey) and `data-sign`. */
export function Hours({
  hundredths,
  look = 'figure',
  unit = '课时',
  signed = false,
  empty = emptyText,
  ...rest
}: HoursProps) {
  const known = typeof hundredths === 'number' && Number.isFinite(hundredths);
  if (!known) {
    return (
      <Figure {...rest} data-empty="">
        {empty}
      </Figure>
    );
  }
  const size = Math.abs(hundredths);
  const digits = look === 'words' ? hoursInWords(size) : formatHours(size);
  const zero = Math.round(size) === 0;
  const sign = zero ? '' : hundredths < 0 ? '−' : signed ? '+' : '';
  return (
    <Figure
      {...rest}
      data-zero={zero ? '' : undefined}
      data-sign={zero ? undefined : hundredths < 0 ? 'minus' : 'plus'}
    >
      {`${sign}${digits}${unit === '' ? '' : ` ${unit}`}`}
    </Figure>
  );
}
