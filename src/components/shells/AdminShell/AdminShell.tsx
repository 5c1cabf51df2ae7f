import { Building2, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { BrandMark } from '../parts/BrandMark.tsx';
import { CampusSwitch } from '../parts/CampusSwitch.tsx';
import { PersonMenu } from '../parts/PersonMenu.tsx';
import { ShellLink } from '../parts/ShellLink.tsx';
import { mainId, SkipLink } from '../parts/SkipLink.tsx';
import { Grow, Name, Short, TopButton, WideOnly } from '../parts/topBar.styles.ts';
import type { CampusChoice, PersonActions, ShellPerson } from '../shellTypes.ts';
import { AdminMenu, type AdminMenuProps } from './AdminMenu.tsx';
import { Frame, LogoPlace, Main, Page, Top } from './AdminShell.styles.ts';

/** The institutions one works for. */
export interface InstitutionChoice {
  options: readonly { ids: string; name: string }[];
  /** `ids` of the identity in use. */
  value: string;
  onChange: (ids: string) => void;
}

export interface AdminShellProps extends AdminMenuProps, PersonActions {
  person: ShellPerson;
  institution?: InstitutionChoice | undefined;
  campus?: CampusChoice | undefined;
  /** Before the person, at the right of the top bar (search, to-dos, messages, help). */
  tools?: ReactNode;
  /** Bars above the page: offline, institution expired. */
  bars?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of the admin console: top bar, collapsible menu of two levels, the page. Renders header, nav and main; sets
 * `data-collapsed`, and `--shell-top` to the height of the top bar.
 */
export function AdminShell({
  person,
  institution,
  campus,
  tools,
  bars,
  children,
  tree,
  currentPath,
  isBuilt,
  onNavigate,
  collapsed,
  onCollapse,
  ...actions
}: AdminShellProps) {
  return (
    <Frame data-collapsed={collapsed ? '' : undefined}>
      <Top>
        <SkipLink />
        <LogoPlace>
          <Name as={ShellLink} href="/layout/dashboard" onNavigate={onNavigate} aria-label="教务">
            <BrandMark />
            {collapsed ? null : <WideOnly>教务</WideOnly>}
          </Name>
        </LogoPlace>
        {institution ? <InstitutionSwitch {...institution} /> : null}
        {campus ? <CampusSwitch {...campus} /> : null}
        <Grow />
        {tools}
        <PersonMenu {...actions} person={person} onNavigate={onNavigate} />
      </Top>
      <AdminMenu {...{ tree, currentPath, isBuilt, onNavigate, collapsed, onCollapse }} />
      <Page>
        {bars}
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
      </Page>
    </Frame>
  );
}

function InstitutionSwitch({ options, value, onChange }: InstitutionChoice) {
  const name = options.find((option) => option.ids === value)?.name ?? '';
  const words = (
    <>
      <Building2 size={16} strokeWidth={1.75} aria-hidden />
      <Short>{name}</Short>
    </>
  );
  if (options.length < 2) return <TopButton as="span">{words}</TopButton>;
  return (
    <Menu
      aria-label="机构"
      items={options.map((option) => ({
        key: option.ids,
        label: option.name,
        current: option.ids === value,
        onSelect: () => onChange(option.ids),
      }))}
      trigger={
        <TopButton type="button" aria-label={`机构：${name}`}>
          {words}
          <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden />
        </TopButton>
      }
    />
  );
}
