import { LayoutDashboard, LogOut, Repeat2 } from 'lucide-react';
import type { MenuGroup, MenuItem } from '../../ui/Menu/Menu.tsx';
import type { CampusChoice, InstitutionChoice, Navigate, PersonActions, ShellPerson } from '../shellTypes.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Words of the choice that is none: lists show every campus. */
export const allCampuses = '全部校区';

export function campusItems({ options, value, onChange }: CampusChoice): MenuItem[] {
  const all = { key: '', label: allCampuses, current: value === null, onSelect: () => onChange(null) };
  return [
    all,
    ...options.map(({ id, name }) => ({ key: id, label: name, current: id === value, onSelect: () => onChange(id) })),
  ];
}

export function institutionItems({ options, value, onChange }: InstitutionChoice): MenuItem[] {
  return options.map(({ ids, name }) => ({
    key: ids,
    label: name,
    current: ids === value,
    onSelect: () => onChange(ids),
  }));
}

interface PersonRows extends PersonActions {
  person: ShellPerson;
  onNavigate: Navigate;
}

/** The rows of one's own: another identity, the other console, own pages; and the way out, last. */
export function personGroups({
  person,
  onSwitchIdentity,
  onLogout,
  otherConsole,
  personLinks = [],
  onNavigate,
}: PersonRows): [own: MenuGroup, out: MenuGroup] {
  const own: MenuItem[] = [
    { key: 'switch', label: '切换身份', icon: <Repeat2 {...icon} />, onSelect: onSwitchIdentity },
  ];
  if (otherConsole) {
    const { label, href } = otherConsole;
    own.push({ key: 'console', label, icon: <LayoutDashboard {...icon} />, onSelect: () => onNavigate(href) });
  }
  for (const { label, href, icon: sign } of personLinks) {
    own.push({ key: href, label, icon: sign, onSelect: () => onNavigate(href) });
  }
  return [
    { key: 'own', label: `${person.institution} · ${person.role}`, items: own },
    { key: 'out', items: [{ key: 'logout', label: '退出登录', icon: <LogOut {...icon} />, onSelect: onLogout }] },
  ];
}
