import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Bar, Extra, Panel, Row, Tab } from './Tabs.styles.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** A count behind the word. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  /** The panel. Leave out where the page shows it elsewhere (a route). */
  content?: ReactNode;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'onChange' | 'defaultValue'> {
  items: readonly TabItem<Value>[];
  value?: Value | undefined;
  /** @default the first item */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name of the row of tabs, for assistive technology. */
  label?: string | undefined;
  /** At the right end of the row. */
  extra?: ReactNode;
  /** Keep panels that were left (unsent text). @default false */
  keepMounted?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Faces of one thing. Renders a `<div>` with a tablist and the panel; arrows move, Enter opens. */
export function Tabs<Value extends string = string>({
  items,
  value,
  defaultValue,
  onValueChange,
  label,
  extra,
  keepMounted = false,
  ...rest
}: TabsProps<Value>) {
  const first = items[0]?.value;
  const paneled = items.some((item) => item.content !== undefined);
  return (
    <Base.Root
      {...rest}
      {...(value === undefined ? { defaultValue: defaultValue ?? first } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
    >
      <Row>
        <Bar aria-label={label}>
          {items.map((item) => (
            <Tab key={item.value} value={item.value} disabled={item.disabled ?? false}>
              {item.label}
              {item.count === undefined ? null : <Badge count={item.count} showZero />}
            </Tab>
          ))}
        </Bar>
        {extra == null ? null : <Extra>{extra}</Extra>}
      </Row>
      {paneled
        ? items.map((item) => (
            <Panel key={item.value} value={item.value} keepMounted={keepMounted}>
              {item.content}
            </Panel>
          ))
        : null}
    </Base.Root>
  );
}
