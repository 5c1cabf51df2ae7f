import type { ReactNode } from 'react';
import { phoneQuery, useMedia } from '../../ui/shared/useMedia.ts';
import { BrandMark } from '../parts/BrandMark.tsx';
import { CampusSwitch } from '../parts/CampusSwitch.tsx';
import { PersonMenu } from '../parts/PersonMenu.tsx';
import { campusItems } from '../parts/personRows.tsx';
import { ShellLink } from '../parts/ShellLink.tsx';
import { mainId, SkipLink } from '../parts/SkipLink.tsx';
import { Grow, Name, WideOnly } from '../parts/topBar.styles.ts';
import type { CampusChoice, Navigate, PersonActions, ShellEntry, ShellPerson } from '../shellTypes.ts';
import { Frame, Main, Nav, Top } from './TeacherShell.styles.ts';

export interface TeacherShellProps extends PersonActions {
  /** 课表, 我的课程, 账户: those the host has. The first is where the product's name leads. */
  entries: readonly ShellEntry[];
  person: ShellPerson;
  campus?: CampusChoice | undefined;
  onNavigate: Navigate;
  /** Bars under the top bar: offline, institution expired. */
  bars?: ReactNode;
  /** Before the person, at the right of the top bar: `TodoBell`, `HelpMenu`. */
  tools?: ReactNode;
  /** The page; it sets its own measure (1200 centred, or the full width of the timetable). */
  children: ReactNode;
}

/**
 * Frame of the teacher's console: a top bar of few entries, the page below. On a phone the campus is chosen in the
 * person's menu. Renders header, nav and main; sets `--shell-top` to the height the top bar takes.
 */
export function TeacherShell({
  entries,
  person,
  campus,
  onNavigate,
  bars,
  tools,
  children,
  ...actions
}: TeacherShellProps) {
  const phone = useMedia(phoneQuery);
  const inMenu = phone && campus !== undefined && campus.options.length > 1;
  return (
    <Frame>
      <SkipLink />
      <Top>
        <Name as={ShellLink} href={entries[0]?.href ?? '/'} onNavigate={onNavigate} aria-label="教务">
          <BrandMark />
          <WideOnly>教务</WideOnly>
        </Name>
        <Nav aria-label="主导航" data-guide="nav">
          {entries.map((entry) => (
            <ShellLink key={entry.key} href={entry.href} current={entry.current} onNavigate={onNavigate}>
              {entry.label}
            </ShellLink>
          ))}
        </Nav>
        <Grow />
        {campus && !inMenu ? <CampusSwitch {...campus} /> : null}
        {tools}
        <PersonMenu
          {...actions}
          person={person}
          onNavigate={onNavigate}
          before={inMenu ? [{ key: 'campus', label: '校区', items: campusItems(campus) }] : undefined}
        />
      </Top>
      {bars}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}
