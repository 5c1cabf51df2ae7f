import { guardFacts, type ScreenRoute, type SessionState } from 'jiaowu';
import type { CampusChoice, ShellEntry, ShellPerson } from 'jiaowu/components';
import type { Campus } from 'jiaowu/contract';
import { guardNavigation, landingPath } from 'jiaowu/domain';

/** Entries of the teacher's console in their order: page and words. */
const entryPages: readonly (readonly [page: string, label: string])[] = [
  ['ClassSchedule', '课表'],
  ['Course', '我的课程'],
  ['Account', '账户'],
];

/** The entries whose pages are built and open to this identity; the one `menu` names is lit. */
export function teacherEntries(routes: readonly ScreenRoute[], menu: string, session: SessionState): ShellEntry[] {
  const facts = guardFacts(session);
  // Rights that are still being read close nothing: entries must not come and go.
  const opens = ({ path }: ScreenRoute) =>
    session.status !== 'ready' || guardNavigation({ pathname: path }, facts).kind !== 'forbidden';
  return entryPages.flatMap(([page, label]) => {
    const route = routes.find(({ name }) => name === page);
    return route && opens(route) ? [{ key: page, label, href: route.path, current: page === menu }] : [];
  });
}

export function personOf({ userInfo, identity }: SessionState): ShellPerson {
  return {
    name: userInfo?.nickname ?? '',
    avatar: userInfo?.avatar ?? '',
    role: identity?.displayName ?? '',
    institution: identity?.companyName ?? '',
  };
}

/** Campuses this identity may look at; a right for none in particular is a right for all. */
export function campusOptions(campuses: readonly Campus[], session: SessionState): CampusChoice['options'] {
  const allowed = session.business?.campusIds ?? [];
  return campuses
    .filter(({ id, state }) => state !== 'disabled' && (allowed.length === 0 || allowed.includes(id)))
    .map(({ id, name }) => ({ id, name }));
}

/** 进入管理后台, where the identity's own landing page there is built and opens. */
export function adminConsole(
  session: SessionState,
  pages: ReadonlySet<string>,
): { label: string; href: string } | undefined {
  const path = landingPath(session.identity);
  if (!path.startsWith('/layout/')) return undefined;
  const verdict = guardNavigation({ pathname: path }, guardFacts(session), pages);
  return verdict.kind === 'allow' ? { label: '进入管理后台', href: path } : undefined;
}

/** The query without a campus: what the switch says shall hold. */
export function withoutCampus(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('campusId');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
