import type { ComponentProps } from 'react';
import { emptyText } from '../../../domain/dates.ts';
import { formatMoney } from '../../../domain/money.ts';
import { Figure } from '../shared/Figure.styles.ts';

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole fen; null or undefined for none. */
  fen: number | null | undefined;
  /** Before the number; '' in a column whose head says 元. @default '¥' */
  symbol?: string | undefined;
  /** Shows + before what comes in. @default false */
  signed?: boolean | undefined;
  /** @default '无' */
  empty?: string | undefined;
}

/** An amount: ¥1,234.50, −¥12.00. Renders a `<span>`; sets `data-empty`, `data-zero` (grey) and `data-sign`. */
export function Money({ fen, symbol = '¥', signed = false, empty = emptyText, ...rest }: MoneyProps) {
  const known = typeof fen === 'number' && Number.isFinite(fen);
  if (!known) {
    return (
      <Figure {...rest} data-empty="">
        {empty}
      </Figure>
    );
  }
  const digits = formatMoney(Math.abs(fen));
  const zero = digits === '0.00';
  const sign = zero ? '' : fen < 0 ? '−' : signed ? '+' : '';
  return (
    <Figure {...rest} data-zero={zero ? '' : undefined} data-sign={zero ? undefined : fen < 0 ? 'minus' : 'plus'}>
      {`${sign}${symbol}${digits}`}
    </Figure>
  );
}
