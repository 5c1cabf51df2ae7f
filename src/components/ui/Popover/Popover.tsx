import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, CSSProperties, ReactElement, ReactNode, RefObject } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { Popup, Positioner, Title } from './Popover.styles.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title' | 'className' | 'style' | 'children'> {
  /** The button that opens it. Leave out with `anchor` and `open`. */
  trigger?: ReactElement | undefined;
  /** What it hangs on where there is no trigger. */
  anchor?: Element | RefObject<Element | null> | null | undefined;
  /** What it shows. */
  children: ReactNode;
  title?: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** No padding (lists, calendars). @default false */
  flush?: boolean | undefined;
  /** Where the focus goes on opening; false leaves it where it is. */
  initialFocus?: false | RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** More about one thing, hanging on it. Renders a `<div role="dialog">` in a portal; Escape and a press outside close it. */
export function Popover({
  trigger,
  anchor,
  children,
  title,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  flush = false,
  initialFocus,
  ...rest
}: PopoverProps) {
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {trigger === undefined ? null : <Base.Trigger render={trigger} />}
      <Base.Portal className={rootClass}>
        <Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...(anchor === undefined ? {} : { anchor })}
        >
          <Popup
            {...rest}
            data-flush={flush ? '' : undefined}
            {...(initialFocus === undefined ? {} : { initialFocus })}
          >
            {title == null ? null : <Title>{title}</Title>}
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
