import type { ComponentProps } from 'react';
import { Columns } from './FormRow.styles.ts';

export interface FormRowProps extends ComponentProps<'div'> {
  /** @default 2 */
  columns?: 2 | 3 | undefined;
}

/** Short fields side by side; one below the other on a phone. Renders a `<div>`; sets `data-columns`. */
export function FormRow({ columns = 2, ...rest }: FormRowProps) {
  return <Columns {...rest} data-columns={columns} />;
}
