import { ChevronDown, LayoutDashboard, LogOut, Repeat2 } from 'lucide-react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Menu, type MenuGroup, type MenuItem } from '../../ui/Menu/Menu.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import type { Navigate, PersonActions, ShellPerson } from '../shellTypes.ts';
import { Heard, Short, TopButton, WideOnly } from './topBar.styles.ts';

interface PersonMenuProps extends PersonActions {
  person: ShellPerson;
  onNavigate: Navigate;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Who one is here, and the ways out of it: another identity, the other console, signing out. */
export function PersonMenu({ person, onSwitchIdentity, onLogout, otherConsole, onNavigate }: PersonMenuProps) {
  const own: MenuItem[] = [
    { key: 'switch', label: '切换身份', icon: <Repeat2 {...icon} />, onSelect: onSwitchIdentity },
    ...(otherConsole
      ? [
          {
            key: 'console',
            label: otherConsole.label,
            icon: <LayoutDashboard {...icon} />,
            onSelect: () => onNavigate(otherConsole.href),
          },
        ]
      : []),
  ];
  const groups: MenuGroup[] = [
    { key: 'own', label: `${person.institution} · ${person.role}`, items: own },
    { key: 'out', items: [{ key: 'logout', label: '退出登录', icon: <LogOut {...icon} />, onSelect: onLogout }] },
  ];
  return (
    <Menu
      aria-label="我的"
      align="end"
      items={groups}
      trigger={
        <TopButton type="button">
          <Heard>{`${person.name}，${person.role}`}</Heard>
          <Avatar name={person.name} src={person.avatar || undefined} decorative />
          <WideOnly aria-hidden>
            <Short>{person.name}</Short>
            <Tag>{person.role}</Tag>
          </WideOnly>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden data-wide-only />
        </TopButton>
      }
    />
  );
}
