import type { ReactNode } from 'react';
import { phoneQuery, useMedia } from '../../ui/shared/useMedia.ts';
import { BrandMark } from '../parts/BrandMark.tsx';
import { CampusSwitch } from '../parts/CampusSwitch.tsx';
import { HelpButton, type HelpProps, useHelp } from '../parts/HelpMenu.tsx';
import { InstitutionSwitch } from '../parts/InstitutionSwitch.tsx';
import { PersonMenu } from '../parts/PersonMenu.tsx';
import { PersonSheet } from '../parts/PersonSheet.tsx';
import { SearchButton, type SearchButtonProps } from '../parts/SearchButton.tsx';
import { ShellLink } from '../parts/ShellLink.tsx';
import { drawerQuery } from '../parts/shellMedia.ts';
import { mainId, SkipLink } from '../parts/SkipLink.tsx';
import { TodoBell, type TodoBellProps } from '../parts/TodoBell.tsx';
import { Grow, Name } from '../parts/topBar.styles.ts';
import type { CampusChoice, InstitutionChoice, PersonActions, ShellPerson } from '../shellTypes.ts';
import { AdminMenu, type MenuFacts } from './AdminMenu.tsx';
import { Bar, Frame, LogoPlace, Main, Page, PageTitle } from './AdminShell.styles.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { entryOf } from './menuTree.ts';
import { useCollapse } from './useCollapse.ts';

export interface AdminShellProps extends MenuFacts, PersonActions {
  person: ShellPerson;
  institution?: InstitutionChoice | undefined;
  campus?: CampusChoice | undefined;
  /** The page's title, for the bar of a phone. @default the words of the lit entry */
  title?: string | undefined;
  /** The field of the global search; left out, there is none. */
  search?: SearchButtonProps | undefined;
  /** The bell with what waits for the user; left out, there is none. */
  todos?: Omit<TodoBellProps, 'onNavigate'> | undefined;
  /** Guide, shortcuts and ways to help; left out, there is none. */
  help?: HelpProps | undefined;
  /** More between the bell and the help, e.g. a second bell for messages. Hidden on a phone. */
  tools?: ReactNode;
  /** Bars above the page: offline, institution expired. */
  bars?: ReactNode;
  /** Menu shows icons only. @default each user's own choice, remembered; from 1280 px up open */
  collapsed?: boolean | undefined;
  onCollapse?: ((collapsed: boolean) => void) | undefined;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of the admin console: top bar, collapsible menu of two levels, the page. Below 1024 px the menu is a drawer behind
 * 菜单; below 768 px the bar shows the page's title, and institution and campus are chosen in the person's sheet. Renders
 * header, nav and main; sets `data-collapsed`, `data-title-in-bar`, and `--shell-top` to the height of the top bar.
 */
export function AdminShell({
  person,
  institution,
  campus,
  title,
  search,
  todos,
  help = {},
  tools,
  bars,
  children,
  collapsed: given,
  onCollapse,
  otherConsole,
  personLinks,
  onSwitchIdentity,
  onLogout,
  ...menu
}: AdminShellProps) {
  const { tree, currentPath, onNavigate } = menu;
  const phone = useMedia(phoneQuery);
  const inDrawer = useMedia(drawerQuery);
  const [chosen, choose] = useCollapse();
  const { items: helps, parts } = useHelp(help);
  const collapsed = given ?? chosen;
  const collapse = (next: boolean) => {
    choose(next);
    onCollapse?.(next);
  };
  const rows = { person, onNavigate, onSwitchIdentity, onLogout, otherConsole, personLinks };
  // A phone has no keys to list.
  const byTouch = helps.filter(({ key }) => key !== 'keys');
  const about = byTouch.length > 0 ? [{ key: 'help', label: '帮助', items: byTouch }] : [];
  return (
    <Frame
      data-collapsed={collapsed && !inDrawer ? '' : undefined}
      data-drawer={inDrawer ? '' : undefined}
      data-title-in-bar={phone ? '' : undefined}
    >
      <SkipLink />
      <Bar>
        {inDrawer ? <MenuDrawer {...menu} /> : null}
        {phone ? (
          // The page's own heading says it to assistive technology.
          <PageTitle aria-hidden>{title ?? entryOf(tree, currentPath)?.name ?? '教务'}</PageTitle>
        ) : (
          <>
            <LogoPlace>
              <Name as={ShellLink} href="/layout/dashboard" onNavigate={onNavigate} aria-label="教务">
                <BrandMark />
                {collapsed || inDrawer ? null : '教务'}
              </Name>
            </LogoPlace>
            {institution ? <InstitutionSwitch {...institution} /> : null}
            {campus ? <CampusSwitch {...campus} /> : null}
          </>
        )}
        <Grow />
        {search ? <SearchButton {...search} /> : null}
        {todos ? <TodoBell {...todos} onNavigate={onNavigate} /> : null}
        {phone ? null : tools}
        {phone ? null : <HelpButton items={helps} />}
        {phone ? (
          <PersonSheet {...rows} institution={institution} campus={campus} more={about} />
        ) : (
          <PersonMenu {...rows} />
        )}
      </Bar>
      {inDrawer ? null : <AdminMenu {...menu} collapsed={collapsed} onCollapse={collapse} />}
      <Page>
        {bars}
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
      </Page>
      {parts}
    </Frame>
  );
}
