import { ContextMenu as Base } from '@base-ui/react/context-menu';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { Popup } from '../Menu/Menu.styles.ts';
import { type MenuItems, MenuRows } from '../Menu/MenuRows.tsx';

const Positioner = styled(Base.Positioner)`
  z-index: var(--z-popover);
  outline: none;
`;

const Area = styled(Base.Trigger)`
  -webkit-touch-callout: none;
`;

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** What the menu is of: the area that answers. Everything in the menu must be reachable otherwise, too. */
  children: ReactNode;
  /** A flat list, or groups with lines between. */
  items: MenuItems;
  /** Name of the menu: 课次操作. */
  label: string;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The browser's own menu comes instead. @default false */
  disabled?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Acts under the right mouse key, the menu key, Shift F10 or a long press. Renders a `<div>` round its children and a
 * `<div role="menu">` in a portal.
 */
export function ContextMenu({ children, items, label, onOpenChange, disabled = false, ...rest }: ContextMenuProps) {
  return (
    <Base.Root disabled={disabled} onOpenChange={(next) => onOpenChange?.(next)}>
      <Area {...rest}>{children}</Area>
      <Base.Portal className={rootClass}>
        <Positioner collisionPadding={8}>
          <Popup aria-label={label}>
            <MenuRows items={items} />
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
