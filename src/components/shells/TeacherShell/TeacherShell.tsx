import type { ReactNode } from 'react';
import { BrandMark } from '../parts/BrandMark.tsx';
import { CampusSwitch } from '../parts/CampusSwitch.tsx';
import { PersonMenu } from '../parts/PersonMenu.tsx';
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
  /** Before the person, at the right of the top bar (bell, help). */
  tools?: ReactNode;
  /** The page; it sets its own measure (1200 centred, or the full width of the timetable). */
  children: ReactNode;
}

/**
 * Frame of the teacher's console: a top bar of few entries, the page below. Renders header, nav and main; sets
 * `--shell-top` to the height the top bar takes.
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
  return (
    <Frame>
      <SkipLink />
      <Top>
        <Name as={ShellLink} href={entries[0]?.href ?? '/'} onNavigate={onNavigate} aria-label="教务">
          <BrandMark />
          <WideOnly>教务</WideOnly>
        </Name>
        <Nav aria-label="主导航">
          {entries.map((entry) => (
            <ShellLink key={entry.key} href={entry.href} current={entry.current} onNavigate={onNavigate}>
              {entry.label}
            </ShellLink>
          ))}
        </Nav>
        <Grow />
        {campus ? <CampusSwitch {...campus} /> : null}
        {tools}
        <PersonMenu {...actions} person={person} onNavigate={onNavigate} />
      </Top>
      {bars}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}
