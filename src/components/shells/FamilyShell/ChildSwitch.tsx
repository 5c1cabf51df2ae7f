import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Menu, type MenuGroup, type MenuItem } from '../../ui/Menu/Menu.tsx';
import { Heard, Short, TopButton } from '../parts/topBar.styles.ts';

/** The child the page speaks of. */
export interface ChildChoice {
  /** Children of the signed-in person, in all institutions. */
  options: readonly { ids: string; name: string; institution: string; avatar: string }[];
  /** `ids` of the identity in use. */
  value: string;
  onChange: (ids: string) => void;
}

interface ChildSwitchProps {
  child: ChildChoice | undefined;
  /** Whose face stands there where there is no child. */
  person: { name: string; avatar: string };
  /** Groups after the children: a phone has no other place for one's own menu. */
  after?: readonly MenuGroup[] | undefined;
}

function childItems({ options, value, onChange }: ChildChoice): MenuItem[] {
  return options.map(({ ids, name, institution }) => ({
    key: ids,
    label: `${name} · ${institution}`,
    current: ids === value,
    onSelect: () => onChange(ids),
  }));
}

/** The chip with the child's face: another child, and on a phone one's own menu. Plain words where nothing is to choose. */
export function ChildSwitch({ child, person, after = [] }: ChildSwitchProps) {
  const chosen = child?.options.find(({ ids }) => ids === child.value);
  const several = child && child.options.length > 1;
  const groups: MenuGroup[] = [
    ...(several ? [{ key: 'children', label: '孩子', items: childItems(child) }] : []),
    ...after,
  ];
  const face = <Face {...(chosen ?? person)} />;
  if (groups.length === 0) return chosen ? <TopButton as="span">{face}</TopButton> : null;
  return (
    <Menu
      aria-label={several ? '孩子' : '我的'}
      items={groups}
      trigger={
        <TopButton type="button" data-chip="" data-guide="child">
          <Heard>{chosen ? '孩子：' : '我的：'}</Heard>
          {face}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </TopButton>
      }
    />
  );
}

function Face({ name, avatar }: { name: string; avatar: string }): ReactNode {
  return (
    <>
      <Avatar name={name} src={avatar || undefined} decorative />
      <Short>{name}</Short>
    </>
  );
}
