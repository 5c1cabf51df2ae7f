import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { GroupName, Keys, Line, LinkRow, Row, Why, Words } from './Menu.styles.ts';

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

export type MenuItems = readonly MenuItem[] | readonly MenuGroup[];

function isGroups(items: MenuItems): items is readonly MenuGroup[] {
  const first = items[0];
  return first !== undefined && 'items' in first;
}

/** The rows of a menu, behind a button or under the right mouse key: a flat list, or groups with lines between. */
export function MenuRows({ items }: { items: MenuItems }) {
  const groups: readonly MenuGroup[] = isGroups(items) ? items : [{ key: 'all', items }];
  return groups.map((group, index) => (
    <Base.Group key={group.key}>
      {index > 0 ? <Line /> : null}
      {group.label === undefined ? null : <GroupName>{group.label}</GroupName>}
      {group.items.map((item) => (
        <MenuRow key={item.key} item={item} />
      ))}
    </Base.Group>
  ));
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
