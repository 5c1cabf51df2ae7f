import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { useMedia } from '../../ui/shared/useMedia.ts';
import { BrandMark } from '../parts/BrandMark.tsx';
import { PersonMenu } from '../parts/PersonMenu.tsx';
import { personGroups } from '../parts/personRows.tsx';
import { ShellLink } from '../parts/ShellLink.tsx';
import { bottomTabsQuery } from '../parts/shellMedia.ts';
import { mainId, SkipLink } from '../parts/SkipLink.tsx';
import { Grow, Heard, Name, TopButton } from '../parts/topBar.styles.ts';
import type { Navigate, PersonActions, ShellEntry, ShellPerson } from '../shellTypes.ts';
import { type ChildChoice, ChildSwitch } from './ChildSwitch.tsx';
import { Frame, Head, Main, Place, Tabs, TopTabs } from './FamilyShell.styles.ts';

export interface FamilyShellProps extends PersonActions {
  /** 首页, 课程, 学习 (visitors 体系), 我的, each with its icon of 24 px; `only` tells bottom tabs from the top bar. */
  entries: readonly ShellEntry[];
  /** null: a visitor who is not signed in. */
  person: ShellPerson | null;
  child?: ChildChoice | undefined;
  /** Where the child learns: 东湖校区. */
  place?: string | undefined;
  onNavigate: Navigate;
  /** Where 登录 leads a visitor. @default '/?mode=sms' */
  loginHref?: string | undefined;
  bars?: ReactNode;
  /** At the right of the head: `TodoBell`. */
  tools?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of the family pages: bottom tabs and the child's chip on phones, a top bar from 960 px up. Renders header, nav and
 * main; sets `--shell-top`, and `--shell-bottom` to the height the tabs take.
 */
export function FamilyShell({
  entries,
  person,
  child,
  place,
  onNavigate,
  loginHref = '/?mode=sms',
  bars,
  tools,
  children,
  ...actions
}: FamilyShellProps) {
  const phone = useMedia(bottomTabsQuery);
  const hidden = phone ? 'desktop' : 'phone';
  const shown = entries.filter(({ only }) => only !== hidden);
  const tabs = shown.map(({ key, label, href, current, icon, count = 0 }) => (
    <ShellLink key={key} href={href} current={current} onNavigate={onNavigate}>
      {phone ? icon : null}
      {label}
      <Badge count={count} tone="danger" aria-hidden />
      {count > 0 ? <Heard>，{count} 项</Heard> : null}
    </ShellLink>
  ));
  const brand = (
    <Name as={ShellLink} href={entries[0]?.href ?? '/'} onNavigate={onNavigate}>
      <BrandMark />
      教务
    </Name>
  );
  return (
    <Frame data-bottom-tabs={phone ? '' : undefined}>
      <SkipLink />
      <Head>
        {phone && person ? (
          <ChildSwitch child={child} person={person} after={personGroups({ person, onNavigate, ...actions })} />
        ) : (
          brand
        )}
        {phone ? null : (
          <TopTabs aria-label="主导航" data-guide="nav">
            {tabs}
          </TopTabs>
        )}
        <Grow />
        {place === undefined ? null : (
          <Place>
            <MapPin size={14} strokeWidth={1.75} aria-hidden />
            {place}
          </Place>
        )}
        {phone || !person ? null : <ChildSwitch child={child} person={person} />}
        {tools}
        {person ? null : (
          <TopButton as={ShellLink} href={loginHref} onNavigate={onNavigate}>
            登录
          </TopButton>
        )}
        {person && !phone ? <PersonMenu {...actions} person={person} onNavigate={onNavigate} /> : null}
      </Head>
      {bars}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {phone ? (
        <Tabs aria-label="主导航" data-guide="nav">
          {tabs}
        </Tabs>
      ) : null}
    </Frame>
  );
}
