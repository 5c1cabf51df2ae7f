import { type ComponentProps, type CSSProperties, Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(var(--columns, 1), minmax(max-content, auto) minmax(0, 1fr));
  gap: 8px 16px;
  margin: 0;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  &[data-stacked] {
    grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr));
    gap: 16px;
  }
  @media (max-width: 767px) {
    &,
    &[data-stacked] {
      --columns: 1 !important;
    }
  }
`;

const Term = styled.dt`
  color: var(--text-3);
  [data-stacked] & {
    font-size: var(--fs-12);
    line-height: var(--lh-12);
  }
`;

const Value = styled.dd`
  margin: 0;
  min-width: 0;
  color: var(--text-1);
  overflow-wrap: anywhere;
  &[data-none] {
    color: var(--text-3);
  }
`;

export interface DescriptionItem {
  key?: string | undefined;
  label: string;
  /** null, undefined and '' show 无. */
  value: ReactNode;
}

export interface DescriptionsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** Pairs a row from 768 px up. @default 1 */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** The term above its value. @default false */
  stacked?: boolean | undefined;
}

/** Facts of a record. Renders a `<dl>`; sets `data-stacked`. */
export function Descriptions({ items, columns = 1, stacked = false, style, ...rest }: DescriptionsProps) {
  const wide = { '--columns': columns } as CSSProperties;
  return (
    <List {...rest} style={{ ...wide, ...style }} data-stacked={stacked ? '' : undefined}>
      {items.map(({ key, label, value }) => {
        const none = value == null || value === '' || value === false;
        const pair = (
          <>
            <Term>{label}</Term>
            <Value data-none={none ? '' : undefined}>{none ? '无' : value}</Value>
          </>
        );
        return stacked ? <div key={key ?? label}>{pair}</div> : <Fragment key={key ?? label}>{pair}</Fragment>;
      })}
    </List>
  );
}
