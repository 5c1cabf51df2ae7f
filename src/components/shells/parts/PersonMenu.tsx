import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Menu, type MenuGroup } from '../../ui/Menu/Menu.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import type { Navigate, PersonActions, ShellPerson } from '../shellTypes.ts';
import { personGroups } from './personRows.tsx';
import { Heard, Role, Short, TopButton, WideOnly } from './topBar.styles.ts';

interface PersonMenuProps extends PersonActions {
  person: ShellPerson;
  onNavigate: Navigate;
  /** Groups above one's own: the campus where the bar has no room for it. */
  before?: readonly MenuGroup[] | undefined;
}

/** Who one is here, and the ways out of it: another identity, the other console, signing out. */
export function PersonMenu({ person, before = [], ...rows }: PersonMenuProps) {
  return (
    <Menu
      aria-label="我的"
      align="end"
      items={[...before, ...personGroups({ person, ...rows })]}
      trigger={<PersonButton person={person} />}
    />
  );
}

type PersonButtonProps = { person: ShellPerson } & Omit<ComponentProps<'button'>, 'children'>;

/** The button with the person's face; the name stands beside it where there is room. */
export function PersonButton({ person, ...rest }: PersonButtonProps) {
  return (
    <TopButton {...rest} type="button" data-guide="person" data-face="">
      <Heard>{`${person.name}，${person.role}`}</Heard>
      <Avatar name={person.name} src={person.avatar || undefined} decorative />
      <WideOnly aria-hidden>
        <Short>{person.name}</Short>
        <Role>
          <Tag>
            <Short>{person.role}</Short>
          </Tag>
        </Role>
      </WideOnly>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden data-wide-only />
    </TopButton>
  );
}
