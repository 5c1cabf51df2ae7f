import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { Popup, Positioner } from './Menu.styles.ts';
import { type MenuItems, MenuRows } from './MenuRows.tsx';

export type { MenuGroup, MenuItem } from './MenuRows.tsx';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** A flat list, or groups with lines between. */
  items: MenuItems;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A list of acts behind a button. Renders the trigger and a `<div role="menu">` in a portal; arrows, Home, End, typing. */
export function Menu({ trigger, items, open, onOpenChange, side = 'bottom', align = 'start', ...rest }: MenuProps) {
  return (
    <Base.Root modal={false} {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal className={rootClass}>
        <Positioner side={side} align={align} sideOffset={4} collisionPadding={8}>
          <Popup {...rest}>
            <MenuRows items={items} />
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
