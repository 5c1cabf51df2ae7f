import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactElement, ReactNode } from 'react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { GroupName, Keys, Line, LinkRow, Popup, Positioner, Row, Why, Words } from './Menu.styles.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Where it leads: the row becomes a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** `danger` for what destroys; stands last, after a line. */
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled, under the words. */
  reason?: string | undefined;
  /** Keyboard shortcut shown at the right. */
  shortcut?: string | undefined;
  /** The one in force (an identity, a campus): a check at the right. */
  current?: boolean | undefined;
}

/** Items under a heading; a line stands between groups. */
export interface MenuGroup {
  key: string;
  label?: string | undefined;
  items: readonly MenuItem[];
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'children'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** A flat list, or groups with lines between. */
  items: readonly MenuItem[] | readonly MenuGroup[];
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

function isGroups(items: MenuProps['items']): items is readonly MenuGroup[] {
  const first = items[0];
  return first !== undefined && 'items' in first;
}

/** A list of acts behind a button. Renders the trigger and a `<div role="menu">` in a portal; arrows, Home, End, typing. */
export function Menu({ trigger, items, open, onOpenChange, side = 'bottom', align = 'start', ...rest }: MenuProps) {
  const groups: readonly MenuGroup[] = isGroups(items) ? items : [{ key: 'all', items }];
  return (
    <Base.Root modal={false} {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal className={rootClass}>
        <Positioner side={side} align={align} sideOffset={4} collisionPadding={8}>
          <Popup {...rest}>
            {groups.map((group, index) => (
              <Base.Group key={group.key}>
                {index > 0 ? <Line /> : null}
                {group.label === undefined ? null : <GroupName>{group.label}</GroupName>}
                {group.items.map((item) => (
                  <MenuRow key={item.key} item={item} />
                ))}
              </Base.Group>
            ))}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const marks = { 'data-tone': item.tone, 'data-current': item.current ? '' : undefined };
  const inside = (
    <>
      {item.icon}
      <Words>
        {item.label}
        {item.reason === undefined ? null : <Why>{item.reason}</Why>}
      </Words>
      {item.shortcut === undefined ? null : <Keys aria-hidden>{item.shortcut}</Keys>}
      {item.current ? <Check size={16} strokeWidth={1.75} aria-label="当前" /> : null}
    </>
  );
  if (item.href !== undefined && !item.disabled) {
    return (
      <LinkRow {...marks} href={item.href} label={item.label} closeOnClick onClick={item.onSelect}>
        {inside}
      </LinkRow>
    );
  }
  return (
    <Row {...marks} label={item.label} disabled={item.disabled ?? false} onClick={item.onSelect}>
      {inside}
    </Row>
  );
}
